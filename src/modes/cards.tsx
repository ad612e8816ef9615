import type { ComponentType } from 'react';
import type { Card, ModeId } from '../contracts/conversation.ts';
import { answerAsText } from '../core/answer/markdown.ts';
import type { CardProps } from './card-props.ts';
import { ChatCardView } from './chat/Card.tsx';
import { FindCardView } from './find/Card.tsx';
import { GuideCardView } from './guide/Card.tsx';
import { HideCardView } from './hide/Card.tsx';
import { onDemand } from './kit/on-demand.tsx';

/** Few ask about pictures: its card is loaded by the first that is shown. */
const ImageCardView = onDemand(
  () => import('./image/Card.tsx').then((file) => file.ImageCardView),
  ({ card }) => <p aria-busy="true">{card.text}</p>,
);

/** The card of each mode. A mode adds one line here; its view lives in `modes/<mode>/Card.tsx`. */
export const CARDS: { [M in ModeId]?: ComponentType<CardProps<Extract<Card, { mode: M }>>> } = {
  find: FindCardView,
  guide: GuideCardView,
  hide: HideCardView,
  image: ImageCardView,
  chat: ChatCardView,
};

/** The words of a card for where its view cannot be drawn; empty where a card is more than words. */
export function plainTextOf(card: Card): string {
  if (card.mode === 'find') return answerAsText(card);
  return card.mode === 'chat' || card.mode === 'image' ? card.text : '';
}
