import { list } from '../list.ts';

export const opening = list(
  'abrir | abra | escolher | escolha | selecionar | selecione | clicar em | clique em | ir para | vá para | o | a | os | as | um | uma | meu | minha | menu | página | aba | botão | link',
);
