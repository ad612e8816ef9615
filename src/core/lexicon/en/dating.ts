import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'when | whens | what day | what month | which day | which month | how recent | how long ago | since when | date | year',
  ),
  wrote: rawList(
    'written | wrote | write | post this | published | publish | publishing | publication | posting | posted | uploaded | upload | printed | put up',
  ),
  made: rawList(
    'made | created | compiled | released | come out | came out | appear | appeared | issued | produced | taken',
  ),
  whole: rawList('publication date'),
  from: rawList('from | of | dated | on'),
  old: rawList('how old | how new'),
  updated: rawList(
    'updated | last update | last edit | edited | modified | last changed | last change | revised | last revision | last reviewed | as of',
  ),
  current: rawList(
    'current | up to date | out of date | outdated | recent | obsolete | dated | still accurate | still relevant | still correct | still true | old news | old article | old post | recent article | recent news',
  ),
  happened: rawList(
    'happen | happened | happening | take place | took place | taken place | occur | occurred',
  ),
  page: rawList(
    'article | articles | page | webpage | web page | post | blogpost | text | story | column | entry | blog | piece | website | web site | site | news | writeup | write up | op ed',
  ),
  kind: rawList(
    'list | recipe | review | tutorial | guide | interview | report | information | info | data | content | essay | document | press release | announcement | ad | listing | thread | transcript | item | stuff | thing',
  ),
  it: rawList('it | this | that | these | they | those | one | here'),
  filler: rawList(
    "originally | pls | hi | hey | hello | ok | you know | any idea | whats | say | last | now | today | anymore | author | someone | somebody | roughly | *'s | whether | though | tho | yet | recently",
  ),
};
