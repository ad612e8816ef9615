import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list('articolo | articoli | notizia | notizie | commento | commenti | tutto | tutti | tutte'),
  about: list('di | su | sul | sulla | sui | riguardanti | che parlano di | da'),
  joins: list('o | e'),
  inside: list('nel | nella | della | del | dalla | dal'),
  articles: list('il | lo | la | gli | i | le'),
  fillers: list('nascondi | rimuovi | il | lo | gli | e | la | le'),
  shapes: list(
    'pulsante | pulsanti | bottoni | icone | icona | modulo | riquadro | box | barra | finestra | principale',
  ),
};
