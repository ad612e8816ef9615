import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*reklam* | *inzerc* | *inzerát*'),
    label: rawList('^reklama | ^inzerce'),
    says: rawList('=reklama | =inzerce'),
    names: rawList('reklam* | inzerce*'),
  },
  consent: {
    ask: rawList('*souhlas*'),
    label: rawList('*souhlas*'),
  },
  newsletter: {
    ask: rawList('*newsletter* | *zpravodaj*'),
    label: rawList('*newsletter* | zprávy do e mailu'),
  },
  login: {
    ask: rawList('*přihlášen* | *přihlašov*'),
    label: rawList('^přihlásit'),
  },
  comments: {
    ask: rawList('*komentář* | *diskus* | *diskuz*'),
    label: rawList('^komentáře | ^diskuse | ^diskuze'),
  },
  related: {
    ask: rawList('souvisej* | *podobn* | *doporuč* | *nejčtenější*'),
    label: rawList(
      'souvisej* | *nejčtenější* | mohlo by vás* | *doporučujeme* | čtěte také* | další články*',
    ),
    leads: rawList('^čtěte také | ^čtěte též | ^přečtěte si'),
  },
  sidebar: {
    ask: rawList('*postranní* | boční *'),
  },
  share: {
    ask: rawList('*sdílen* | *sdílecí*'),
    label: rawList('^sdílet | ^sdílejte'),
  },
  nav: {
    ask: rawList('*menu | *navigac* | *nabídk*'),
  },
  footer: {
    ask: rawList('*patičk* | *zápatí*'),
  },
  header: {
    ask: rawList('*záhlaví* | *hlavičk*'),
  },
  images: {
    ask: rawList('*obrázk* | *fotk* | *fotografi* | *fotogaleri*'),
  },
  author: {
    ask: rawList('*o autorovi* | *o autorce* | *informace o autor* | *autorský box* | *medailon*'),
    label: rawList('^o autorovi | ^o autorce'),
  },
  tags: {
    ask: rawList('*štítky* | *klíčová slova*'),
  },
  subscription: {
    ask: rawList('*předplat* | *paywall*'),
    label: rawList('*předplat*'),
  },
  code: {
    ask: rawList('*ukázky kódu* | *bloky kódu*'),
  },
  tables: {
    ask: rawList('*tabulk*'),
  },
  search: {
    ask: rawList('*vyhledáv*'),
  },
};
