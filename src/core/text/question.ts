import { COMMON, CONCEPTS, GENERIC } from '../lexicon/concepts.ts';
import { detectLanguage, type Language } from './languages.ts';
import type { ValueType } from './values.ts';
import { fold, words } from './words.ts';

/** A content word of a question. */
export interface Term {
  /** As the page's language stems it. */
  key: string;
  /** Keys that stand for the same notion on a page, in any language. */
  synonyms: readonly string[];
  /** 1, less for words that say little ("page", "information"). */
  weight: number;
  /** Values of these forms say the same: "€ 5" needs no "price" beside it. */
  types: readonly ValueType[];
}

/** What a question wants besides its words. */
export type Wish = 'fact' | 'overview' | 'list' | 'definition' | 'reason' | 'yes-no';

export interface Question {
  text: string;
  terms: Term[];
  wish: Wish;
  type: ValueType;
}

const GENERIC_WEIGHT = 0.15;
const COMMON_WEIGHT = 0.25;
/** A form that is asked for but not found says less against a place than a missing word. */
const FORM_WEIGHT = 0.6;

/** Question words of scripts without spaces; cut out, or they would make pairs with the words around them. */
const CJK_ASKING =
  /多少钱?|什么时候|为什么|什么|哪[里儿个些年天位]?|谁|怎么样?|如何|是否|有没有|这个|那个|请问|多[长久大高远重]|几(?=[个天点年月次])|吗|呢|いくら|いくつ|どこ|いつ|だれ|誰|どの|どう|なぜ|何(?=[時年人個日ですがを]|$)|ですか|ますか|でしょうか|ください|教えて|とは/gu;

/** First that matches wins: "how much time" is a duration before "how much" is money. Written for lower case, diacritics kept. */
const TYPES: readonly [ValueType, RegExp][] = [
  ['email', /\be-?mail|\bcorreo|courriel|邮箱|邮件|メール/u],
  ['address', /(?<!web ?|e-?mail ?|ip )\baddress|adresse|anschrift|dirección|endereço|indirizzo|地址|住所/u],
  ['phone', /\b(?:tele)?phone|\btelefon|\bteléfono|téléphone|hotline|rufnummer|电话|電話|\bfax/u],
  ['url', /\burl\b|web ?address|webadresse|网址/u],
  [
    'hours',
    /opening (?:hours|times)|öffnungszeit|(?:what|which) time|\b(?:open|close[sd]?)\b(?!.*source)|geöffnet|um wie ?viel uhr|wie ?viel uhr|qué hora|horarios?\b|quelle heure|horaires|que horas|che ora|orari\b|营业时间|几点|何時/u,
  ],
  [
    'percent',
    /percent|prozent|porcentaje|pourcentage|porcentagem|percentuale|wie ?viel ?%|百分|比例|パーセント/u,
  ],
  [
    'duration',
    /how long(?! is the (?:river|wall|bridge|road|street))|how (?:many|much) (?:time|days|weeks|months|years|hours|minutes)|wie lange|wie viele (?:tage|wochen|monate|jahre|stunden|minuten)|\bdauer|\bfrist\b|cuánto (?:tiempo|dura|tarda)|cuántos (?:días|meses|años)|combien de (?:temps|jours|mois|heures)|quelle durée|durée|quanto tempo|quantos dias|quanto dura|quanti giorni|return (?:period|window)|\bperiod\b|\bduration\b|hoe lang|多久|多长时间|时间.{0,2}多长|多少天|几天|どのくらい|何日間|期間/u,
  ],
  [
    'money',
    /how much (?:is|are|does|do|did|will|would|for|money|cost)|\b(?:price|cost|fee|charge|salary|budget)s?\b|how expensive|was kostet|wie ?viel kostet|wie teuer|\bpreis|\bkosten|gebühr|gehalt|cuánto (?:cuesta|vale|es)|precio|combien (?:coûte|ça coûte)|quel est le prix|\bprix\b|quanto custa|preço|quanto costa|prezzo|hoeveel kost|\bprijs|多少钱|价格|费用|いくら|値段|料金|価格/u,
  ],
  [
    'measure',
    /how (?:tall|high|wide|deep|far|fast|heavy|big|large|hot|long)\b|\b(?:weight|height|width|size|dimensions|temperature|capacity|speed|distance|area)\b|wie (?:groß|hoch|breit|tief|weit|schnell|schwer|heiß|lang)\b|gewicht|größe|höhe|temperatur|\bpeso\b|tamaño|altura|poids|taille|hauteur|tamanho|altezza|dimension|重量|尺寸|多高|多大|多重|多远|面积|温度|サイズ|重さ|高さ/u,
  ],
  [
    'time',
    /\bwhen\b|\b(?:what|which) (?:year|date|day|month|century|decade)|since when|until when|deadline|\bdate\b|\bwann\b|welche[msn]? (?:jahr|tag|datum|monat|jahrhundert)|\bdatum\b|cuándo|qué (?:año|fecha|día|mes)|quand\b|quelle (?:date|année)|quel (?:jour|mois|siècle)|quando\b|qu[ea]l? (?:ano|data|dia)|che (?:anno|data)|wanneer|什么时候|何时|哪[一]?年|哪[一]?天|哪个月|日期|いつ|何年/u,
  ],
  ['amount', /how much|wie ?viel(?!e)|quanto\b(?! tempo)/u],
  [
    'count',
    /how many|number of|\bwie ?viele?\b|anzahl|cuánt[oa]s?|combien|nombre de|quant[oae]s?\b|quanti\b|número de|numero di|hoeveel|多少|几[个名次种位人岁]|いくつ|何人|何個/u,
  ],
  [
    'person',
    /\bwho\b|\bwhom\b|\bwhose\b|\bauthor\b|\bwer\b|\bwen\b|\bwem\b|wessen|\bautor|quién(?:es)?|\bqui\b|auteur|\bquem\b|\bchi\b|autore|\bwie (?:is|was|heeft)\b|谁|誰|哪位|作者|だれ|著者/u,
  ],
  [
    'place',
    /\bwhere\b|(?:what|which|in what) (?:city|country|state|place|town|county|region|continent|location)|\bwo\b|\bwohin\b|\bwoher\b|welche[mrn]? (?:stadt|land|ort|staat|region)|dónde|qué (?:ciudad|país|lugar|estado)|(?<!\p{L})où(?!\p{L})|quel(?:le)? (?:ville|pays|région|lieu)|\bonde\b|que (?:cidade|país)|\bdove\b|quale (?:città|paese)|\bwaar\b|哪里|在哪|哪儿|哪个(?:城市|国家|地方|州)|何处|どこ/u,
  ],
];

const WISHES: readonly [Wish, RegExp][] = [
  [
    'overview',
    /^(?:please )?(?:can you )?(?:summari[sz]e|sum up)|\bsummary\b|tl;?dr|(?:what|who).{0,12}(?:page|site|article|website|this|text) (?:all )?about|^what(?:'s| is) (?:this|it)(?: page| site| article| text)?\s*\??$|key points|main points|overview of (?:this|the) page|zusammenfass|fasse?.*zusammen|worum geht|wovon handelt|was steht (?:hier|auf)|hauptpunkte|überblick|resum[ei]|de qué (?:trata|va)|puntos (?:clave|principales)|résum|de quoi (?:parle|s'agit|traite)|do que (?:trata|fala)|sobre o que|riassu|di cosa (?:parla|tratta)|samenvat|waar gaat|总结|概括|摘要|讲什么|关于什么|主要内容|要約|まとめ|何について/u,
  ],
  [
    'list',
    /^(?:please )?(?:list|name|enumerate)\b|\blist (?:all|of|the)\b|what are (?:all|the)\b|which (?:ones|are)|^(?:liste|nenne|zähle)|welche .*(?:gibt es|sind)|^(?:lista|enumera|nombra)|cuáles son|quels? sont|quelles sont|^(?:listez?|énumère)|quais são|^liste|quali sono|^elenca|列出|有哪些|哪些|一覧/u,
  ],
  [
    'reason',
    /\bwhy\b|for what reason|warum|wieso|weshalb|por qué|pourquoi|por que|perché|waarom|为什么|为何|なぜ|どうして/u,
  ],
  [
    'definition',
    /^(?:what|who) (?:is|are|was|were) (?:an? |the )?[\p{L}\p{N} .'-]+\??$|what does .* (?:mean|stand for)|\bdefin|^was (?:ist|sind|bedeutet|heißt)|^qué (?:es|son|significa)|qu'est-ce que|^o que (?:é|são|significa)|^(?:che )?cos'?[aè]|^wat (?:is|zijn|betekent)|^什么是|是什么|什么意思|とは/u,
  ],
];

/** Reads a question asked of a page in `pageLanguage`; the question itself may be in another language. */
export function readQuestion(text: string, pageLanguage: Language): Question {
  const lower = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
  const wish = WISHES.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'fact';
  const form = TYPES.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'thing';
  // A reason is a sentence, whatever it speaks of.
  const type = wish === 'reason' ? 'thing' : form;
  return { text, terms: withType(termsOf(text, pageLanguage), wish, type), wish, type };
}

/** A question that says only by its form what it wants ("how much", "when", "why") gets a term for it. */
function withType(terms: Term[], wish: Wish, type: ValueType): Term[] {
  const wanted = wish === 'reason' ? 'reason' : type;
  const typed = terms.map((term) => ({ ...term, types: term.types.filter((own) => expresses(own, wanted)) }));
  if (wanted === 'thing' || typed.every((term) => term.weight < 1) || typed.some((term) => term.types.length))
    return typed;
  return [...typed, { key: '', synonyms: [], weight: FORM_WEIGHT, types: [wanted] }];
}

const expresses = (own: ValueType, wanted: ValueType): boolean =>
  own === wanted ||
  (own === 'byline' && wanted === 'person') ||
  (own === 'address' && wanted === 'place') ||
  (own === 'measure' && wanted === 'amount');

function termsOf(text: string, pageLanguage: Language): Term[] {
  const own = detectLanguage([text], pageLanguage);
  const terms = new Map<string, Term>();
  for (const word of words(
    text.replace(CJK_ASKING, (asking) => ' '.repeat(asking.length)),
    pageLanguage,
  )) {
    const raw = text.slice(word.start, word.end).normalize('NFKC').toLowerCase();
    if (word.stop || own.stops.has(raw) || terms.has(word.key)) continue;
    terms.set(word.key, { key: word.key, weight: weightOf(raw), ...notionOf(raw, word.key, pageLanguage) });
  }
  return [...terms.values()];
}

function weightOf(raw: string): number {
  return GENERIC.has(raw) ? GENERIC_WEIGHT : COMMON.has(raw) ? COMMON_WEIGHT : 1;
}

const keyed = new Map<string, { concepts: string[][]; rows: Map<string, number[]> }>();

/** The concept rows as the page's language stems them; made once per language. */
function conceptsFor(language: Language) {
  const known = keyed.get(language.code);
  if (known) return known;
  const concepts = CONCEPTS.map(({ words: row }) => [
    ...new Set(row.flatMap((word) => [keyOf(word, language), fold(word)])),
  ]);
  const rows = new Map<string, number[]>();
  CONCEPTS.forEach(({ words: row }, i) => {
    for (const word of [...row, ...concepts[i]!]) rows.set(word, [...(rows.get(word) ?? []), i]);
  });
  const made = { concepts, rows };
  keyed.set(language.code, made);
  return made;
}

function keyOf(word: string, language: Language): string {
  return words(word, language)[0]?.key ?? word;
}

function notionOf(raw: string, key: string, language: Language): Pick<Term, 'synonyms' | 'types'> {
  const { concepts, rows } = conceptsFor(language);
  const numbers = [...new Set([...(rows.get(raw) ?? []), ...(rows.get(key) ?? [])])];
  const synonyms = new Set(numbers.flatMap((i) => concepts[i]!));
  synonyms.delete(key);
  return { synonyms: [...synonyms], types: numbers.flatMap((i) => CONCEPTS[i]!.type ?? []) };
}
