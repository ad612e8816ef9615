import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'stand | stands | listed | shown | appear* | found | given | written | published | posted | left | visible | read | see | count | exist* | counted | mentioned here | can i choose from | can i choose | can i pick from | can i select | can i | old | did | does | do | offered | indicated | provided | dated | filed to | filed under | linked | tagged | come out | came out | in all | by now | currently | so far | under this | below this',
  ),
  mentions: rawList(
    'mention* | talk about | talks about | talking about | speak of | speaks of | refer to | refers to | contain the word | contains the word | contain* | say* | bring up | brings up | complain about | complains about | use the word | uses the word | about | deal with | deals with | dealing with | have to do with | has to do with | concern | concerns | is about | are about | in their title | in the title | in their name | in its name | in their headline | in the headline',
  ),
  writes: rawList(
    'written by | wrote | write | writes | posted by | by | said by | left by | signed by | signed',
  ),
  by: rawList('by | from'),
  pieces: rawList(
    'article* | stor* | headline* | link* | news | post | posts | piece* | video* | picture* | photo* | image* | caption* | report* | card* | tile* | message* | press release | press releases | teaser* | topic* | title* | announcement* | number* | value* | tag | tags | section* | keyword* | categor*',
  ),
  people: rawList(
    'comment* | repl* | response* | answer* | review* | reaction* | opinion* | feedback | testimonial* | contribution*',
  ),
  places: rawList(
    'box | list | section | sidebar | gallery | slideshow | widget | column | menu | block | panel | area | thread | table | ticker | part | recipe | at the bottom | at the top | at the end',
  ),
  whole: rawList('all | more'),
  spans: rawList('year* | month*'),
  commenting: rawList('commented'),
  tags: rawList('tag | tags | keyword | keywords | topics | filed under | filed to | labels'),
  begins: rawList('start with | starts with | starting with | begin with | begins with | beginning with'),
  choosing: rawList(
    'can i choose from | can i choose | can i pick from | can i pick | can i select | can you choose | to choose from | to pick from | choose from | selectable | choose between | can be chosen | can be selected',
  ),
  control: rawList(
    'dropdown | drop down | menu | select box | selector | selection | choice* | option* | order* | filter* | setting* | field | form | offered',
  ),
  occasion: rawList(
    'when | while | if i | during | as i | in the form | on the form | in the sign up | at checkout | at sign up',
  ),
  prompts: rawList('please | choose | select | pick | none | no selection | not selected'),
  languages: rawList('language*'),
  countries: rawList('countr* | nation*'),
  currencies: rawList('currenc*'),
  different: rawList('different | distinct | unique'),
};
