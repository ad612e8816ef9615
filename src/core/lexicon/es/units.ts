import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('caloría* | caloria* | kcal | kilocalorías | kilojulios | kj'),
  yields: rawList(
    'cuántas porciones | cuantas porciones | cuántas raciones | cuantas raciones | para cuántas personas | para cuantas personas | cuántas personas comen | cuántas piezas | cuántos … salen | cuántas … salen | cuantos … salen | cuantas … salen | cuántos … rinde | cuánto rinde | para cuántos | para cuantos',
  ),
  portions: rawList(
    'porciones | porción | raciones | ración | personas | comensales | piezas | unidades | rinde | rendimiento | salen',
  ),
  heat: rawList('temperatura | grados | qué tan caliente'),
  oven: rawList('horno | hornea* | hornear | precalent* | cocción | asar'),
  takes: rawList(
    'tiempo de preparación | tiempo de cocción | tiempo de horneado | tiempo total | preparación | cocción | total | duración | listo en | reposo',
  ),
  aged: rawList('años | años de edad'),
  atAge: rawList('de | a los | edad | tiene | con'),
};
