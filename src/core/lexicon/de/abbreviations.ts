import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short:
    'Hr Hrn Fr Frl Ing Dipl Mag Nr nr Nrn vgl Abb Bd Hrsg S ff Kap Abs Aufl inkl exkl zzgl bzgl bzw evtl ggf ggfs usw usf sog d.h z.B u.a u.U o.ä i.d.R v.a m.E s.o s.u gem lt mind Mio Mrd Mill Std Min Sek Uhr geb gest verh Okt Dez Jän Mo Di Mi Do Sa So',
  mayEnd: 'usw usf Std Uhr Min Sek Mio Mrd So Do Mi',
  beforeOrdinal: 'am der die das dem den des vom zum zur bis ab im seit nach auf rang platz nr',
  behindOrdinal: 'Jahrhundert Jh Spieltag Runde Klasse Stock Etage Auflage Platz Mär Mai Okt Dez',
};
