/** Written out, none of these ends a sentence: titles, units, references, months, the "for example" of several languages. */
const ABBREVIATIONS = `
  Dr Mr Mrs Ms Prof St Jr Sr Rev Hon Gov Sen Rep Gen Col Capt Lt Sgt Messrs Mme Mlle Hr Fr Frl Ing Dipl Mag Hrn Sra Dra Sig Dott Avv Ing Arq
  vs No Nr nr Nrn núm nº ca approx cf vgl Fig fig Abb Tab Eq Vol vol Bd Hrsg ed eds pp p S vv ff Kap Abs Art art Aufl
  e.g i.e eg ie etc incl excl inkl exkl zzgl bzgl bzw evtl ggf ggfs usw usf sog d.h z.B u.a u.U o.ä i.d.R v.a m.E s.o s.u vgl gem lt ca mind max min
  p.ej p.ex ej ex aprox approx env av bd cap págs pág tel Tel ext Ext Mio Mrd Mill Std Min Sek Uhr geb gest verh
  bijv m.b.t o.a d.w.z t.a.v n.a.v m.in np tzn tj itd itp ok nt ur zm godz ul al т.е т.д т.п г гг им ул стр см руб тыс млн млрд
  esim ym mm jne tai n klo bl.a t.ex dvs osv m.m kl ung resp
  Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Okt Nov Dec Dez Jän ene abr ago dic janv févr avr juil gen mag giu lug set ott
  Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun Mo Di Mi Do Sa So
  Inc Ltd Corp Co Bros Univ Dept Est Ave Blvd Rd Str Pl Mt Ft U.S U.K U.N E.U a.m p.m
`;
const asPattern = (word: string): string => word.replace(/\./g, '\\.\\s?');
const ABBREVIATED = new RegExp(
  `(?:^|[\\s(\\[„“"'/–-])(?:\\p{L}|${[...new Set(ABBREVIATIONS.trim().split(/\s+/))].map(asPattern).join('|')})\\.$`,
  'u',
);
/** At the end of a sentence these stand as often as inside one; a capital letter behind them decides. */
const MAY_END =
  /(?:^|\s)(?:etc|usw|usf|itd|itp|jne|osv|Inc|Ltd|Corp|Co|a\.\s?m|p\.\s?m|U\.\s?S|U\.\s?K|Std|Uhr|Min|Sek|Mio|Mrd|ok|max|min|np|ex|al|So|Do|Mi|Sat|Sun|set|mag|ago|n|tai)\.$/u;
const ORDINAL = /(?:^|\s)\d{1,3}\.$/;
/** Words in front of an ordinal, in languages that write one with a full stop. */
const BEFORE_ORDINAL =
  /(?:^|\s)(?:am|der|die|das|dem|den|des|vom|zum|zur|bis|ab|im|seit|nach|auf|rang|platz|nr|den|det|fra|til|od|do|dnia|w|na)\s\d{1,3}\.$/iu;
const MONTH_OR_LOWER =
  /^(?:\p{Ll}|\d|Jan|Feb|Mär|Mar|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[kc]t|Nov|De[zc]|Jahrhundert|Jh\.|Spieltag|Runde|Klasse|Stock|Etage|Auflage|Platz)/u;
/** An item of a list: its number is no sentence. */
const LONE_NUMBER = /^\s*(?:[([]?\d{1,4}|[a-z]|[ivx]{1,5})[.)]$/u;

/**
 * Whether a sentence goes on although a segmenter cut it here.
 * @param before text of the sentence up to the cut
 * @param after what follows
 */
export function goesOn(before: string, after: string): boolean {
  const ended = before.trimEnd();
  const next = after.trimStart();
  if (next === '' || !/[.)]$/.test(ended)) return false;
  if (LONE_NUMBER.test(ended)) return true;
  if (ORDINAL.test(ended)) return BEFORE_ORDINAL.test(ended) || MONTH_OR_LOWER.test(next);
  // Initials: "J. R. Smith", but not "vitamin C. The".
  if (!ABBREVIATED.test(ended)) return false;
  return !MAY_END.test(ended) || !/^\p{Lu}/u.test(next);
}
