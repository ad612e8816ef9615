import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list(
    'post | posts | article | articles | story | stories | item | items | entry | entries | comment | comments | thread | threads | news | card | cards | product | products | result | results | row | rows | link | links | message | messages | tweet | tweets | video | videos | headline | headlines | teaser | teasers | recipe | recipes | job | jobs | offer | offers | review | reviews | section | sections | paragraph | paragraphs | everything | anything | all | reply | replies | answer | answers | response | responses | coverage | report | reports',
  ),
  about: list(
    'about | on | regarding | concerning | mention | mentions | mentioning | contain | contains | containing | with | by | from | of | named | called | titled | labelled | labeled | tagged | related to | that mention | that contain | that are about | that come from',
  ),
  joins: list('or | and'),
  inside: list('in | from | of | inside'),
  articles: list('the | a | an'),
  tail: list('please | from this page | from the page | on this page | on the page | page'),
  none: list(
    'this | the | site | page | it | them | all | readers | reader | users | user | people | visitors | today',
  ),
  fillers: list(
    'hide | remove | the | a | an | and | or | of | on | in | to | section | box | module | block | part | this | page | please | from',
  ),
  shapes: list(
    'button | buttons | icon | icons | form | forms | box | boxes | bar | bars | widget | widgets | tool | tools | symbol | symbols | area | popup | popups | pop up | banner | panel | window | main',
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
};
