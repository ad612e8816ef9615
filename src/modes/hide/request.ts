import { KINDS, type Kind } from './kinds.ts';

/** What a request asks for, as far as wording tells. */
export interface HideRequest {
  question: string;
  kinds: Kind[];
  /** Words that items of a list must be about, each an alternative; lower case. */
  topics: string[];
  /** Something in the sidebar, footer or header, of no kind that is known: `kinds` holds the place only. */
  within: boolean;
  /** Only comments, not articles or cards. */
  commentsOnly: boolean;
}

const ITEM =
  /\b(posts?|articles?|stor(y|ies)|items?|entr(y|ies)|comments?|threads?|news|cards?|products?|results?|rows?|links?|messages?|tweets?|videos?|headlines?|teasers?|recipes?|jobs?|offers?|reviews?|sections?|paragraphs?|everything|anything|all)\b|beitr[äa]ge?n?|artikeln?|kommentare?n?|meldung(en)?|eintr[äa]ge?n?|nachrichten|produkte?n?|schlagzeilen?|alles|publicaci[óo]n(es)?|art[íi]culos?|noticias?|comentarios?|entradas?|elementos?|todo|publications?|commentaires?|actualit[ée]s?|billets?|tout(es|s)?|articol[io]|notizi[ae]|commenti?|tutt[oie]|artigos?|not[íi]cias?|coment[áa]rios?|postagens?|artyku[łl](y|[óo]w)?|wpis(y|[óo]w)?|komentarz(e|y)?|wiadomo[śs]ci|wszystk\w*|berichten|reacties|記事|投稿|コメント|文章|帖子|评论|新闻|商品/iu;
const ABOUT =
  /\b(about|on|regarding|concerning|mention(s|ing)?|contain(s|ing)?|with|by|from|of|named|called|titled|labell?ed|tagged|related to|that (mention|contain|are about|come from))\b|\b([üu]ber|zu(m|r)?|von|mit|die .{0,20}enthalten|namens|sobre|acerca de|de(l)?|con|que (mencionan|contienen|hablan de)|por|[àa] propos (de|du|des)|sur|qui (parlent|mentionnent)( de)?|par|avec|des?|di|su(l|lla|i)?|riguardanti|che parlano di|da|com|que falam de|o|na temat|dotycz\w+|od|autorstwa|z|over|van|met)\b|について|に関する|关于|關於|有关|提到/iu;
const SPLIT =
  /\s*(?:,|;|、|，|\bor\b|\band\b|\boder\b|\bund\b|\bou\b|\bet\b|\by\b|\bu\b|\bo\b|\be\b|\blub\b|\bi\b|\bof\b|\ben\b|や|または|或|和|&|\/)\s*/iu;
const QUOTED = /["“„«「『]([^"”“»」』]{2,60})["”“»」』]/gu;
/** "The comments in the sidebar": the sidebar says where, not what. */
const PLACE = new RegExp(
  `(?<!\\p{L})(?:in|from|of|inside|im|am|aus|en|de|del|dans|du|della?|dalla?|nel(?:la)?|n[ao]|d[ao]|w|z)\\s+(?:(?:the|der|dem|den|la|el|le|il|lo)\\s+)?(?:${[KINDS.sidebar, KINDS.footer, KINDS.header].map(({ ask }) => ask.source).join('|')})\\p{L}*`,
  'giu',
);

/** Reads a request. Nothing recognised gives empty lists, which the caller treats as "find the words". */
export function readRequest(question: string): HideRequest {
  const text = question.normalize('NFC').toLowerCase().trim();
  const topics = topicsOf(text);
  const rest = topics.length > 0 ? text.replace(new RegExp(topics.map(escaped).join('|'), 'gu'), ' ') : text;
  const what = rest.replace(PLACE, ' ');
  const asked = kindsIn(what);
  const kinds = asked.length > 0 ? asked : kindsIn(rest);
  return {
    question,
    kinds: sharpen(kinds),
    topics,
    within: what !== rest && asked.length === 0,
    commentsOnly: topics.length > 0 && KINDS.comments.ask.test(rest),
  };
}

const kindsIn = (text: string): Kind[] =>
  (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].ask.test(text));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Cookie pop-up" means the consent layer, not every layer; "chat bubble video" is not a video. */
function sharpen(kinds: Kind[]): Kind[] {
  const specific = kinds.filter((kind) => kind !== 'popup' && kind !== 'images');
  if (
    kinds.includes('popup') &&
    specific.some((kind) => ['consent', 'newsletter', 'login', 'app', 'chat', 'ads'].includes(kind))
  ) {
    return specific;
  }
  // "The share dialog" is the dialog only; sharing elsewhere on the page is not meant.
  return kinds.includes('popup') && specific.includes('share') ? ['popup'] : kinds;
}

function topicsOf(text: string): string[] {
  const quoted = [...text.matchAll(QUOTED)].map((match) => match[1]!.trim());
  if (quoted.length > 0) return quoted;
  const item = ITEM.exec(text);
  if (!item) return [];
  const tail = text.slice(item.index + item[0].length);
  const about = ABOUT.exec(tail);
  if (!about || about.index > 24) return cjkTopic(text);
  const subject = tail
    .slice(about.index + about[0].length)
    .replace(/[.!?。！？]+$/u, '')
    .replace(/^\s*(the|a|an|den|die|das|dem|der|el|la|los|las|le|les|l'|il|lo|gli|i|o|os|as)\s+/u, '')
    .replace(
      /\b(aus|ausblenden|entfernen|verstecken|please|bitte|from (this|the) page|on (this|the) page|page|seite)\b.*$/u,
      '',
    )
    .trim();
  return subject
    .split(SPLIT)
    .map((topic) => topic.trim())
    .filter(
      (topic) =>
        topic.length >= 2 &&
        topic.length <= 60 &&
        !/^(this|the|diese[rs]?|site|page|it|them|all)$/.test(topic),
    );
}

/** Japanese and Chinese put the topic first: "Xに関する記事", "关于X的文章". */
function cjkTopic(text: string): string[] {
  const match =
    /(?:关于|關於|有关|提到)(.{1,20}?)的|(?:^|[、。\s])(.{1,20}?)(?:について|に関する|の)(?:記事|投稿|コメント)/u.exec(
      text,
    );
  const topic = match?.[1] ?? match?.[2];
  return topic ? topic.split(SPLIT).filter(Boolean) : [];
}
