import type { ModeId, Turn } from '../contracts/conversation.ts';
import { seesPictures } from '../core/boxes/families.ts';
import { asksWhereToClick } from '../core/controls/asks-where.ts';
import { controlsMeant } from '../core/controls/rank-controls.ts';
import { askedOfSite } from '../core/follow/asked-of-site.ts';
import { asks } from '../core/lexicon/questions.ts';
import { choosePicture } from '../modes/image/choose.ts';
import { picturesOn } from '../modes/image/take.ts';
import { modes } from '../modes/index.ts';
import type { TurnContext } from '../modes/mode.ts';
import { chatQuestion, routeLocally, routeWithModel } from '../modes/route.ts';
import { namesPicture } from '../modes/routing/about-picture.ts';
import { asksElse } from '../modes/routing/asks-else.ts';
import { gistOf } from '../modes/routing/page-gist.ts';
import { mayBeSeveral, partsOf, type RequestPart } from '../modes/routing/parts.ts';
import { modelFor } from './models.ts';

const MODE_OF = { find: 'find', image_find: 'find', pdf_find: 'find', guide: 'guide', hide: 'hide' } as const;

/** One of several things that a question asks for in turn. */
export interface AskedPart {
  question: string;
  mode: ModeId;
}

export interface Routed {
  /** The question without its slash command. */
  question: string;
  mode: ModeId;
  route: Turn['route'];
  /** `false`: the page, the model or the person should be asked (`reconsider`). */
  sure: boolean;
}

/**
 * Decides at once and for free: a chip, then a slash command, then the local router. `parts`: what it
 * asks for in turn, where that are several things.
 * @param several the person has added pages to ask about: there is no acting on several, and no hiding
 */
export function chooseMode(
  text: string,
  chosen: ModeId | undefined,
  several = false,
): Routed & { parts?: AskedPart[] } {
  const chat = chatQuestion(text);
  if (chat !== undefined) return { ...routed(chat, { ...WITHOUT_PAGE, by: 'slash' }, true), mode: 'chat' };
  const { question, handler, confidence, reason, sure, wantsPage, slash } = routeLocally(text);
  if (chosen) {
    const route = { handler: HANDLER_OF[chosen], confidence: 1, reason: 'chosen', by: 'chip' as const };
    return { ...routed(question, route, true), mode: chosen };
  }
  if (several && !slash) return routed(question, SEVERAL_PAGES, true);
  if (!slash && askedOfSite(question) !== undefined) return routed(question, FURTHER_PAGES, true);
  if (handler === 'find' && !slash && namesPicture(question)) {
    const route = { handler: 'image_find', confidence, reason: 'names a picture', by: 'local' } as const;
    return routed(question, route, false);
  }
  const by = slash ? 'slash' : 'local';
  const parts = slash ? undefined : partsOf(question);
  const isOpen = wantsPage || (!slash && !parts && mayBeSeveral(question));
  return {
    ...routed(question, { handler, confidence, reason, by }, sure && !isOpen),
    ...(parts ? { parts: parts.map(asPart) } : {}),
  };
}

const asPart = ({ question, handler }: RequestPart): AskedPart => ({ question, mode: MODE_OF[handler] });

/** A part of a plan whose words the person changed: by its own words, without asking anybody. */
export function routePart(question: string): AskedPart {
  const { handler } = routeLocally(question);
  return { question, mode: MODE_OF[handler] };
}

/** A part of a plan was routed when the plan was made. */
export const routedPart = ({ question, mode }: AskedPart): Routed => ({
  ...routed(
    question,
    { handler: HANDLER_OF[mode], confidence: 1, reason: 'part of a plan', by: 'local' },
    true,
  ),
  mode,
});

/** Whether words written while a turn is open, for which no mode was chosen, are for that turn. */
export const isForOpenTurn = (text: string): boolean =>
  chatQuestion(text) === undefined && !routeLocally(text).slash && !asksElse(text);

/** A PDF can be asked about, and nothing else: there is nothing to press and nothing to hide. */
export const ON_PDF: Pick<Turn, 'mode' | 'route'> = {
  mode: 'find',
  route: { handler: 'pdf_find', confidence: 1, reason: 'PDF', by: 'local' },
};
const HANDLER_OF = { find: 'find', guide: 'guide', hide: 'hide', image: 'image_find', chat: 'find' } as const;
const SEVERAL_PAGES = {
  handler: 'find',
  confidence: 1,
  reason: 'several pages',
  by: 'local',
} as const satisfies Turn['route'];
const FURTHER_PAGES = {
  handler: 'find',
  confidence: 1,
  reason: 'further pages of the site',
  by: 'local',
} as const satisfies Turn['route'];
const WITHOUT_PAGE = { handler: 'find', confidence: 1, reason: '/chat' } as const;

/** The two that are asked for by a choice: the guess and what it is most often mistaken for. */
const CHOICES: Record<(typeof MODE_OF)[keyof typeof MODE_OF], ModeId[]> = {
  find: ['find', 'guide'],
  guide: ['find', 'guide'],
  hide: ['find', 'hide'],
};

/**
 * A second opinion where the wording alone does not decide: what the page holds, then one small request to the cheap model, and where none is
 * set, the person (`choices`).
 */
export async function reconsider(
  question: string,
  context: Pick<TurnContext, 'document' | 'settings' | 'hooks'> &
    Partial<Pick<TurnContext, 'page' | 'visionModel' | 'turn'>>,
): Promise<Pick<Turn, 'mode' | 'route' | 'choices'> & { parts?: AskedPart[] }> {
  const { document, settings, hooks, turn } = context;
  if (turn?.route.handler === 'image_find') {
    return routeToPicture(question, turn.route, context);
  }
  const words = routeLocally(question);
  // A page that cannot be read and a model that cannot be reached leave the best guess: the question itself will meet the same problem and report it.
  const page = words.wantsPage ? await document.snapshot('guide').catch(() => undefined) : undefined;
  const local = page ? routeLocally(question, gistOf(page)) : words;
  const { handler, confidence, reason } = local;
  const guess = { mode: MODE_OF[handler], route: { handler, confidence, reason, by: 'local' as const } };
  // Its words say when, and not whether one thing is asked for or several: then the model is asked for its parts, and for nothing else.
  if (local.sure && !mayBeSeveral(question)) return guess;
  const model = await modelFor(settings, 'cheap');
  if (!model && local.sure) return guess;
  if (!model && guess.mode !== 'hide' && (await offersControl(question, document)))
    return { mode: 'guide', route: A_CONTROL };
  // FIND leaves nothing behind and waits for nothing: as good as no mode yet.
  if (!model) return { ...guess, mode: 'find', choices: CHOICES[guess.mode] };
  const answer = await routeWithModel(model, question, hooks).catch(() => undefined);
  if (!answer) return guess;
  const { parts, ...told } = answer;
  const route = { ...told, by: 'model' as const };
  if (parts) return { mode: MODE_OF[route.handler], route, parts: parts.map(asPart) };
  if (local.sure) return guess;
  return told.handler === 'image_find'
    ? routeToPicture(question, route, context)
    : { mode: MODE_OF[told.handler], route };
}

const A_CONTROL = { handler: 'guide', confidence: 1, reason: 'a control fits', by: 'local' } as const;

/** "Where can I give money?" is no matter of doubt on a page with "Donate". */
async function offersControl(
  question: string,
  document: Pick<TurnContext, 'document'>['document'],
): Promise<boolean> {
  if (!asksWhereToClick(question)) return false;
  // What cannot be read is told by the question itself.
  const page = await document.snapshot('guide').catch(() => undefined);
  const controls = page?.lines.filter(({ kind, behind }) => kind === 'control' && !behind) ?? [];
  return controlsMeant(question, controls).kind === 'one';
}

const WORDS_ALONE = { handler: 'find', confidence: 1, reason: 'no control fits', by: 'local' } as const;

/**
 * Without a model a guide can only point to what the page has: a question that no control fits is one about the page's words, and a command alone
 * ends with that there is none. `undefined`: it stays with its mode.
 */
export async function withoutControl(
  question: string,
  mode: ModeId,
  { document, settings }: Pick<TurnContext, 'document' | 'settings'>,
): Promise<Pick<Turn, 'mode' | 'route'> | undefined> {
  const { fits } = modes[mode];
  if (!fits || !isQuestion(question) || (await modelFor(settings))) return undefined;
  // What cannot be read is told by the guide itself.
  const page = await document.snapshot('guide').catch(() => undefined);
  return !page || fits(question, page) ? undefined : { mode: 'find', route: WORDS_ALONE };
}

const asksAnything = asks('asking');
const isQuestion = (text: string): boolean => /[?？؟]\s*$/u.test(text) || asksAnything(text.toLowerCase());

/**
 * A question that names a picture is about it where one is there and a model is known to see; else about the words. With a model that is not
 * known to see the handler stays, so that the answer can say so.
 */
async function routeToPicture(
  question: string,
  route: Turn['route'],
  { page, visionModel }: Partial<Pick<TurnContext, 'page' | 'visionModel'>>,
): Promise<Pick<Turn, 'mode' | 'route'>> {
  const words = { mode: 'find', route: { ...route, handler: 'find' } } as const;
  if (!page || !visionModel) return words;
  if (!seesPictures(visionModel.name ?? '', visionModel.sees)) return { mode: 'find', route };
  // What cannot be read is told by the question itself.
  const read = await page.snapshot('find').catch(() => undefined);
  const there = read && choosePicture(await picturesOn(page), question);
  return there ? { mode: 'image', route } : words;
}

function routed(question: string, route: Turn['route'], sure: boolean): Routed {
  return { question, mode: MODE_OF[route.handler], route, sure };
}
