import type { Note } from '../../contracts/answer.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { ImageCard, SeenObject } from '../../contracts/image.ts';
import { familyOf, seesPictures } from '../../core/boxes/families.ts';
import { type Size, sizeToSend } from '../../core/boxes/picture-size.ts';
import type { Model } from '../../model/model.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { choosePicture, pictureAt } from './choose.ts';
import type { PicturePort } from './port.ts';
import { imagePrompt } from './prompt.ts';
import { replySchema, seenObjects, withChips } from './reply.ts';
import { type FramedPicture, picturesOn, type Sending, type Taken, takeFromPage, takeGiven } from './take.ts';

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
  const { taken, page, dark } = await take(context, pictures, sending);
  signal.throwIfAborted();

  const family = familyOf(sending.model);
  const notes: Note[] = [
    ...(family ? [] : [{ code: 'image-words-only' } as const]),
    ...(taken.sent.how === 'screenshot' ? [{ code: 'image-screenshot' } as const] : []),
  ];
  const card: ImageCard = {
    mode: 'image',
    engine: 'model',
    text: '',
    objects: [],
    picture: taken.sent,
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
    url: taken.url,
    sent: taken.sent,
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
    { name: 'image_answer', schema: replySchema(family) },
    hooks,
  );
  const objects = seenObjects(reply, family, taken.sent);
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
  if (!picture?.onPage || boxes.length === 0) return false;
  const { id, base } = picture.onPage;
  const replies = await page.callAll('imageMark', { turnId: turn.id, id, base, boxes, dark });
  return replies.some(({ result }) => result.found);
}

const boxOf = ({ k, label, box }: SeenObject) => (k !== null && box ? [{ k, label, box }] : []);

function readiness({ visionModel, pictures }: Context): { model: Model; pictures: PicturePort } {
  if (!visionModel) throw new SightlineError('no-model');
  if (seesPictures(visionModel.name ?? '', visionModel.sees) === false) throw new SightlineError('no-vision');
  if (!pictures) throw new SightlineError('internal');
  return { model: visionModel, pictures };
}

const givenIn = ({ turn: { picture } }: Pick<Context, 'turn'>): string | undefined =>
  picture?.from === 'given' ? picture.id : undefined;

interface Chosen {
  taken: Taken;
  dark: boolean;
  page?: { title: string; url: string; about: string };
}

async function take(context: Context, pictures: PicturePort, sending: Sending): Promise<Chosen> {
  const { turn, question } = context;
  if (turn.picture?.from === 'given') {
    return { taken: await takeGiven(pictures, turn.picture, sending), dark: false };
  }
  const { title, url, dark } = await context.page.snapshot('find');
  const found = await picturesOn(context.page);
  const picture = turn.picture ? pictureAt(found, turn.picture.src) : choosePicture(found, question);
  if (!picture) throw new SightlineError('picture-not-found');
  const taken = await takeFromPage(context.page, pictures, picture, sending);
  return { taken, dark, page: { title, url, about: wordsOf(picture) } };
}

const wordsOf = ({ name, about }: FramedPicture): string =>
  [name && `Alternative text: ${name}`, about && `Around the picture: ${about}`].filter(Boolean).join('\n');
