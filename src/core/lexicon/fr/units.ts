import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('calorie* | kcal | kilocalories | kilojoules | kj'),
  yields: rawList(
    'combien de portions | combien de parts | pour combien | combien de personnes | combien ça fait | combien … en fait',
  ),
  portions: rawList('portions | portion | parts | part | personnes | personne | pièces | convives | donne'),
  heat: rawList('température | degrés | thermostat | quelle chaleur | th'),
  oven: rawList('four | cuire | cuisson | préchauff* | enfourn* | rôti*'),
  takes: rawList('temps | préparation | cuisson | repos | total | durée | prêt en'),
  aged: rawList('ans'),
  atAge: rawList("âgé de | âgée de | à l'âge de | âge | à | a"),
};
