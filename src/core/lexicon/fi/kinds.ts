import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('*mainok* | *mainos*'),
    label: rawList('^mainos | ^mainokset'),
    says: rawList('=mainos'),
    names: rawList('mainos*'),
  },
  sponsored: {
    ask: rawList('*kaupallinen* | sponsoroi*'),
    label: rawList('kaupallinen yhteistyö'),
  },
  consent: {
    ask: rawList('*eväste* | *suostumus*'),
    label: rawList('*eväste*'),
  },
  newsletter: {
    ask: rawList('*uutiskirj*'),
    label: rawList('*uutiskirj* | suoraan sähköpostiisi'),
  },
  login: {
    ask: rawList('kirjautumi*'),
    label: rawList('^kirjaudu'),
  },
  comments: {
    ask: rawList('*kommentit* | *kommentti* | *kommentteja*'),
    label: rawList('^kommentit | ^keskustelu'),
  },
  related: {
    ask: rawList('aiheeseen liittyv* | *suositellu* | *luetuimmat* | lue myös*'),
    label: rawList('aiheeseen liittyv* | lue myös* | *luetuimmat* | *suosituimmat* | uusimmat*'),
    leads: rawList('^lue myös | ^lue lisää'),
  },
  sidebar: {
    ask: rawList('*sivupalk*'),
  },
  share: {
    ask: rawList('*jakopainik* | *jakonap* | jaa *'),
    label: rawList('^jaa'),
  },
  nav: {
    ask: rawList('*valikko* | *valikot*'),
  },
  footer: {
    ask: rawList('*alatunniste* | *alapalk*'),
  },
  header: {
    ask: rawList('*ylätunniste* | *yläpalk*'),
  },
  images: {
    ask: rawList('*kuvat* | kuvia | *kuvagalleria*'),
  },
  author: {
    ask: rawList('*kirjoittajan tiedot* | *kirjoittajaesittel* | tietoja kirjoittajasta'),
  },
  tags: {
    ask: rawList('*avainsanat* | *tunnisteet*'),
  },
  video: {
    ask: rawList('*videot* | *videosoit*'),
  },
  subscription: {
    ask: rawList('*tilausmain* | *maksumuuri* | *tilauskehot*'),
    label: rawList('tilaa* | *tilaajille*'),
  },
  code: {
    ask: rawList('*koodilohk* | *koodiesimerk*'),
  },
  tables: {
    ask: rawList('*taulukot* | *taulukko*'),
  },
  search: {
    ask: rawList('*hakukent* | *hakulomak*'),
  },
};
