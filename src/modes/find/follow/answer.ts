import type { FindCard } from '../../../contracts/answer.ts';
import { DEFAULT_LIMITS, type FollowLimits, type FollowTree } from '../../../contracts/follow.ts';
import { askedOfSite } from '../../../core/follow/asked-of-site.ts';
import type { TurnContext, TurnEnd } from '../../mode.ts';
import { answerInstantly } from '../instant.ts';
import { quoteFromPage } from '../quote-from-page.ts';
import { answerWithModel } from '../run.ts';
import { followLinks, stoppedTree } from './follow.ts';

type Context = TurnContext<FindCard>;

/** Whether the question itself asks for a look at further pages: "find out on this site ...". */
export const asksSite = ({ question, site, turn }: Context): boolean =>
  site !== undefined &&
  turn.pages === undefined &&
  /^https?:/.test(turn.url) &&
  askedOfSite(question) !== undefined;

/** Shows the limits; nothing is read before the person has seen them. */
export async function offerToFollow(context: Context): Promise<TurnEnd> {
  const { host } = new URL(context.turn.url);
  const follow: FollowTree = { host, limits: DEFAULT_LIMITS, state: 'offered', steps: [], risky: 0 };
  context.show({ ...emptyCard(context, false), follow });
  return 'waiting';
}

const emptyCard = ({ model }: Context, dark: boolean): FindCard => ({
  mode: 'find',
  engine: model ? 'model' : 'instant',
  text: '',
  citations: [],
  notes: [],
  dark,
});

/** The context with the question alone, without what it says of where to look. */
const ofQuestion = (context: Context): Context =>
  Object.create(context, { question: { value: askedOfSite(context.question) ?? context.question } });

/** Reads further pages within the limits, and answers from all that was read. What was found stays when it is stopped. */
export async function followAndAnswer(given: Context, limits: FollowLimits): Promise<TurnEnd> {
  const { site } = given;
  if (!site) return 'done';
  const context = ofQuestion(given);
  context.progress({ code: 'reading' });
  const here = await context.page.snapshot('find');
  await context.document.clear({ keepHidden: true });
  site.begin();
  let card = emptyCard(context, here.dark);
  let read = 0;
  try {
    const { tree, spent } = await followLinks(
      Object.create(context, { site: { value: site } }),
      here,
      limits,
      async (follow) => {
        const now = follow.steps.filter(({ source }) => source !== undefined).length;
        card = {
          ...card,
          ...(!context.model && now > read ? await quotesSoFar(context) : {}),
          follow: structuredClone(follow),
        };
        read = now;
        context.show(card);
      },
    );
    card = { ...card, follow: tree };
    context.show(card);
    return await answer(context, tree, limits.tokens - spent);
  } catch (error) {
    if (card.follow?.state === 'reading') context.show({ ...card, follow: stoppedTree(card.follow) });
    throw error;
  } finally {
    await site.done();
  }
}

/** What the pages that were read so far say, by the instant engine: it stays when the person stops here. */
async function quotesSoFar({ document, question }: Context): Promise<Partial<FindCard>> {
  return answerInstantly(question, await document.snapshot('find'));
}

function answer(context: Context, follow: FollowTree, mostTokens: number): Promise<TurnEnd> {
  const { model } = context;
  return model ? answerWithModel(context, model, { follow, mostTokens }) : quoteFromPage(context, { follow });
}

/** Answers from what was read before the person stopped. */
export async function answerFromRead(context: Context): Promise<TurnEnd> {
  const follow = context.card()?.follow;
  return follow ? answer(ofQuestion(context), follow, follow.limits.tokens) : 'done';
}
