import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('калори* | ккал | килокалори* | кдж'),
  yields: rawList('сколько порций | на сколько | сколько человек | сколько штук'),
  portions: rawList('порций | порции | порция | человек | персон | персоны | штук | выход'),
  heat: rawList('температур* | градус* | насколько горяч*'),
  oven: rawList('духовк* | духовке | выпека* | запека* | печь | разогре*'),
  takes: rawList('время | общее время | подготовка | приготовление'),
  aged: rawList('лет | летн* | года | год | годика'),
  atAge: rawList('в возрасте | возраст | исполнилось | ему | ей'),
};
