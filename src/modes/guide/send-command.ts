import type { GuideCommand } from '../../contracts/guide.ts';

/** Sends what the person did in the card to the mode. */
export type SendCommand = (command: GuideCommand) => void;
