import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short:
    'Dr Mr Mrs Ms Prof St Jr Sr Rev Hon Gov Sen Rep Gen Col Capt Lt Sgt Messrs vs No approx cf Fig fig Eq Tab Vol vol ed eds pp p Art art e.g i.e eg ie etc incl excl max min Tel tel Ext ext resp ca Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun Inc Ltd Corp Co Bros Univ Dept Est Ave Blvd Rd Str Pl Mt Ft U.S U.K U.N E.U a.m p.m',
  mayEnd: 'etc Inc Ltd Corp Co a.m p.m U.S U.K max min Sat Sun',
};
