import { list } from '../list.ts';

export const captions = list('abbildung | abb | tabelle | tab | bild | diagramm | quelltext');
