import { LANGUAGES } from './languages.ts';
import type { Words } from './words.ts';

export type Label = 'find' | 'guide' | 'hide';
export interface Verdict {
  label: Label;
  /** 0 to 1. */
  confidence: number;
  reason: string;
}

type Says = (kind: Exclude<keyof Words, 'script'>) => boolean;

/** Whether any language that is written in the text's script has words of that kind in it. */
function listener(text: string): Says {
  const spoken = LANGUAGES.filter((words) => words.script.test(text));
  return (kind) => spoken.some((words) => words[kind]?.test(text) === true);
}

const verdict = (label: Label, confidence: number, reason: string): Verdict => ({
  label,
  confidence,
  reason,
});

/**
 * The order is the logic: a procedure that is asked for is GUIDE even when it is about hiding; a wish about what is shown is HIDE even when
 * it is phrased as a question to the assistant; a question word makes FIND of what remains; then orders are told apart by verb and object.
 * @param text as `normalizeQuery` makes it
 */
export function decide(text: string): Verdict {
  if (text.trim() === '') return verdict('find', 1, 'empty');
  const says = listener(text);
  if (says('howTo')) return verdict('guide', 0.95, 'asks for a procedure');
  const ask = says('ask');
  const favour = ask && asksAFavour(text, says);
  if ((!ask || favour || NOTHING_ELSE.test(text)) && says('away'))
    return verdict('hide', 0.93, 'does not want to see something');
  if (ask && !favour) return verdict('find', 0.95, 'a question');
  return order(text, says);
}

/** "Can you ...?" in the languages that are spoken here. */
const POLITE =
  /\b(can|could|would|will) (you|we)\b|\byou (can|could)\b|^ (can|could|may) (the|this|that|these|those|all) .*\b(disappear|vanish|go( away)?|be (hidden|removed|gone|blocked)) (\? )?$|\b(kannst du|konnen sie|konntest du|konnten sie|peux tu|pouvez vous|pourrais tu|pourriez vous|puedes|podrias|puede usted|podria|voce pode|pode|poderia|puoi|potresti|puo|potrebbe|kun je|kan je|kunt u|wil je|mozesz|moglbys|moglabys|bisakah|ban co the|poti|kan du|muzes)\b|(mis[iı]n|musun) (\?)? ?$|(^| )(можешь|можете|мог бы|могла бы|не мог|чи можеш|μπορεισ|هل يمكنك|هل تستطيع|هل بإمكانك|هل بامكانك|ممكن|क्या आप|क्या तुम)( |$)|もらえ|くれ(る|ます|ない)|いただけ|ください|てほしい|수 있|줄래|주시겠|주실|주세요|해 ?줘|你能|你可以|能不能|可不可以|可以帮|能帮|可否|能否/;

/** An order in the shape of a question to the assistant. */
const asksAFavour = (text: string, says: Says): boolean =>
  POLITE.test(text) &&
  (says('hide') || says('away') || (says('remove') && says('noise')) || says('act')) &&
  !says('tell');

/** "..., nothing else": closes a wish about what to show, even one that begins like a question ("que l'article, rien d'autre"). */
const NOTHING_ELSE =
  /(nothing else|rien d autre|sonst nichts|nada mas|nada mais|nient altro|niets anders|(и )?(больше )?ничего (больше|другого|лишнего)|nic (wiecej|innego)|baska bir sey) $/;

/** Stems of hiding and vanishing in any form of the verb ("que desaparezcan los anuncios", "чтобы ты скрыл"), for what no order matched. */
const VANISH =
  /(^| )(ocult|escond|desapar|elimin|remov|supprim|masqu|cache[srz]? |disparai|nascond|scompar|spari|rimuov|versteck|verschwind|ausgeblend|entfern|verberg|verdwijn|verwijder|vanish|disappear|hid(e|den|ing) |remove|sumi|suma|usun|ukry|schow|znik|gizl|kaybol|kaldir|скры|скро|спря|прят|убер|убра|исчез|удал|схова|прихова|зник)|تخف|يخف|تختف|يختف|اخف|أخف|إخف|احذف|حذف|छुपा|छिपा|हटा|गायब|隠|消[しすせえ]|숨기|숨겨|가려|없애|藏|隐|消失|去掉|屏蔽|移除/;

/** "Without", "no", "less" before a part of the page. */
const NONE_OF =
  /(^| )(no|nie chce|no quiero|nao quero|non voglio|ne veux (pas|plus)|не хочу|не надо|less|fewer|without|no mas|ningun\w*|nada de|menos|sin|sem|nenhum\w*|senza|niente|nessun\w*|meno|sans|aucune?|pas de|plus de|moins de|ohne|keine?n?|weniger|geen|zonder|minder|без|никак\S*|поменьше|меньше|bez|zadnych|mniej|olmadan|daha az|بدون|بلا|لا أريد|لا اريد|बिना|नहीं चाहिए) |なし|無しで|없이|없는|不要|别要|无/;

/** Too much of a part of the page, or a part that annoys: a wish to be rid of it that names no verb. */
const FED_UP =
  /(^| )(too (many|much)|so many|way too|hate|tired|demasiad\w+|tant[oa]s? |molest\w+|estorb\w+|distra\w+|muit\w+|demais|incomod\w+|irrit\w+|atrapalh\w+|trop|gene(nt)?|agac\w+|enerv\w+|derang\w+|saoule\w*|zu viele?|nerv(t|en|ig\w*)|lastig\w*|storend|stoor\w*|irritant\w*|te veel|tropp\w+|fastidi\w+|infastid\w+|disturb\w+|za duzo|zbyt wiele|wkurza\w*|irytuj\w*|cok fazla|rahatsiz|sinir|biktim|слишком|задолбал\S*|раздраж\S*|отвлека\S*|كثير\S*|تزعج\S*|يزعج\S*|مزعج\S*|बहुत|परेशान|तंग)( |$)|太多|多すぎ|うるさい|鬱陶|너무 많|방해|귀찮/;

/** "I want to ..." and "I am looking for ..." of any verb but those of knowing and seeing: something to get done. */
const WISH =
  /^ (yo |eu |io |ja |я )?((quiero|quisiera|necesito|me gustaria|tengo que|deseo|quero|queria|preciso|gostaria de|tenho que) (me )?(?!(saber|entender|comprender|compreender|ver|leer|ler|conocer|conhecer) )\w+[aei]r(me|te|se|lo|la|los|las)? |(je (veux|voudrais|souhaite|dois)|j aimerais|j ai besoin d[e']?|il (me )?faut) (me |m |s |se |l |la |le )?(?!(savoir|comprendre|voir|lire|connaitre) )\w+(er|ir|re) |ich (mochte|will|muss|wurde gerne?|brauche|brauchte|suche) (?!(die|den|das) (?!\S+ \S+en $))(?!.* ?(wissen|verstehen|sehen|lesen|erfahren) $)|(voglio|vorrei|devo|ho bisogno di) (?!(sapere|capire|vedere|leggere|conoscere) )\w+(are|ere|ire|rmi|rlo|rla) |(cerco|sto cercando|mi serve|busco|estoy buscando|procuro|estou procurando|je cherche|ik zoek|szukam|ищу) (?!(il|lo|la|l|i|gli|el|los|las|o|a|os|as|le|les|het|de) )|ik (wil|moet|zou graag) (?!.*(weten|begrijpen|zien|lezen) $).*\w+en $|(chce|chcialbym|chcialabym|musze|potrzebuje) (sie )?(?!(wiedziec|zrozumiec|widziec|czytac) )\w+c |(хочу|хотел бы|хотела бы|мне (нужно|надо)|нужно|надо) (?!(знать|узнать|понять|видеть|читать|прочитать) )\S+(ть|ться|ти) |(اريد|أريد|احتاج|أحتاج|اود|أود|ارغب) (ان|أن) (?![اأ](عرف|فهم|رى|قر|علم))\S)|^ 我(想要?|要|需要)(成为|办|开通|升级|换|用)/;

/** Not a question: an order, or a few words typed into a search box. */
function order(text: string, says: Says): Verdict {
  if (says('tell')) return verdict('find', 0.9, 'wants to be told');
  const own = says('own');
  const noise = says('noise');
  if (says('hide')) {
    return own && !noise
      ? verdict('guide', 0.7, "changes the person's own things")
      : verdict('hide', 0.95, 'an order to hide');
  }
  if (says('remove')) {
    if (own) return verdict('guide', noise ? 0.55 : 0.9, "changes the person's own things");
    return noise
      ? verdict('hide', 0.95, 'an order to remove a part of the page')
      : verdict('hide', 0.6, 'removes something');
  }
  if (says('act')) return verdict('guide', 0.9, 'an order to do something');
  if (noise && VANISH.test(text)) return verdict('hide', 0.85, 'a part of the page is to vanish');
  if (NONE_OF.test(text) && noise) return verdict('hide', 0.85, 'wants to be without a part of the page');
  if (WISH.test(text)) return verdict('guide', 0.8, 'wants to get something done');
  if (FED_UP.test(text) && noise) return verdict('hide', 0.8, 'has enough of a part of the page');
  return verdict('find', text.includes('?') ? 0.8 : 0.65, 'words to look for');
}
