import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('calorie* | kcal* | kilocalorie* | kilojoule* | kj'),
  yields: rawList(
    "how many servings | how many portions | how many people does | how many people will | how many people is … for | how many people can … feed | how many does … serve | how many does … feed | how many does … make | how many … does … make | how many … will … make | serves how many | serving size | what's the yield",
  ),
  portions: rawList(
    'servings | serving | portions | portion | serves | yield | yields | makes | feeds | people | persons | pieces',
  ),
  heat: rawList('temperature | temp | degrees | how hot | gas mark'),
  oven: rawList('oven | bake* | baking | preheat* | pre heat* | roast* | fan'),
  takes: rawList(
    'prep | preparation | cook | cooking | baking | total | ready in | chill | resting | duration | bake | takes',
  ),
  aged: rawList('year old | years old | year olds | years of age | yr old | y/o'),
  atAge: rawList('aged | age | at age | at the age of | turned | is now'),
};
