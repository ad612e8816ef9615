import { rawList } from '../list.ts';
import type { UnitWords } from '../shape.ts';

export const units: UnitWords = {
  energy: rawList('kalori* | kcal | kilokalori* | kj'),
  yields: rawList('ile porcji | dla ilu osób | na ile osób | ile osób | ile sztuk | ile … wyjdzie'),
  portions: rawList('porcji | porcje | porcja | osób | osoby | sztuk | sztuki'),
  heat: rawList('temperatur* | stopni | jak gorąc*'),
  oven: rawList('piekarnik* | piec | piecz* | nagrz* | rozgrz* | termoobieg*'),
  takes: rawList('czas | łączny czas | przygotowanie | pieczenie'),
  aged: rawList('lat | latek | letni* | letnia | lata'),
  atAge: rawList('w wieku | wiek | ma | miał | miała'),
};
