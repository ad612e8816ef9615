import type { ComponentType } from 'react';
import type { Card, ModeId } from '../contracts/conversation.ts';
import { answerAsText } from '../core/answer/markdown.ts';
import type { CardProps } from './card-props.ts';
import { FindCardView } from './find/Card.tsx';
import { GuideCardView } from './guide/Card.tsx';
import { HideCardView } from './hide/Card.tsx';

/** The card of each mode. A mode adds one line here; its view lives in `modes/<mode>/Card.tsx`. */
export const CARDS: { [M in ModeId]?: ComponentType<CardProps<Extract<Card, { mode: M }>>> } = {
  find: FindCardView,
  guide: GuideCardView,
  hide: HideCardView,
};

/** The words of a card for where its view cannot be drawn; empty where a card is more than words. */
export function plainTextOf(card: Card): string {
  return card.mode === 'find' ? answerAsText(card) : '';
}
