import { list } from '../list.ts';

export const pictures = list(
  'imagen | imágenes | foto | fotos | fotografía | gráfico | gráficos | gráfica | gráficas | diagrama | diagramas | ilustración | infografía | captura de pantalla | dibujo | cuadro pintado | logotipo | mapa | eje x | eje y | al fondo',
);
