/** A stretch of a text that has the form of an answer: offsets, end exclusive. */
export interface Value {
  start: number;
  end: number;
}

/** What kind of words a question asks for. `thing` says nothing about their form. */
export type ValueType =
  | 'person'
  | 'place'
  | 'time'
  | 'hours'
  | 'money'
  | 'percent'
  | 'duration'
  | 'measure'
  | 'count'
  | 'amount'
  | 'address'
  | 'byline'
  | 'reason'
  | 'email'
  | 'phone'
  | 'url'
  | 'thing';

const NUMBER = String.raw`\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?[½¼¾]?`;
const SCALE = String.raw`(?:\s?(?:thousand|million|billion|trillion|tausend|mio\.?|millionen|mrd\.?|milliarden?|mil|millones|mille|millions?|milliards?|milhões|milioni|miliardi|[万亿億千]+|bn|[km]\b))?`;
const NUMBER_WORDS = String.raw`one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?|half|eine?[mnrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dois|duas|três|quatro|sete|oito|nove|dez|doze|due|tre|quattro|cinque|sei|otto|dieci|dodici`;
const HAN_NUMBER = String.raw`[一二三四五六七八九十百千万亿億两兩〇]+`;
const MONTH = String.raw`(?:jan(?:uary|uar|vier|eiro)?|jänner|enero|gennaio|feb(?:ruary|ruar|rero|braio)?|février|fevereiro|mar(?:ch|zo|ço)?|märz|mars|apr(?:il|ile)?|abril|avril|ma[yi]o?|mai|maggio|jun[ei]?|juni|junio|juin|junho|giugno|jul[yi]?|juli|julio|juillet|julho|luglio|aug(?:ust)?|agosto|août|sep(?:t|tember|tiembre|tembre)?|setembro|settembre|o[ck]t(?:ober|ubre|obre)?|outubro|ottobre|nov(?:ember|iembre|embre|embro)?|de[cz](?:ember|iembre|embre|embro)?|décembre|dicembre)\.?`;
const YEAR = String.raw`(?:1\d{3}|20\d{2})`;
const UNITS_OF_TIME = String.raw`(?:(?:working|business|calendar)\s)?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|sekunden?|minuten?|stunden?|std\.?|tagen?|tage?|wochen?|monate?n?|jahre?n?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|secondes?|heures?|jours?|semaines?|mois|ans?|années?|dias?|anos?|secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|dagen|weken|maanden|jaar|uur)\b`;
const CJK_TIME = String.raw`(?:秒|分钟|分鐘|分間|分|小时|小時|時間|天|日間|日|周|星期|週間|个月|個月|ヶ月|か月|月|年間|年)`;
const UNITS = String.raw`(?:%|°\s?[CF]?|(?:[kcmµn]?m|km|mi|ft|in|[kmµ]?g|lbs?|oz|[mckd]?l|[kMGT]i?[Bb]|[kMG]?Hz|[kM]?W(?:h)?|V|mAh|px|kcal|cal|mph|km\/h|m[²³]|km²|ha)(?![\p{L}])|(?:kilo|centi|milli|mega|giga)?(?:metres?|meters?|gram(?:s|mes?|m|o|os|mi)?|lit(?:er|re|ro)s?|watts?|bytes?|hertz)|miles?|feet|foot|inch(?:es)?|pounds?|ounces?|acres?|hectares?|tons?|tonnes?|tonnen|degrees?|grad|grados|kilometern?|metern?|quadratkilometern?|平方公里|公里|千米|米|厘米|公斤|千克|克|升|度|キロ|メートル|グラム)`;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:(?:de|del|della|di|da|do|dos|von|vom|van|der|den|zu|la|le|bin|ibn|al|of|the|y|du)\s+){0,2}(?:\p{Lu}[\p{L}\p{M}'’.-]*|[IVX]+\b))*`;
const CURRENCY = String.raw`(?:US\$|R\$|[$€£¥₹₽₩]|USD|EUR|GBP|CHF|JPY|CNY|RMB|Fr\.)`;
const CURRENCY_AFTER = String.raw`(?:[€$£¥₹₽₩]|(?:USD|EUR|GBP|CHF|JPY|euros?|dollars?|dollar|pounds?|pence|cents?|franken|francs?|reais|dólares|libras|dollari|sterline)\b|美元|欧元|英镑|人民币|元|円|ドル)`;

const all = (...sources: string[]): RegExp =>
  new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'giu');
const cased = (...sources: string[]): RegExp =>
  new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'gu');

const PATTERNS: Record<Exclude<ValueType, 'thing'>, RegExp[]> = {
  email: [all(String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`)],
  url: [all(String.raw`https?:\/\/[^\s<>"]+[^\s<>".,)]`, String.raw`\bwww\.[^\s<>"]+[^\s<>".,)]`)],
  phone: [
    all(
      String.raw`(?:\+\s?\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]?)?\d{2,5}(?:[\s./-]\d{2,5}){1,5}|\+\d{7,15}|\b0\d{6,13}\b`,
    ),
  ],
  money: [
    all(`${CURRENCY}\\s?${NUMBER}(?:[.,]-)?${SCALE}`, `${NUMBER}${SCALE}\\s?(?:de\\s)?${CURRENCY_AFTER}`),
    all(String.raw`\b(?:free|kostenlos|gratis|gratuite?|grátis|gratuit[oa])\b|免费|無料`),
  ],
  percent: [
    all(
      `${NUMBER}\\s?(?:%|％|percent\\b|per cent\\b|prozent\\b|por ciento\\b|pour cent\\b|por cento\\b|per cento\\b|パーセント)`,
      `百分之${HAN_NUMBER}`,
    ),
  ],
  duration: [
    all(
      `${NUMBER}(?:\\s?(?:-|–|to|bis|a|à|bis zu)\\s?${NUMBER})?[\\s-]?${UNITS_OF_TIME}(?:\\s(?:and\\s|und\\s|y\\s|et\\s)?${NUMBER}\\s?${UNITS_OF_TIME})?`,
      `\\b(?:${NUMBER_WORDS})[\\s-]${UNITS_OF_TIME}`,
      `(?:${NUMBER}|${HAN_NUMBER})\\s?${CJK_TIME}`,
    ),
  ],
  hours: [
    all(
      String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?\s?(?:-|–|—|to|bis|à|a|until|～|~|至)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h\b)?`,
      String.raw`\d{1,2}[:h]\d{2}(?:\s?(?:am|pm|uhr))?|\d{1,2}\s?(?:am|pm|uhr)\b`,
      String.raw`\b(?:closed|geschlossen|cerrado|fermé|fechado|chiuso)\b|休館|休业|定休`,
    ),
  ],
  time: [
    all(
      `\\b\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?\\s(?:de\\s|of\\s)?${MONTH}(?:,?\\s(?:de\\s|del\\s)?${YEAR})?(?![\\p{L}])`,
      `\\b${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s${YEAR})?(?![\\p{L}\\d])`,
      `\\b${MONTH},?\\s(?:de\\s|of\\s)?${YEAR}`,
      String.raw`\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})\b`,
      `${YEAR}\\s?年(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?日)?)?|\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日`,
      String.raw`(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}\.)\s(?:century|jahrhunderts?)|\d{1,2}\s?世[纪紀]|siglo\s[IVX]+`,
      `\\b${YEAR}s?\\b(?:\\s?[-–]\\s?${YEAR})?`,
    ),
    all(
      String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|diens|donners|frei|sams|sonn)tags?\b|\bmittwochs?\b`,
    ),
  ],
  measure: [all(`${NUMBER}(?:\\s?[x×]\\s?${NUMBER})*${SCALE}\\s?${UNITS}`)],
  count: [
    all(
      `${NUMBER}${SCALE}`,
      `\\b(?:${NUMBER_WORDS})\\b`,
      `${HAN_NUMBER}(?=[个個名位次种種人所座年岁歲件本项項家条條只隻支艘场場])`,
    ),
  ],
  amount: [],
  reason: [
    all(
      String.raw`\b(?:because|due to|owing to|in order to|weil|wegen|aufgrund|denn|porque|debido a|para que|parce que|afin de|à cause|perché|poiché|a causa|per via|omdat|wegens)\b|因为|由于|因此|所以|ため|ので`,
    ),
  ],
  address: [
    cased(
      String.raw`\d+[a-z]?,?\s(?:\p{Lu}[\p{L}'’]+\s){1,4}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Drive|Dr|Way|Square|Court|Boulevard|Blvd|Parkway|Terrace)(?![\p{L}])`,
      String.raw`\p{Lu}[\p{L}-]*\s?(?:[Ss]tra(?:ß|ss)e|[Ss]tr\.|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Rr]ing|straat|laan)\s\d+[a-z]?`,
      String.raw`(?:Calle|Avenida|Av\.|Plaza|Rua|Praça|Via|Viale|Piazza|Corso)\s[\p{L}\s.'’]{2,40},?\s\d+`,
      String.raw`\d+,?\s(?:bis\s)?(?:rue|avenue|boulevard|place|quai)\s[\p{L}\s.'’-]{2,40}`,
      String.raw`\p{Script=Han}{2,6}[省市都府県县区區]\p{Script=Han}[\p{Script=Han}\d０-９-]{2,20}`,
    ),
  ],
  byline: [
    cased(
      String.raw`(?<=^(?:(?:[Ww]ritten|[Pp]osted) by|[Bb]y|BY|[Vv]on|[Pp]or|[Pp]ar|[Dd]i|[Dd]oor|作者[:：]?|文[:：／/]|著者[:：]?)\s*)` +
        `(?:${NAME}|[\\p{Script=Han}]{2,4}$)`,
    ),
  ],
  person: [
    cased(
      NAME,
      String.raw`[\p{Script=Han}\p{Script=Katakana}]{1,8}(?:[·・][\p{Script=Han}\p{Script=Katakana}]{1,8})+`,
    ),
  ],
  place: [cased(NAME, String.raw`[\p{Script=Han}]{1,8}(?:[市省县縣国國州区區岛島山河湖城]|大学|大學)`)],
};

PATTERNS.amount.push(...PATTERNS.percent, ...PATTERNS.measure, ...PATTERNS.money, ...PATTERNS.count);

PATTERNS.amount.push(...PATTERNS.percent, ...PATTERNS.measure, ...PATTERNS.money, ...PATTERNS.count);

/** Stretches of the text with the form that the type asks for, the surest pattern first, none overlapping another. */
export function findValues(text: string, type: ValueType): Value[] {
  if (type === 'thing') return [];
  const found: Value[] = [];
  for (const pattern of PATTERNS[type]) {
    for (const match of text.matchAll(pattern)) {
      const value = trimmed(text, match.index, match.index + match[0].length);
      if (value && !found.some((other) => value.start < other.end && other.start < value.end))
        found.push(value);
    }
  }
  return found;
}

/** Without the white space and the sentence's full stop that a pattern may carry at its ends. */
function trimmed(text: string, start: number, end: number): Value | undefined {
  const raw = text.slice(start, end);
  const kept = raw.trimStart().replace(/(?:[\s.,;:–-]|['’]s)+$/u, '');
  const from = start + raw.length - raw.trimStart().length;
  return kept ? { start: from, end: from + kept.length } : undefined;
}
