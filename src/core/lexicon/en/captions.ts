import { list } from '../list.ts';

export const captions = list(
  'figure | fig | table | tab | chart | listing | algorithm | exhibit | plate | scheme',
);
