import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('calorie* | kcal* | kilocalorie* | kilojoule* | kj'),
  yields: rawList(
    "how many servings | how many portions | how many people does … serve | how many people does … feed | how many people will … feed | how many people is … for | how many people can … feed | how many does … serve | how many does … feed | how many does … make | how many do … make | how many will … make | how many … does … make | how many … will … make | how many … does … yield | serves how many | how much does … make | how many … get out of | what's the yield | what is the yield | serving size",
  ),
  portions: rawList(
    'servings | serving | portions | portion | serves | yield | yields | makes | feeds | people | persons | pieces',
  ),
  heat: rawList('temperature | temp | temps | degrees | how hot | gas mark'),
  oven: rawList('oven | bake* | baking | preheat* | pre heat* | roast* | fan'),
  takes: rawList(
    'preparation time | cooking time | baking time | ready in | chill time | resting time | active time | duration | prep | cook | total | bake',
  ),
  aged: rawList('year old | years old | year olds | years of age | yr old | y/o'),
  atAge: rawList('aged | age | at age | at the age of | turned | is now'),
};
