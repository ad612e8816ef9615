import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('how many | number of | count the | count all | count how many | how many of'),
  all: rawList(
    '^list all | ^list every | ^list the | ^list | ^name all | ^show all | ^show me all | ^enumerate | give me all | which ones',
  ),
  which: rawList('which of these | which of the'),
  groups: rawList(
    'complain about | complains about | complaining about | complaints | complaint | what do people | what do they | what do the comments | what do the reviews | what do reviewers | what do customers | what do users | what do commenters | main themes | main topics | main points of the | group the | sort the comments | sort the reviews | classify the',
  ),
  exists: rawList(
    'is there any | are there any | is there a | is there an | is any of | ^is … among | ^are … among | ^is … on the list | ^is … in the list',
  ),
  first: rawList('first'),
  top: rawList('top'),
  cheapest: rawList('cheapest | least expensive | lowest price | lowest priced | lowest cost'),
  dearest: rawList('most expensive | priciest | dearest | highest price | highest priced | highest cost'),
  least: rawList('lowest | smallest | least | minimum | lightest | slowest | worst rated'),
  most: rawList(
    'highest | largest | biggest | greatest | maximum | heaviest | tallest | fastest | best rated',
  ),
  fewestOf: rawList('fewest'),
  mostOf: rawList('the most | has most | have most | most often'),
  shortest: rawList('shortest'),
  longest: rawList('longest'),
  firstOne: rawList('first'),
  lastOne: rawList('last'),
  anybody: rawList(
    'does anyone | does anybody | did anyone | did anybody | has anyone | has anybody | do any of them | is there anyone who | is there anybody who',
  ),
  whatAre: rawList(
    '^what are the | ^what are all the | ^which … are listed | ^which … are linked | ^which … are shown | ^what … are listed | ^what … are linked | ^what … are shown',
  ),
  earliest: rawList('oldest | earliest'),
  latest: rawList('newest | latest | most recent | youngest'),
  sum: rawList(
    'sum of | sum up | the sum | in total | total | altogether | combined | add up | taken together',
  ),
  average: rawList('average | mean | on average'),
  under: rawList(
    'less than | fewer than | under | below | cheaper than | lower than | smaller than | before',
  ),
  over: rawList('more than | over | above | greater than | higher than | larger than | after | exceeding'),
  atMost: rawList('at most | up to | no more than | not more than | maximum of'),
  atLeast: rawList('at least | no less than | not less than | minimum of'),
  between: rawList('between'),
  and: rawList('and | to'),
  not: rawList("not | without | no | isn't | aren't | except"),
  items: rawList(
    'item* | entr* | row* | result* | element* | record* | thing* | one | ones | line* | option* | list | table | page | there | listed | shown | documented | described',
  ),
  numbers: rawList('one | two | three | four | five | six | seven | eight | nine | ten'),
  verbs: rawList('have | has | offer* | include* | contain* | provide* | come with | show*'),
  costs: rawList('cost | costs | costing | priced | price | prices'),
  yes: rawList('yes'),
  whichOnes: rawList('^which | ^what are'),
  who: rawList('^who'),
  ordinals: rawList('first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth'),
  ranked: rawList(
    'most read | most popular | most viewed | most watched | most shared | most clicked | most commented | most discussed | most listened | most downloaded | trending',
  ),
};
