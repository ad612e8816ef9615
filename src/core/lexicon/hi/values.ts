import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('हज़ार | हजार | लाख | करोड़ | अरब'),
  money: rawList('रुपये | रुपए | रुपया | रुपयों | रु. | रु | यूरो | डॉलर'),
  free: rawList('मुफ़्त | मुफ्त | निःशुल्क'),
};
