import { SightlineError } from '../../contracts/errors.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { nameInWords } from './name-in-words.ts';
import type { Suggestion } from './next-step.ts';
import { cardOf, type GuideContext, whileWanted } from './page-work.ts';
import { type Trap, trapAt } from './traps.ts';

type Suggested = Extract<Suggestion, { kind: 'step' }>;

const MAX_WORDS = 160;

/**
 * A step that would land on a trap, turned to the honest control, or, where there is none, held until the person has read what it does. All
 * other steps as they are. A target that is gone by now is noticed when it is shown.
 */
export async function avoidTrap(
  context: GuideContext,
  suggested: Suggested,
  { lines }: PageIndex,
): Promise<Suggested> {
  const { reply, line } = suggested;
  if (!line || reply.action !== 'click') return suggested;
  const { n } = line;
  try {
    const seen = await whileWanted(
      context,
      context.page.callAt(n, 'guideAsk', { n, action: reply.action, beside: n }),
    );
    const trap = trapAt(reply, line, seen.facts, seen, lines, cardOf(context));
    return trap ? around(suggested, trap) : suggested;
  } catch (error) {
    if (!(error instanceof SightlineError && error.code === 'stale-element')) throw error;
    return suggested;
  }
}

function around(suggested: Suggested, { kind, words, instead }: Trap): Suggested {
  const told = { kind, words: words.slice(0, MAX_WORDS), turned: instead !== null };
  if (!instead) return { ...suggested, trap: { ...told, held: kind !== 'hurry' } };
  const isBox = kind === 'added';
  const reply = {
    ...suggested.reply,
    instruction: nameInWords(instead),
    index: instead.n,
    text: instead.text,
    action: isBox ? ('check' as const) : ('click' as const),
    value: isBox ? 'false' : null,
    hint: '',
    why: '',
    commits: false,
  };
  return { ...suggested, reply, line: instead, more: [], trap: { ...told, held: false } };
}
