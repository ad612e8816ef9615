import { list } from '../list.ts';

export const pictures = list(
  'bild | bilder | bildern | bildes | foto | fotos | fotografie | aufnahme | diagramm | diagramme | diagramms | balkendiagramm | kreisdiagramm | liniendiagramm | schaubild | schaubilder | grafik | grafiken | graphik | graphiken | kurve | abbildung | abbildungen | abgebildet | illustration | zeichnung | gemälde | infografik | bildschirmfoto | screenshot | screenshots | logo | landkarte | skizze | x-achse | y-achse | im hintergrund | im vordergrund',
);
