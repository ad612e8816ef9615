import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('calorie* | calorieën | kcal | kilojoule | kj'),
  yields: rawList('hoeveel porties | hoeveel personen | voor hoeveel | hoeveel stuks | hoeveel … maak je'),
  portions: rawList('porties | portie | personen | persoon | stuks | goed voor'),
  heat: rawList('temperatuur | graden | hoe heet | gasstand'),
  oven: rawList('oven | bak* | verwarm* | voorverwarm* | braden | hetelucht'),
  takes: rawList(
    'bereiding* | voorbereiding* | baktijd | kooktijd | oventijd | totaal | totale tijd | duur | klaar in',
  ),
  aged: rawList('jaar oud | jarige | jaar'),
  atAge: rawList('leeftijd | op de leeftijd van | is | van'),
};
