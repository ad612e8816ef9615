import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('publicidad* | anúncio*'),
    label: rawList('^publicidade | ^anúncio | ^anúncios'),
    says: rawList('=publicidade'),
    names: rawList('publicidad* | anuncio*'),
  },
  sponsored: {
    ask: rawList('*patrocin*'),
    label: rawList('*patrocin*'),
    says: rawList('^patrocinado | ^patrocinada'),
  },
  consent: {
    ask: rawList('lgpd | privacidade*'),
    label: rawList('privacidade*'),
  },
  newsletter: {
    ask: rawList('inscri* | boletim*'),
    label: rawList('inscr* | boletim*'),
  },
  login: {
    ask: rawList('entrar*'),
    label: rawList('^entrar*'),
  },
  comments: {
    ask: rawList('comentári*'),
    label: rawList('^comentário*'),
  },
  related: {
    ask: rawList(
      'relacionad* | recomend* | leia tamb* | leia mais | mais lid* | outras notícias | outros artigos | outras matérias | veja também',
    ),
    label: rawList(
      'relacionad* | recomend* | leia tamb* | leia mais* | mais lid* | veja tamb* | veja mais* | tendência* | destaque*',
    ),
    leads: rawList('^leia também | ^leia mais | ^veja também | ^saiba mais | ^leia ainda'),
  },
  sidebar: {
    ask: rawList('barra lateral* | coluna lateral*'),
  },
  share: {
    ask: rawList('compart*'),
    label: rawList('^compartilhar*'),
  },
  popup: {
    ask: rawList('*janela*'),
  },
  footer: {
    ask: rawList('rodapé*'),
  },
  header: {
    ask: rawList('*cabeçalho*'),
  },
  images: {
    ask: rawList('imagens* | fotos* | galeria* | imagem | foto'),
  },
  author: {
    ask: rawList(
      'sobre o autor* | sobre a autor* | caixa do autor* | caixa de autor* | biografia do autor* | bio do autor* | perfil do autor* | informações do autor* | nota do autor* | quadro do autor* | cartão do autor*',
    ),
    label: rawList('sobre o autor* | sobre a autor*'),
  },
  tags: {
    ask: rawList('*etiquetas*'),
    label: rawList('^etiquetas'),
  },
  donate: {
    ask: rawList('doaç*'),
    label: rawList('doaç*'),
  },
  subscription: {
    ask: rawList('assinar | assine | assinatura* | *paywall* | *assinante*'),
    label: rawList(
      '^assine | assinar o | seja assinante* | já é assinante* | assine por* | assine já* | para assinantes*',
    ),
  },
  code: {
    ask: rawList('*blocos de código* | *bloco de código* | *trechos de código* | *código fonte*'),
  },
  tables: {
    ask: rawList('tabela | tabelas'),
  },
  search: {
    ask: rawList('*barra de pesquisa* | *barra de busca* | *campo de busca* | *campo de pesquisa*'),
  },
  contents: {
    ask: rawList('*sumário* | *índice*'),
    label: rawList('^sumário | ^índice'),
  },
  breadcrumbs: {
    ask: rawList('*trilha de navegação*'),
  },
};
