import { list } from '../list.ts';

export const opening = list(
  'abre | abrir | elige | elegir | selecciona | seleccionar | pulsa | pulsar | haz clic en | hacer clic en | ve a | ir a | ir al | el | la | los | las | un | una | mi | en | menú | página | pestaña | botón | enlace',
);
