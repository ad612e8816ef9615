import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('हज़ार | हजार | लाख | करोड़ | अरब'),
  money: list('रुपये | रुपए | रुपया | रुपयों | रु. | रु | यूरो | डॉलर'),
  free: list('मुफ़्त | मुफ्त | निःशुल्क'),
};
