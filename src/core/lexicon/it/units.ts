import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('calori* | kcal | chilocalorie | kilojoule | kj'),
  yields: rawList(
    'quante porzioni | per quante | quante persone | quanti pezzi | quanti … vengono | per quanti',
  ),
  portions: rawList('porzioni | porzione | persone | pezzi | dosi per | dosi'),
  heat: rawList('temperatura | gradi | quanto caldo'),
  oven: rawList('forno | cuocere | cottura | infornare | preriscald* | inforn*'),
  takes: rawList('tempo | preparazione | cottura | totale | durata | pronto in | riposo'),
  aged: rawList('anni | enne | anni di età'),
  atAge: rawList("di | a | ha | età | all'età di"),
};
