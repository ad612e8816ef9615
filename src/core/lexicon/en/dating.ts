import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'recently | when | whens | what day | what month | which day | which month | how recent | how long ago | since when | date | year',
  ),
  wrote: rawList(
    'written | wrote | write | post this | publish* | publishing | publication | posting | posted | upload* | printed | put up',
  ),
  made: rawList('made | created | released | come out | came out | appear*'),
  whole: rawList('publication date'),
  from: rawList('have | from | of | dated | on'),
  old: rawList('old | how old | how new'),
  updated: rawList(
    'updated | last update | last edit | edited | modified | last changed | last change | revised | last revision | last reviewed | as of',
  ),
  current: rawList(
    'current | up to date | out of date | outdated | recent | obsolete | dated | still accurate | still relevant | old news | old article | old post | recent article | recent news',
  ),
  happened: rawList('happen* | happening | take place | took place | taken place | occur | occurred'),
  page: rawList(
    'article* | page | webpage | web page | post | blogpost | text | story | column | entry | blog | piece | website | web site | site | news | writeup | write up | op ed',
  ),
  kind: rawList(
    'list | recipe | review | tutorial | guide | interview | report | information | info | data | content | essay | document | announcement | ad | thread | stuff',
  ),
  it: rawList('it | this | that | these | they | those | one | here'),
  filler: rawList(
    "originally | pls | hi | hey | hello | ok | whats | say | last | now | today | anymore | author | someone | somebody | roughly | *'s | though | tho | yet | recently",
  ),
};
