import { list } from '../list.ts';

export const pictures = list(
  'immagine | immagini | foto | fotografia | grafico | grafici | diagramma | diagrammi | illustrazione | infografica | schermata | disegno | logo | asse x | asse y | sullo sfondo | in primo piano',
);
