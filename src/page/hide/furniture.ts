/**
 * Words that belong to a slot or a layer and not to what is in it: its label, a close button. A slot is hidden with them. Languages:
 * en de fr es pt it nl pl sv da no fi cs ru uk tr ar he ja ko zh.
 */
const AD_LABEL =
  /^(advert(isement|ising|s)?|ads?( by .{1,30})?|sponsored( content| by .{1,40})?|promoted|anzeigen?|werbung|gesponsert|publicit[ée]s?|annonces?|pub|sponsoris[ée]|publicidade?|anuncios?|patrocinado|pubblicit[àa]|sponsorizzato|advertenties?|gesponsord|reklam[ay]?|annons|annonse|mainos|реклама|реклама на правах|إعلان|פרסומת|広告|スポンサー|광고|广告|廣告|贊助|赞助)[\s:.…↓▼-]*$/iu;
const AD_TAIL =
  /^(continue reading( below)?|story continues below( advertisement)?|article continues (below|after)( this ad(vertisement)?)?|scroll (down )?to continue( reading)?|report (this )?ad|remove ads?|why (am i seeing )?this ad\??|hide ads?|(hier|weiter) ?(geht es )?nach der (werbung|anzeige)( weiter)?|skip ad(vertisement)?|contin[uú]a (leyendo|despu[ée]s de la publicidad)|continua (a leggere )?dopo la pubblicit[àa]|la suite après cette publicité|continua após a publicidade)[\s:.…↓▼-]*$/iu;
const CLOSE =
  /^(×|✕|✖|x|close|dismiss|schlie(ß|ss)en|fermer|cerrar|fechar|chiudi|sluiten|zamknij|stäng|luk|lukk|sulje|zavřít|закрыть|закрити|kapat|إغلاق|סגור|閉じる|닫기|关闭|關閉)$/iu;

/** Whether a line is such a label or button (or no words at all). */
export function isFurniture(text: string): boolean {
  const words = text.trim();
  return words === '' || isAdLabel(words) || AD_TAIL.test(words) || CLOSE.test(words);
}

export const isAdLabel = (text: string): boolean => AD_LABEL.test(text.trim());
