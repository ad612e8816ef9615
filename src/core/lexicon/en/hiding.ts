import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'post | posts | article | articles | story | stories | item | items | entry | entries | comment | comments | thread | threads | news | card | cards | product | products | result | results | row | rows | link | links | message | messages | tweet | tweets | video | videos | headline | headlines | teaser | teasers | recipe | recipes | job | jobs | offer | offers | review | reviews | section | sections | paragraph | paragraphs | everything | anything | all | reply | replies | answer | answers | response | responses | coverage | report | reports | piece | pieces | update | updates | essay | essays | blog posts | podcast | podcasts | interview | interviews',
  ),
  about: list(
    'about | on | regarding | concerning | mention | mentions | mentioning | contain | contains | containing | with | by | from | of | named | called | titled | labelled | labeled | tagged | related to | that mention | that contain | that are about | that come from | naming | that name | which name | that talk about | talking about | dealing with | that deal with | covering | that cover | discussing | citing | that cite | quoting | referring to | written by | signed by | posted by | featuring | involving | with the word | with the words | where … is mentioned',
  ),
  joins: list('or | and'),
  inside: list('in | from | of | inside'),
  articles: list('the | a | an'),
  tail: list('please | from this page | from the page | on this page | on the page | page'),
  none: list(
    'this | the | site | page | it | them | all | readers | reader | users | user | people | visitors | today | right | left | top | bottom | side | end | the right | the left | the top | the bottom | the side | the end | these | those | that',
  ),
  fillers: list(
    'hide | remove | the | a | an | and | or | of | on | in | to | section | box | module | block | part | this | page | please | from',
  ),
  shapes: list(
    'button | buttons | icon | icons | form | forms | box | boxes | bar | bars | widget | widgets | tool | tools | symbol | symbols | area | popup | popups | pop up | banner | panel | window | main | list | lists | column',
  ),
  anything: list('everything | anything | all'),
  keeps: list(
    "but keep | but leave | but not | but don't | and keep | while keeping | except for | except | apart from | other than",
  ),
  shows: list(
    'show | shows | showing | shown | depict | depicts | depicting | where you see | in which | that says',
  ),
  embeds: list('tweet | tweets | embedded | embeds'),
  answered: list('to'),
  concerning: list('about | regarding | concerning | related to | mentioning'),
  chapters: list('section | sections | chapter | chapters | passage | paragraphs | part'),
  links: list('links | link | inline | in the text | in article'),
  tells: list('no | get | rid | all | every | show | not | want | see | take | away'),
  under: list('in | under | among | within | below | inside'),
  which: list(
    'that | which | who | whose | older | newer | longer | shorter | with more | with fewer | without',
  ),
  inText: list(
    'in the text | inside the text | inside the article | in the article | within the article | within the text | between the paragraphs | inline | in article | in the article text',
  ),
  above: list(
    'at the top | on top | at the very top | above the article | above the text | above the headline | above the title',
  ),
  below: list(
    'at the bottom | at the very bottom | at the end | at the foot | below the article | under the article | beneath the article | after the article | below the text | under the text | below the story | under the story',
  ),
  galleries: list('*gallery | *galleries | *slideshow* | *carousel* | photo strip*'),
  forms: list('form | forms | reply box | reply field'),
  main: list('main | primary'),
  popular: list(
    'trending* | most read | most popular | most viewed | most shared | most commented | popular',
  ),
  allBut: list(
    "except … everything | apart from … everything | everything but | everything except | everything besides | everything other than | everything apart from | everything that is not | everything that isn't | everything that's not | everything which is not | everything around | everything … but | everything … except | everything … other than | everything … apart from | everything … besides | all but | all except | anything but | anything except | anything other than | all else but | all else except | the rest except",
  ),
  only: list(
    'show … only | display … only | keep … only | leave … only | show only | show me only | show just | show me just | only show | just show | keep only | keep just | only keep | just keep | leave only | leave just | only leave | just leave | nothing but | see only | only see | see just | just see | read only | only read | just read | only want | just want | ^only | ^just the',
  ),
  reading: list(
    '=article only | =text only | =only article | =only text | clutter | distractions | distracting | reader mode | reader view | reading mode | reading view | distraction free | distraction free mode | focus mode',
  ),
  matter: list(
    "article | story | text | main text | body text | recipe | post | blog post | essay | news | news story | report | main content | content | main part | main column | body | page's content | interview | chapter | lyrics",
  ),
  captions: list(
    'caption | captions | photo credit | photo credits | photos credit | photos credits | image credit | image credits | picture credit | picture credits | photographer credits',
  ),
};
