import { list } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: list(
    'stand | stands | listed | shown | appear* | found | given | written | published | posted | left | visible | read | see | count | exist* | counted | mentioned here | can i | old | did | does | do | offered | indicated | provided | dated',
  ),
  mentions: list(
    'mention* | talk* about | speak* of | refer* to | contain* the word | contain* | say* | bring* up | complain* about | use* the word | about',
  ),
  writes: list('written by | wrote | write | writes | posted by | by | said by | left by'),
  by: list('by | from'),
  pieces: list(
    'article* | stor* | headline* | link* | news | post | posts | piece* | video* | picture* | photo* | image* | caption* | report* | card* | tile* | message* | press release* | teaser* | topic* | title* | announcement* | number* | value* | tag | tags',
  ),
  people: list(
    'comment* | repl* | response* | answer* | review* | reaction* | opinion* | feedback | testimonial* | contribution*',
  ),
  places: list(
    'box | list | section | sidebar | gallery | slideshow | widget | column | menu | block | panel | area | thread | table | ticker | part | recipe',
  ),
  whole: list('all | more'),
  spans: list('year* | month*'),
};
