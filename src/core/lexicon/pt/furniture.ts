import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    'leia também | leia mais | continue lendo | notícias relacionadas | artigos relacionados | relacionadas | você pode gostar | recomendados | mais lidas | mais lidos | últimas notícias | comentários | deixe um comentário | deixe uma resposta | compartilhe | siga-nos | nas redes sociais | newsletter | assine | publicidade | sobre o autor | buscar | categorias | arquivos | contato',
  ),
  reply: rawList('=responder'),
  appeals: rawList(
    'apoie nos | apoie o nosso | nossa newsletter | assine nossa | siga nos | inscreva se | faça uma doação | cadastre se | faça login para | já é assinante | todos os direitos reservados',
  ),
};
