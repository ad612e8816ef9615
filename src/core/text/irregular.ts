/** English verbs whose past forms no stemmer leads back: base form first. */
const VERBS =
  'be was were been;become became;begin began begun;bear bore born borne;break broke broken;bring brought;build built;buy bought;catch caught;choose chose chosen;come came;cost costs;do did done;draw drew drawn;drink drank drunk;drive drove driven;eat ate eaten;fall fell fallen;feel felt;fight fought;find found;fly flew flown;forget forgot forgotten;get got gotten;give gave given;go went gone;grow grew grown;have had;hear heard;hide hid hidden;hold held;keep kept;know knew known;lead led;leave left;lend lent;lose lost;make made;mean meant;meet met;pay paid;ride rode ridden;rise rose risen;run ran;say said;see saw seen;seek sought;sell sold;send sent;shoot shot;show showed shown;sing sang sung;sit sat;sleep slept;speak spoke spoken;spend spent;stand stood;steal stole stolen;swim swam swum;take took taken;teach taught;tell told;think thought;throw threw thrown;understand understood;wear wore worn;win won;write wrote written';

const BASES: ReadonlyMap<string, string> = new Map(
  VERBS.split(';').flatMap((row) => {
    const [base, ...forms] = row.split(' ');
    return forms.map((form) => [form, base!] as const);
  }),
);

/** "fell" is found as "fall". */
export const baseForm = (word: string): string => BASES.get(word) ?? word;
