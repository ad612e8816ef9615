import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('caloria* | kcal | quilocalorias | quilojoules | kj'),
  yields: rawList(
    'quantas porções | quantas doses | para quantas | quantas pessoas | quantas unidades | quanto rende | rende quantas | serve quantas',
  ),
  portions: rawList('porções | porção | doses | pessoas | unidades | rende | rendimento | serve'),
  heat: rawList('temperatura | graus | quão quente'),
  oven: rawList('forno | assa* | assar | preaquec* | pré aquec*'),
  takes: rawList('tempo | preparo | preparação | total | duração | pronto em'),
  aged: rawList('anos | anos de idade'),
  atAge: rawList('de | aos | idade | tem | com'),
};
