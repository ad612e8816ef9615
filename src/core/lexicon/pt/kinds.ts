import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('publicidad* | anúncio*'),
    label: list('^publicidade | ^anúncio | ^anúncios'),
    says: list('=publicidade'),
    names: list('publicidad* | anuncio*'),
  },
  sponsored: {
    ask: list('*patrocin*'),
    label: list('*patrocin*'),
    says: list('^patrocinado | ^patrocinada'),
  },
  consent: {
    ask: list('lgpd | privacidade*'),
    label: list('privacidade*'),
  },
  newsletter: {
    ask: list('inscri* | boletim*'),
    label: list('inscr* | boletim*'),
  },
  login: {
    ask: list('entrar*'),
    label: list('^entrar*'),
  },
  comments: {
    ask: list('comentári*'),
    label: list('^comentário*'),
  },
  related: {
    ask: list('relacionad* | recomend* | leia tamb* | leia mais | mais lid*'),
    label: list(
      'relacionad* | recomend* | leia tamb* | leia mais* | mais lid* | veja tamb* | veja mais* | tendência* | destaque*',
    ),
  },
  sidebar: {
    ask: list('barra lateral* | coluna lateral*'),
  },
  share: {
    ask: list('compart*'),
    label: list('^compartilhar*'),
  },
  popup: {
    ask: list('*janela*'),
  },
  footer: {
    ask: list('rodapé*'),
  },
  header: {
    ask: list('*cabeçalho*'),
  },
  images: {
    ask: list('imagens* | fotos*'),
  },
  author: {
    ask: list('sobre o autor*'),
    label: list('sobre o autor* | sobre a autor*'),
  },
  tags: {
    ask: list('*etiquetas*'),
    label: list('^etiquetas'),
  },
  donate: {
    ask: list('doaç*'),
    label: list('doaç*'),
  },
};
