import { z } from 'zod';

export const modeIdSchema = z.enum(['find', 'guide', 'hide', 'image', 'chat']);
export type ModeId = z.infer<typeof modeIdSchema>;
