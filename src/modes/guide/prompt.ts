import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { oneLine } from '../../core/index/render.ts';
import type { ModelMessage } from '../../model/model.ts';
import { DATA_RULE, newMarker, pageBlock, withoutNumbers } from '../page-block.ts';
import { SCREENSHOT } from '../view-shot.ts';
import { tellDeadEnds } from './dead-ends.ts';
import { tellDislikes } from './dislikes.ts';
import { tellKnown, tellOutline } from './outline.ts';

const SYSTEM = `Give a person the next step of a task on this web page, in the task's language. Lines: "[N] role: text | notes".
- index, text: N and copied text of the line to act on; null only for navigate, back, wait, scroll of the page, none.
- action none: nothing leads on; say why. Closed menu or tab: open it first; shown on hover: hover first.
- value: text to type ("" clears), option's label, key, URL; null for passwords, codes, card numbers, personal data not in the task. Invent none.
- more: further plain fields of this form; value true/false ticks.
- instruction: one short sentence. hint: what happens then; warn before what cannot be undone (commits true). why: under 12 words.
- plan: up to 6 parts ahead, 2-4 words each; null while the given one holds. part: this step's number.
- Repeat no past step that worked; no change: another way.
- done: the page shows the task done or the place asked for; index, text: that line. proof: a line for each of several things asked; index null: none.
${DATA_RULE}`;

/** How many past steps are told; older ones only cost tokens. */
const TOLD_STEPS = 12;
/** Text of an instruction in the history, in characters. */
const TOLD_CHARACTERS = 120;

/**
 * The one request for a step. All that changes stands in the last message, with the address and the selected index of the page as it is now.
 * @param picture a screenshot of the view, with the numbers of its lines
 */
export function stepPrompt(
  card: GuideCard,
  index: PageIndex,
  lines: readonly IndexLine[],
  remark = '',
  picture?: string,
): ModelMessage[] {
  const content = [
    `Task: ${withoutNumbers(card.task)}`,
    ...tellSaid(card),
    remark,
    picture ? SCREENSHOT : '',
    pageBlock({ page: index, lines, about: history(card, index.url), marker: newMarker() }),
    lines.length < index.lines.length ? 'Some lines of little use for a step are left out.' : '',
  ];
  return [
    { role: 'system', content: SYSTEM, cacheUpToHere: true },
    {
      role: 'user',
      content: content.filter((part) => part !== '').join('\n'),
      ...(picture ? { images: [picture] } : {}),
    },
  ];
}

/** The person's own words, newest last. */
const tellSaid = ({ said }: GuideCard): string[] =>
  (said ?? []).map(
    ({ words, after }) =>
      `The person said after step ${after}, which goes before task and plan: ${withoutNumbers(oneLine(words))}`,
  );

/** Stands in the page block: it repeats names of the page's controls, and sentences that a model made of the page's words. */
function history(card: GuideCard, url: string): string {
  const { steps, outline } = card;
  const past = steps.filter(({ state }) => state !== 'current' && state !== 'ahead').slice(-TOLD_STEPS);
  const told = past.length === 0 ? [] : ['Steps so far:', ...past.map(tell)];
  return [tellOutline(outline), tellKnown(card.known), ...told, tellDeadEnds(card), tellDislikes(card, url)]
    .filter(Boolean)
    .join('\n');
}

const OUTCOME = {
  done: 'done',
  skipped: 'skipped by the person',
  rejected: 'rejected by the person: find another way',
  elsewhere: 'the person went on in another way',
  current: 'open',
  ahead: 'open',
} as const;

/** A step with what was seen of it: "done" is the guide's word, and a click that changed nothing is not done. */
function tell(step: GuideStep): string {
  const what = oneLine(step.instruction).slice(0, TOLD_CHARACTERS);
  const target = targetWords(step);
  // Where the instruction names the target, the target says it all.
  const isNamed = step.target !== null && step.target.text !== '' && what.includes(step.target.text);
  return `${step.number}. ${isNamed ? target : [what, target && `(${target})`].filter(Boolean).join(' ')}: ${outcomeOf(step)}`;
}

function targetWords({ action, target, value, privateInput, seen }: GuideStep): string {
  if (!target) return '';
  const name = target.text ? ` "${target.text.slice(0, 60)}"` : '';
  const where = target.where ? ` (${target.where.slice(0, 100)})` : '';
  // What a field shows afterwards is told behind it.
  const isTold = value === null || privateInput !== null || seen?.includes(`"${value}"`);
  const said = isTold ? '' : ` = "${value.slice(0, 60)}"`;
  return `${action} ${target.role}${name}${where}${said}`;
}

/** What is told of a step that changed nothing. */
export const NOTHING_SEEN = 'no visible change';

const SWAPPED = 'not done: the page changed this control';

function outcomeOf({ state, seen, handedBack }: GuideStep): string {
  if (state === 'skipped' && handedBack === 'changed') return SWAPPED;
  if (!seen) return OUTCOME[state];
  return state === 'done' && seen === NOTHING_SEEN
    ? `tried, ${NOTHING_SEEN}`
    : `${OUTCOME[state]}; ${oneLine(seen)}`;
}

/** What the second try is told about the first one. */
export const REPAIR = {
  missing:
    'Your previous answer named no line, but this action needs one. Choose a line of the page below, or another action.',
  unknown: 'Your previous answer named a number that is not on the page. Choose again from the lines below.',
  ambiguous: 'Your previous answer fits several lines. Give the exact number and text of one line below.',
  behind:
    'Your previous answer points behind an open dialog, where nothing can be pressed. Answer or close the dialog first.',
  different:
    'In your previous answer, index and text did not belong together. Give the number and the exact text of one line below.',
  action:
    'In your previous answer, the action cannot be done with that kind of control. Give line and action anew.',
  said: 'In your previous answer, the instruction named another control than index and text. Give all three for one control.',
  refused:
    'Your previous answer said done, but the page shows an error about the last step. Give the step that mends it, with what the page asks for.',
  disliked: 'The person has called the step of your previous answer wrong. Give another one.',
  unproved:
    'Your previous answer said done, but the words given as proof do not stand on the page. Give the step that is left, or done with words of a line below.',
  open: 'Your previous answer said done with something still open. Give the step for it; say done again only if no step is left.',
  'dead-end':
    'Your previous answer leads to a dead end that was tried already. Give another way, or action none.',
  like: 'Several controls have the name that you gave, and your words fit another one of them better. Look at rows, headings and groups, and answer anew.',
} as const;
