import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('advertent* | reclame*'),
    label: list('^advertentie | ^advertenties'),
    says: list('=advertentie'),
    names: list('advertentie*'),
  },
  sponsored: {
    ask: list('*gesponsord*'),
    label: list('*gesponsord*'),
    says: list('^gesponsord'),
  },
  newsletter: {
    ask: list('*nieuwsbrief* | abonn*'),
    label: list('*nieuwsbrief* | abonn*'),
    names: list('nieuwsbrief*'),
  },
  login: {
    ask: list('inlog*'),
    label: list('^inloggen*'),
  },
  comments: {
    ask: list('*reacties*'),
    label: list('^reacties*'),
    names: list('reacties'),
  },
  related: {
    ask: list('aanbevolen* | gerelateerd* | meest gelezen* | lees ook*'),
    label: list('aanbevolen* | gerelateerd* | meest gelezen* | lees ook*'),
  },
  sidebar: {
    ask: list('*zijbalk*'),
  },
  share: {
    ask: list('delen'),
    label: list('^delen*'),
  },
  footer: {
    ask: list('voettekst*'),
  },
  header: {
    ask: list('koptekst*'),
  },
  images: {
    ask: list('*afbeeldingen*'),
  },
  author: {
    ask: list('over de auteur*'),
    label: list('over de auteur*'),
  },
  donate: {
    ask: list('doneer* | doneren*'),
    label: list('doneer*'),
  },
};
