import type { Note } from '../../contracts/answer.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { ImageCard, SeenObject } from '../../contracts/image.ts';
import { familyOf, seesPictures } from '../../core/boxes/families.ts';
import { type Size, sizeToSend } from '../../core/boxes/picture-size.ts';
import type { Model } from '../../model/model.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { choosePicture, pictureAt } from './choose.ts';
import { pagesFor } from './pdf-pages.ts';
import type { PicturePort } from './port.ts';
import { imagePrompt } from './prompt.ts';
import { replySchema, seenObjects, withChips } from './reply.ts';
import {
  type FramedPicture,
  picturesOn,
  type Sending,
  type Taken,
  takeFromPage,
  takeGiven,
  takePdfPage,
} from './take.ts';

type Context = TurnContext<ImageCard>;

/** Looks at the picture that the question is about, answers, and draws boxes where the answer points. */
export async function answerAboutPicture(context: Context): Promise<TurnEnd> {
  const { model, pictures } = readiness(context);
  context.progress({ code: 'reading' });
  const { settings, signal } = context;
  const sending: Sending = {
    model: model.name ?? '',
    sizeFor: (natural: Size) => sizeToSend(model.name ?? '', natural, settings.budget.imageTokens),
    signal,
  };
  const { all, page, dark } = await take(context, pictures, sending);
  signal.throwIfAborted();
  const [first, ...others] = all.map(({ sent }) => sent);

  const family = familyOf(sending.model);
  const notes: Note[] = [
    ...(family ? [] : [{ code: 'image-words-only' } as const]),
    ...(first?.how === 'screenshot' ? [{ code: 'image-screenshot' } as const] : []),
  ];
  const card: ImageCard = {
    mode: 'image',
    engine: 'model',
    text: '',
    objects: [],
    ...(first ? { picture: first } : {}),
    ...(others.length > 0 ? { more: others } : {}),
    notes,
    dark,
  };
  // Before anything is sent: what is sent, and what it costs.
  context.show(card);
  context.progress({ code: 'asking' });
  const { question, hooks } = context;
  // Answers about the page quote it, and a picture that the person gave need not have to do with it.
  const history = context.history.filter(
    ({ mode, given }) => page || mode === 'chat' || (given !== undefined && given === givenIn(context)),
  );
  const messages = imagePrompt({
    family,
    pictures: all,
    question,
    history,
    ...(page ? { page } : {}),
  });
  if (!family) {
    let text = '';
    const onText = (delta: string) => {
      text += delta;
      context.show({ ...card, text });
    };
    await model.stream(messages, { ...hooks, onText });
    return 'done';
  }
  const reply = await model.structured(
    messages,
    { name: 'image_answer', schema: replySchema(family, first?.page !== undefined) },
    hooks,
  );
  const objects = seenObjects(
    reply,
    family,
    all.map(({ sent }) => sent),
  );
  const answered: ImageCard = { ...card, text: withChips(reply.answer, objects), objects };
  context.show(answered);
  context.progress({ code: 'painting' });
  await drawBoxes(context, answered);
  return 'done';
}

/** Draws the boxes of an answer on the page. `false`: the picture is gone, or was never there. */
export async function drawBoxes(
  { page, turn }: Pick<Context, 'page' | 'turn'>,
  { picture, objects, dark }: ImageCard,
): Promise<boolean> {
  const boxes = objects.flatMap(boxOf);
  if (boxes.length === 0) return false;
  const { id, base } = picture?.page === undefined ? { ...picture?.onPage } : ON_PAGES;
  if (id === undefined || base === undefined) return false;
  const replies = await page.callAll('imageMark', { turnId: turn.id, id, base, boxes, dark });
  return replies.some(({ result }) => result.found);
}

/** Boxes of a PDF say by themselves which page they stand on. */
const ON_PAGES = { id: 'pages', base: { of: 'picture' } } as const;

const boxOf = ({ k, label, box, page }: SeenObject) =>
  k !== null && box ? [{ k, label, box, ...(page === undefined ? {} : { page }) }] : [];

function readiness({ visionModel, pictures }: Context): { model: Model; pictures: PicturePort } {
  if (!visionModel) throw new SightlineError('no-model');
  if (seesPictures(visionModel.name ?? '', visionModel.sees) === false) throw new SightlineError('no-vision');
  if (!pictures) throw new SightlineError('internal');
  return { model: visionModel, pictures };
}

const givenIn = ({ turn: { picture } }: Pick<Context, 'turn'>): string | undefined =>
  picture?.from === 'given' ? picture.id : undefined;

interface Chosen {
  all: Taken[];
  dark: boolean;
  page?: { title: string; url: string; about: string };
}

async function take(context: Context, pictures: PicturePort, sending: Sending): Promise<Chosen> {
  const { turn, question } = context;
  if (turn.picture?.from === 'given') {
    return { all: [await takeGiven(pictures, turn.picture, sending)], dark: false };
  }
  if ((await context.document.kind()) === 'pdf') return takePages(context, pictures, sending);
  const { title, url, dark } = await context.page.snapshot('find');
  const found = await picturesOn(context.page);
  const picture = turn.picture ? pictureAt(found, turn.picture) : choosePicture(found, question);
  if (!picture) throw new SightlineError('picture-not-found');
  const taken = await takeFromPage(context.page, pictures, picture, sending);
  return { all: [taken], dark, page: { title, url, about: wordsOf(picture) } };
}

/** Of a PDF the page in view and those that the question names; of one that is only pictures also those next to it. */
async function takePages(
  { document, question }: Context,
  pictures: PicturePort,
  sending: Sending,
): Promise<Chosen> {
  const { title, url, dark, pdf } = await document.snapshot('find');
  if (!pdf) throw new SightlineError('page-changed');
  const inView = pdf.scans.includes(pdf.inView ?? 1);
  const all: Taken[] = [];
  for (const page of pagesFor(pdf, question, inView ? 'scans' : undefined)) {
    all.push(await takePdfPage(document, pictures, page, sending));
  }
  return { all, dark, page: { title, url, about: '' } };
}

const wordsOf = ({ name, about }: FramedPicture): string =>
  [name && `Alternative text: ${name}`, about && `Around the picture: ${about}`].filter(Boolean).join('\n');
