import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list(
    'insurance | protection plan | full protection | purchase protection | damage protection | extended warranty | donation | donate | premium | gift wrap* | priority | express service | service fee | trial',
  ),
  refuses: list(
    'no thanks | no thank you | no i | i don t want | i do not want | i prefer to pay | without | decline | refuse | reject | don t add | not interested | i hate | i like paying',
  ),
  orders: list(
    'you order | you buy | you agree to pay | you will be charged | you ll be charged | will be charged | your order is placed | places your order | also orders | starts your subscription | subscription starts | obliges you to pay | binding order',
  ),
  hurry: list(
    'offer ends | ends in | expires in | only … left | hurry | time left | reserved for … minutes | others are looking',
  ),
};
