import { list } from '../list.ts';

export const pictures = list(
  'imagem | imagens | foto | fotos | fotografia | gráfico | gráficos | diagrama | diagramas | ilustração | infográfico | captura de tela | desenho | logotipo | eixo x | eixo y | ao fundo',
);
