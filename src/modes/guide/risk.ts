import type { GuideAction } from '../../contracts/guide.ts';
import { namesCommitment } from '../../core/lexicon/risk.ts';

/**
 * Whether a step changes something that the person may not want changed by itself. Too much caution does little harm here, too little
 * may.
 */
export function commits(action: GuideAction, name: string, submits: boolean): boolean {
  if (action === 'navigate' || action === 'upload') return true;
  if (action === 'press') return true;
  if (action !== 'click' && action !== 'check') return false;
  return submits || namesCommitment(name);
}
