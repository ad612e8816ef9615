import type { ControlFacts } from '../../contracts/control-facts.ts';
import type { GuideStep } from '../../contracts/guide.ts';
import { wordsOfIdentifier } from '../../core/lexicon/fold.ts';
import {
  isForeign,
  isUnknown,
  namesCommitment,
  namesCommittingPlace,
  namesNothing,
  namesRetreat,
  namesTopic,
} from '../../core/lexicon/risk.ts';

/** Keys that leave, move or close, and set nothing off. */
const MOVING_KEY = /^(escape|esc|tab|home|end|page ?up|page ?down|arrow ?(up|down|left|right))$/i;
/** Controls whose press chooses between what is offered; something else then does it. */
const CHOOSING = new Set(['radio', 'tab', 'menuitemradio']);

/**
 * Whether a step may not be done without an explicit yes: it pays, sends, deletes, publishes, signs out, or stands where such things are done and
 * is called something that nobody knows. Structure and words decide together; too much caution does little harm here, too little may.
 * @param facts what the page says about the target; `null` where the step has none
 */
export function commits(
  step: Pick<GuideStep, 'action' | 'value' | 'target' | 'url' | 'instruction'>,
  facts: ControlFacts | null,
): boolean {
  switch (step.action) {
    case 'navigate':
    case 'upload':
      return true;
    case 'press':
      // A key tells less of itself than a button: only a search is known to send nothing but its words.
      return !MOVING_KEY.test(step.value ?? 'Enter') && facts?.form?.search !== true;
    case 'click':
    case 'right_click':
      return pressCommits(step, facts);
    case 'check':
      return tickCommits(step, facts);
    default:
      return false;
  }
}

type Pressed = Pick<GuideStep, 'target' | 'url' | 'instruction'>;

function pressCommits(step: Pressed, facts: ControlFacts | null): boolean {
  const names = namesOf(step, facts);
  if (CHOOSING.has(step.target?.role ?? '')) return false;
  if (facts?.link && linkCommits(facts.link)) return true;
  const language = facts?.lang ?? '';
  if (names.some((name) => namesCommitment(name, language))) return true;
  if (facts === null) return false;
  // A harmless name says nothing of another control that lies under it and gets the press.
  if (facts.inner !== true && names.some((name) => namesNothing(name, language))) return false;
  if (sendsSomething(facts) || facts.warns || asks(facts)) return true;
  if (leadsOn(facts) || names.some((name) => namesKnownTopic(name, language))) return false;
  if (isCommittingPlace(step, facts) || names.some((name) => isForeign(name, language))) return true;
  return acts(step, facts) && names.every((name) => isUnknown(name, language));
}

/** In a language that is not listed, a topic of another one beside unknown words is a likeness by chance. */
const namesKnownTopic = (name: string, language: string): boolean =>
  namesTopic(name, language) && !(isForeign(name, language) && isUnknown(name, language));

/** A button of unknown wording may do anything; one that says of itself that it only opens or toggles something does not, nor does a row or a field. */
const acts = ({ target }: Pressed, facts: ControlFacts): boolean =>
  !facts.opens &&
  !(facts.form?.sent && looksUp(facts)) &&
  ['button', 'menuitem'].includes(target?.role ?? '');

/** A tick is harmless until a form is sent, but for consent, and for switches, which act at once. */
function tickCommits(step: Pressed, facts: ControlFacts | null): boolean {
  if (CHOOSING.has(step.target?.role ?? '')) return false;
  const names = namesOf(step, facts);
  if (names.some((name) => namesCommitment(name, facts?.lang))) return true;
  return step.target?.role === 'switch' && facts !== null && (facts.warns || isCommittingPlace(step, facts));
}

/** All that names the control. What has no name at all is known by what the person is told to do with it. */
function namesOf({ target, instruction }: Pressed, facts: ControlFacts | null): string[] {
  const names = [target?.text ?? '', ...(facts?.names ?? [])].filter(Boolean);
  return names.length > 0 ? names : [instruction];
}

/** Only looks something up: a search, or a form that is read out of the address and asks for nothing personal. */
const looksUp = ({ form }: ControlFacts): boolean =>
  form !== null && (form.search || (form.method === 'get' && !form.asks.some((asked) => asked !== 'text')));

function sendsSomething(facts: ControlFacts): boolean {
  const { form } = facts;
  if (!form || looksUp(facts)) return false;
  const secret = form.asks.some(
    (asked) => asked === 'password' || asked === 'payment' || asked === 'code' || asked === 'identity',
  );
  return form.sent ? form.method !== 'dialog' : secret;
}

/** A dialog that asks: an alert, or one that offers a way back beside this button. */
const asks = ({ dialog, lang }: ControlFacts): boolean =>
  dialog !== null && (dialog.alert || dialog.others.some((name) => namesRetreat(name, lang)));

/** A plain link only leads somewhere. */
const leadsOn = ({ link }: ControlFacts): boolean =>
  link !== null && !link.acts && link.href !== '' && !/^(#|javascript:)/i.test(link.href.trim());

function isCommittingPlace(step: Pressed, { around, dialog }: ControlFacts): boolean {
  const path = URL.canParse(step.url) ? new URL(step.url).pathname : '';
  return [wordsOfIdentifier(path), dialog?.words ?? '', ...around].some(namesCommittingPlace);
}

/** Parts of an address that act when they are visited, in the words that programs use. */
const ACTS = new Set(
  'logout log-out signout sign-out logoff delete destroy remove unsubscribe deactivate cancel-subscription buy purchase pay place-order'.split(
    ' ',
  ),
);

function linkCommits({ href, acts }: NonNullable<ControlFacts['link']>): boolean {
  if (acts || /^(tel|sms):/i.test(href)) return true;
  const parts = href
    .toLowerCase()
    .replace(/_/g, '-')
    .split(/[/?&=#.:]+/);
  return parts.some((part) => ACTS.has(part));
}
