import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'and finally | finally | and lastly | lastly | and then | then | and afterwards | afterwards | after that | and after that | when that is done | once that is done | and when that is done | and once that is done | next',
  ),
  and: list('and also | and'),
  first: list('^first | ^firstly | ^first of all | ^to begin with'),
  tell: list('^tell me | ^and tell me'),
  lead: list(
    'take me | bring me | lead me | guide me | walk me | show me how | show me where | show me the way | help me',
  ),
  lookUp: list(
    '^go through | ^please go through | ^look through | ^read | ^review | ^find out | ^find | ^look up | ^check | ^please find | ^please check | ^first find | ^first check | ^first look up',
  ),
  back: list('it | there | that | them | to | this | then | please'),
  rest: list(
    'of the rest | among the rest | of what is left | of what remains | of the remaining ones | of the others | of those left',
  ),
  but: list('but | though'),
  earlier: list('first | before that | beforehand | before you do | before anything else'),
  adverbs: list('beforehand | before that'),
  once: list(
    'but only after | only after | but after | after | but only once | only once | once | as soon as | when | having | after having',
  ),
  before: list('but before | before | prior to'),
  selves: list('i | we'),
  turned: [
    [
      "-(hiding/hidden) … | (you hide/you have hidden/you've hidden/you hid) … | -… (is/are/has been/have been) hidden | -… (is/are) (gone/out of the way)",
      'hide …',
    ],
    [
      "-(removing/removed) … | (you remove/you have removed/you've removed/you removed) … | -… (is/are/has been/have been) removed",
      'remove …',
    ],
    [
      "-(getting rid of/having got rid of) … | (you get rid of/you have got rid of/you've got rid of/you have gotten rid of/you've gotten rid of) …",
      'get rid of …',
    ],
    [
      "-(blocking/having blocked) … | (you block/you have blocked/you've blocked) … | -… (is/are/has been/have been) blocked",
      'block …',
    ],
    ["(telling me/having told me/you tell me/you have told me/you've told me/you told me) …", 'tell me …'],
    [
      "-(summarizing/summarising/having summarized) … | (you summarize/you summarise/you have summarized/you've summarized/you have summarised/you've summarised) …",
      'summarize …',
    ],
    ["-(explaining/having explained) … | (you explain/you have explained/you've explained) …", 'explain …'],
    [
      "-(finding/looking up/having found) … | (you find/you look up/you have found/you've found/you have looked up/you've looked up) …",
      'find …',
    ],
    [
      "(taking me/bringing me/leading me/having taken me/you take me/you bring me/you lead me/you have taken me/you've taken me) …",
      'take me …',
    ],
    ['(guiding me/you guide me/you have guided me) …', 'guide me …'],
    ["(showing me how/you show me how/you have shown me how/you've shown me how) …", 'show me how …'],
  ],
};
