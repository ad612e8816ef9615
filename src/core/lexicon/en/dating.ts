import { rawList } from '../list.ts';
import type { DatingWords } from '../shape.ts';

export const dating: DatingWords = {
  when: rawList(
    'when | whens | what date | what day | what month | what year | which date | which day | which month | which year | how recent | how long ago | since when | date | year',
  ),
  wrote: rawList(
    'written | wrote | write | published | publish | posted | post this | uploaded | upload | printed | put up | put online | went up | go up | gone up | go live | went live | go online | first published | first posted | first written | originally published | originally posted | originally written | authored | penned',
  ),
  made: rawList(
    'made | created | compiled | released | come out | came out | appear | appeared | issued | produced | taken',
  ),
  whole: rawList(
    'publication date | publishing date | publish date | published date | posting date | posted date | post date | date of publication | date published | date posted | year of publication | publication year',
  ),
  from: rawList('from | of | dated | on | as of'),
  old: rawList('how old | how new'),
  updated: rawList(
    'updated | last update | last updated | last edited | last edit | edited | modified | last modified | last changed | last change | revised | last revised | last revision | last refreshed | last reviewed | most recent update | date of the last update | last update date | last time | as of',
  ),
  current: rawList(
    'current | up to date | out of date | outdated | recent | obsolete | dated | still accurate | still relevant | still correct | still true | how current | old news | old article | old post | recent article | recent post | old page | old story | recent news',
  ),
  happened: rawList(
    'happen | happened | happening | take place | took place | taken place | occur | occurred',
  ),
  page: rawList(
    'article | articles | page | webpage | web page | post | blog post | blogpost | posting | text | story | column | entry | blog | piece | website | web site | site | news article | news | news story | writeup | write up | op ed',
  ),
  kind: rawList(
    "list | recipe | review | tutorial | guide | interview | report | information | info | data | content | essay | document | press release | announcement | ad | listing | thread | transcript | item | stuff | thing | page's | article's",
  ),
  it: rawList('it | this | that | these | they | those | one | here'),
  filler: rawList(
    "exactly | originally | actually | even | really | still | pls | hi | hey | hello | ok | you know | i want to know | i'd like to know | any idea | whats | given | say | last | most recently | now | today | anymore | author | someone | somebody | just | roughly | time | *'s | whether | though | tho | yet | already | getting | recently",
  ),
};
