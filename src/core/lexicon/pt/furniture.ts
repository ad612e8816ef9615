import { list } from '../list.ts';

export const furniture = list(
  'leia também | leia mais | continue lendo | notícias relacionadas | artigos relacionados | relacionadas | você pode gostar | recomendados | mais lidas | mais lidos | últimas notícias | comentários | deixe um comentário | deixe uma resposta | compartilhe | siga-nos | nas redes sociais | newsletter | assine | publicidade | sobre o autor | buscar | categorias | arquivos | contato',
);
