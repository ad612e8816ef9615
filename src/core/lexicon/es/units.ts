import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('caloría* | caloria* | kcal | kilocalorías | kilojulios | kj'),
  yields: rawList(
    'cuántas porciones | cuantas porciones | cuántas raciones | para cuántas | para cuantas | para cuántos | cuántas personas comen | cuántos … salen | cuántas … salen | cuánto rinde',
  ),
  portions: rawList(
    'porciones | porción | raciones | ración | personas | comensales | piezas | unidades | rinde | rendimiento | salen',
  ),
  heat: rawList('temperatura | grados | qué tan caliente'),
  oven: rawList('horno | hornea* | hornear | precalent* | cocción | asar'),
  takes: rawList('tiempo | preparación | cocción | total | duración | listo en | reposo'),
  aged: rawList('años | años de edad'),
  atAge: rawList('de | a los | edad | tiene | con'),
};
