import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('ad | ads | advert*'),
    label: rawList('^advert* | ^ad | ^ads'),
    says: rawList('=advertisement'),
  },
  sponsored: {
    ask: rawList(
      '*sponsor* | *promoted* | paid content | paid post* | partner content | partner links | affiliate* | taboola | outbrain',
    ),
    label: rawList(
      '*sponsor* | *promoted* | paid content* | paid post* | paid partner* | from the web | from around the web | around the web | by taboola | by outbrain | partner content*',
    ),
    says: rawList(
      '^sponsored | ^promoted | ^advertisement | ^advertorial | ^paid post | ^paid content | ^paid partner',
    ),
  },
  consent: {
    ask: rawList('*cookie* | *consent* | gdpr | privacy*'),
    label: rawList('*cookie* | privacy* | *consent*'),
    words: rawList('*cookie | *cookies'),
  },
  newsletter: {
    ask: rawList('*newsletter* | *subscri* | mailing* | email sign* | email form | email box | sign up*'),
    label: rawList(
      '*newsletter* | *subscri* | mailing list* | sign up* | join our* | get our … email* | get our … inbox | get our … news* | get the … email* | get the … inbox | get the … news* | in your inbox',
    ),
  },
  login: {
    ask: rawList('log in* | sign in* | registr* | account prompt*'),
    label: rawList(
      '^log in* | ^sign in* | ^register* | ^my account* | ^create account* | ^create an account*',
    ),
  },
  comments: {
    ask: rawList(
      'comment* | disqus | discussion* | review | reviews | replies | reply form* | reply box* | reply field*',
    ),
    label: rawList(
      '^comment* | ^discussion* | ^response* | ^replies* | ^thoughts on* | ^leave a reply* | ^leave a comment*',
    ),
  },
  related: {
    ask: rawList(
      '*related* | *recommend* | trending* | most read* | most popular* | most viewed* | most shared* | *popular* | more stories | more articles | more news | more from | may like | might like | may also* | might also like | read also | read more | read next | *suggested* | latest* | recent posts | recent articles | recent news | other stories | other articles | in article link* | inline link* | inline stor* | teaser | teasers',
    ),
    label: rawList(
      "*related* | *recommend* | trending* | most read* | most popular* | most viewed* | most shared* | most commented* | *popular* | more stories* | more articles* | more news* | more from* | more on* | more in* | more like* | you may like* | you may also like* | you might like* | you might also like* | you may be interested* | you may also be interested* | you might be interested* | you might also be interested* | you may enjoy* | you may also enjoy* | you might enjoy* | you might also enjoy* | read also* | read more* | read next* | see also* | also on* | also read* | don't miss* | must read* | *suggested* | what's hot* | what's next* | what's trending* | editor's pick* | editor's choice* | editors pick* | editors choice* | latest* | recent posts* | recent articles* | recent news* | recent stories* | recent comments* | top stories* | top news* | top posts* | up next* | next article*",
    ),
    leads: rawList(
      '^read also | ^also read | ^read more | ^related | ^see also | ^read next | ^more on this | ^read: ',
    ),
  },
  sidebar: {
    ask: rawList('side bar* | side column* | right column* | right rail* | left column* | left rail*'),
  },
  share: {
    ask: rawList('share* | sharing* | *social* | follow us | *facebook* | *twitter* | *whatsapp*'),
    label: rawList('^share* | ^follow us* | ^social*'),
  },
  chat: {
    ask: rawList('chat* | support widget* | support bubble* | *messenger* | live help* | help bubble*'),
    label: rawList('*chat* | need help*'),
  },
  video: {
    ask: rawList('*video* | *player* | *autoplay*'),
    label: rawList('^video | ^videos'),
  },
  app: {
    ask: rawList('app | app banner* | *install* | download the*'),
    label: rawList('get … app | download … app | install … app | open in … app | app store* | google play*'),
  },
  popup: {
    ask: rawList('pop up* | *overlay* | *modal* | *dialog* | layer* | *notification*'),
  },
  nav: {
    ask: rawList('*navigation* | nav | menu | menus | navbar*'),
  },
  footer: {
    ask: rawList('*footer*'),
  },
  header: {
    ask: rawList('header* | top bar*'),
  },
  images: {
    ask: rawList(
      'image | images | *pictures* | *photos* | gallery | galleries | *slideshow* | photo gallery | picture gallery | image gallery',
    ),
  },
  author: {
    ask: rawList(
      "author box* | author bio* | author info* | author profile* | author card* | author section* | about the author* | about the writer* | about the journalist* | about the blogger* | writer box* | writer bio* | bio box* | bio of the* | biography | byline* | author note* | author blurb* | author description* | author details* | author panel* | note on the author | note about the author | author's bio* | author's box* | author's note* | author's profile* | writer's bio* | author card",
    ),
    label: rawList('about the author* | about the writer* | written by*'),
  },
  tags: {
    ask: rawList('tag | tags | tag cloud* | *keywords* | topics list'),
    label: rawList('^tag | ^tags | ^keywords | ^topics | ^filed under'),
  },
  donate: {
    ask: rawList('*donat* | support us'),
    label: rawList('*donate* | support us* | support our* | become a member*'),
  },
  subscription: {
    ask: rawList('*paywall* | subscription* | subscri* | *membership* | become a member | go premium'),
    label: rawList(
      '^subscribe | already a subscriber* | subscribers only* | become a member* | *free articles* | unlimited access* | start your free trial* | *paywall* | for subscribers*',
    ),
  },
  code: {
    ask: rawList(
      '*code block* | *code snippet* | *code sample* | *code example* | *source code* | *code listing*',
    ),
  },
  tables: {
    ask: rawList('table | tables | data table*'),
  },
  search: {
    ask: rawList('search box* | search bar* | search field* | search form* | search function*'),
  },
  contents: {
    ask: rawList('table of contents* | contents list* | toc'),
    label: rawList('^table of contents | ^contents | ^in this article | ^on this page'),
  },
  breadcrumbs: {
    ask: rawList('breadcrumb*'),
  },
};
