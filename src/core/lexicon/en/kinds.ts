import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('ad | ads | advert*'),
    label: list('^advert* | ^ad | ^ads'),
    says: list('=advertisement'),
  },
  sponsored: {
    ask: list(
      '*sponsor* | *promoted* | paid content | paid post* | partner content | partner links | affiliate* | taboola | outbrain',
    ),
    label: list(
      '*sponsor* | *promoted* | paid content* | paid post* | paid partner* | from the web | from around the web | around the web | by taboola | by outbrain | partner content*',
    ),
    says: list(
      '^sponsored | ^promoted | ^advertisement | ^advertorial | ^paid post | ^paid content | ^paid partner',
    ),
  },
  consent: {
    ask: list('*cookie* | *consent* | gdpr | privacy*'),
    label: list('*cookie* | privacy* | *consent*'),
    words: list('*cookie | *cookies'),
  },
  newsletter: {
    ask: list(
      '*newsletter* | *subscri* | mailing* | email sign* | email form | email box | sign up* | *paywall*',
    ),
    label: list(
      '*newsletter* | *subscri* | mailing list* | sign up* | join our* | get our … email* | get our … inbox | get our … news* | get the … email* | get the … inbox | get the … news* | in your inbox',
    ),
  },
  login: {
    ask: list('log in* | sign in* | registr* | account prompt*'),
    label: list('^log in* | ^sign in* | ^register* | ^my account* | ^create account* | ^create an account*'),
  },
  comments: {
    ask: list('comment* | disqus | discussion* | review | reviews | replies'),
    label: list(
      '^comment* | ^discussion* | ^response* | ^replies* | ^thoughts on* | ^leave a reply* | ^leave a comment*',
    ),
  },
  related: {
    ask: list(
      '*related* | *recommend* | trending* | most read* | most popular* | most viewed* | most shared* | *popular* | more stories | more articles | more news | more from | may like | might like | may also* | might also like | read also | read more | read next | *suggested* | latest* | recent posts | recent articles | recent news',
    ),
    label: list(
      "*related* | *recommend* | trending* | most read* | most popular* | most viewed* | most shared* | most commented* | *popular* | more stories* | more articles* | more news* | more from* | more on* | more in* | more like* | you may like* | you may also like* | you might like* | you might also like* | you may be interested* | you may also be interested* | you might be interested* | you might also be interested* | you may enjoy* | you may also enjoy* | you might enjoy* | you might also enjoy* | read also* | read more* | read next* | see also* | also on* | also read* | don't miss* | must read* | *suggested* | what's hot* | what's next* | what's trending* | editor's pick* | editor's choice* | editors pick* | editors choice* | latest* | recent posts* | recent articles* | recent news* | recent stories* | recent comments* | top stories* | top news* | top posts* | up next* | next article*",
    ),
  },
  sidebar: {
    ask: list('side bar* | side column* | right column* | right rail* | left column* | left rail*'),
  },
  share: {
    ask: list('share* | sharing* | *social* | follow us | *facebook* | *twitter* | *whatsapp*'),
    label: list('^share* | ^follow us* | ^social*'),
  },
  chat: {
    ask: list('chat* | support widget* | support bubble* | *messenger* | live help* | help bubble*'),
    label: list('*chat* | need help*'),
  },
  video: {
    ask: list('*video* | *player* | *autoplay*'),
    label: list('^video | ^videos'),
  },
  app: {
    ask: list('app | app banner* | *install* | download the*'),
    label: list('get … app | download … app | install … app | open in … app | app store* | google play*'),
  },
  popup: {
    ask: list('pop up* | *overlay* | *modal* | *dialog* | layer* | *notification*'),
  },
  nav: {
    ask: list('*navigation* | nav | menu | menus | navbar*'),
  },
  footer: {
    ask: list('*footer*'),
  },
  header: {
    ask: list('header* | top bar*'),
  },
  images: {
    ask: list('image | images | *pictures* | *photos*'),
  },
  author: {
    ask: list('author box* | author bio* | author info* | author profile* | about the author'),
    label: list('about the author* | written by*'),
  },
  tags: {
    ask: list('tag | tags | tag cloud* | *keywords* | topics list'),
    label: list('^tag | ^tags | ^keywords | ^topics | ^filed under'),
  },
  donate: {
    ask: list('*donat* | support us'),
    label: list('*donate* | support us* | support our* | become a member*'),
  },
};
