import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('caloria* | kcal | quilocalorias | quilojoules | kj'),
  yields: rawList(
    'quantas porções | quantas doses | para quantas pessoas | quantas pessoas | quantas unidades | quantos … rende | quantas … rende | quanto rende | quantos … dá | rende quantas | serve quantas | para quantos',
  ),
  portions: rawList('porções | porção | doses | pessoas | unidades | rende | rendimento | serve'),
  heat: rawList('temperatura | graus | quão quente'),
  oven: rawList('forno | assa* | assar | preaquec* | pré aquec*'),
  takes: rawList(
    'tempo de preparo | tempo de preparação | tempo de forno | tempo de cozimento | tempo de cozedura | tempo total | preparo | preparação | total | duração | pronto em',
  ),
  aged: rawList('anos | anos de idade'),
  atAge: rawList('de | aos | idade | tem | com'),
};
