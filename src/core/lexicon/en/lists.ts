import { list } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: list('how many | number of | count the | count all | count how many'),
  all: list(
    '^list all | ^list every | ^list the | ^list | ^name all | ^show all | ^show me all | ^enumerate | give me all | which ones',
  ),
  which: list('which of these | which of the'),
  groups: list(
    'complain about | complains about | complaining about | complaints | complaint | what do people | what do they | what do the comments | what do the reviews | what do reviewers | what do customers | what do users | what do commenters | main themes | main topics | main points of the | group the | sort the comments | sort the reviews | classify the',
  ),
  exists: list('is there any | are there any | is there a | is there an | is any of'),
  first: list('first'),
  cheapest: list('cheapest | least expensive | lowest price | lowest priced | lowest cost'),
  dearest: list('most expensive | priciest | dearest | highest price | highest priced | highest cost'),
  least: list('lowest | smallest | fewest | least | minimum | shortest | lightest | slowest | worst rated'),
  most: list(
    'highest | largest | biggest | greatest | maximum | longest | heaviest | tallest | fastest | the most | has most | have most | best rated',
  ),
  earliest: list('oldest | earliest'),
  latest: list('newest | latest | most recent | youngest'),
  sum: list('sum of | sum up | the sum | in total | total | altogether | combined | add up'),
  average: list('average | mean | on average'),
  under: list('less than | fewer than | under | below | cheaper than | lower than | smaller than | before'),
  over: list('more than | over | above | greater than | higher than | larger than | after | exceeding'),
  atMost: list('at most | up to | no more than | not more than | maximum of'),
  atLeast: list('at least | no less than | not less than | minimum of'),
  between: list('between'),
  and: list('and | to'),
  not: list("not | without | no | isn't | aren't | except"),
  items: list(
    'item* | entr* | row* | result* | element* | record* | thing* | one | ones | line* | option* | list | table | page | there | listed | shown | documented | described',
  ),
  more: list(
    'load more | show more | see more | view more | more results | show all | see all | view all | load all | older posts',
  ),
  next: list('next | next page | older'),
  previous: list('previous | previous page | prev | newer'),
  back: [],
  page: list('page'),
  of: list('of'),
  numbers: list('one | two | three | four | five | six | seven | eight | nine | ten'),
  verbs: list('have | has | offer* | include* | contain* | provide* | come with | show*'),
  costs: list('cost | costs | costing | priced'),
};
