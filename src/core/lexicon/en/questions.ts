import { rawList } from '../list.ts';
import type { QuestionWords } from '../shape.ts';

export const questions: QuestionWords = {
  forms: {
    email: rawList('e mail*'),
    address: rawList('what street is it | which street is it | what street are they | *address*'),
    phone: rawList('number to call | number … call | contact number | phone* | telephone* | hotline* | fax*'),
    url: rawList('url* | web address*'),
    hours: rawList(
      'opening hours | opening times | what time* | which time* | when … open | when … close | when … closed | is … open | is … closed | are … open | are … closed | does … open | does … close | do … open | do … close | until when … open | how late … open',
    ),
    percent: rawList('*percent* | what share | what proportion | what fraction'),
    duration: rawList(
      'how long | how many time | how many days | how many weeks | how many months | how many years | how many hours | how many minutes | how much time | how much days | how much weeks | how much months | how much years | how much hours | how much minutes | return period | return window | period | duration',
    ),
    money: rawList(
      'how much is* | how much are* | how much does* | how much do* | how much did* | how much will* | how much would* | how much for* | how much money* | how much cost* | price | prices | cost | costs | fee | fees | charge | charges | salary | salaries | budget | budgets | how expensive | how much … cost | how much … pay* | how much … worth | what … cost | what … worth',
    ),
    measure: rawList(
      'weigh* | how tall | how high | how wide | how deep | how far | how fast | how heavy | how big | how large | how hot | how long | weight | height | width | size | dimensions | dimension* | temperature | capacity | speed | distance | total area | area of | what is the area',
    ),
    time: rawList(
      'when | whens | what year* | what date* | what day* | what month* | what century* | what decade* | which year* | which date* | which day* | which month* | which century* | which decade* | since when | until when | *deadline* | date',
    ),
    amount: rawList('how much'),
    count: rawList('how many | number of'),
    person: rawList('who | whos | whom | whose | author'),
    place: rawList(
      'where | wheres | what city* | what country* | what state* | what place* | what town* | what county* | what region* | what continent* | what location* | which city* | which country* | which state* | which place* | which town* | which county* | which region* | which continent* | which location* | in what city* | in what country* | in what state* | in what place* | in what town* | in what county* | in what region* | in what continent* | in what location*',
    ),
  },
  except: {
    address: rawList('web address* | e mail address* | ip address*'),
    duration: rawList(
      'how long is the river | how long is the wall | how long is the bridge | how long is the road | how long is the street',
    ),
    hours: rawList(
      'open source* | did … open | do i open | do i close | can i open | can i close | how many … open | how many … closed | the open | the closed | an open | a closed',
    ),
    money: rawList('how much does … weigh* | how much do … weigh* | how much did … weigh*'),
    time: rawList('what … when | which … when | how many … when | how old … when'),
  },
  wishes: {
    overview: rawList(
      "^please can you summarize* | ^please can you summarise* | ^please can you sum up* | ^please summarize* | ^please summarise* | ^please sum up* | ^can you summarize* | ^can you summarise* | ^can you sum up* | ^summarize* | ^summarise* | ^sum up* | summary | *tl;dr | *tldr | what … page about* | what … site about* | what … article about* | what … website about* | what … this about* | what … text about* | who … page about* | who … site about* | who … article about* | who … website about* | who … this about* | who … text about* | what … page all about* | what … site all about* | what … article all about* | what … website all about* | what … this all about* | what … text all about* | who … page all about* | who … site all about* | who … article all about* | who … website all about* | who … this all about* | who … text all about* | =what's this | =what's it | =what is this | =what is it | =what's this page | =what's this site | =what's this article | =what's this text | =what's it page | =what's it site | =what's it article | =what's it text | =what is this page | =what is this site | =what is this article | =what is this text | =what is it page | =what is it site | =what is it article | =what is it text | key points* | main points* | overview of this page | overview of the page",
    ),
    list: rawList(
      '^please list | ^please name | ^please enumerate | ^list | ^name | ^enumerate | list all | list of | list the | what are all* | what are the* | which ones* | which are*',
    ),
    reason: rawList('why | for what reason'),
    definition: rawList('what does … mean* | what does … stand for* | defin*'),
  },
  whatIs: rawList(
    '^what is | ^whats | ^what are | ^what was | ^what were | ^who is | ^who are | ^who was | ^who were',
  ),
  plural: {
    time: rawList('dates'),
    money: rawList('prices | costs'),
    email: rawList('e mail | e mails | e mail address | e mail addresses'),
    phone: rawList('phone number | phone numbers'),
    percent: rawList('percentages'),
  },
  allOf: rawList('*mention* | on this page* | on the page* | *listed* | are there* | list | all'),
  asking: rawList(
    'who | whos | whom | whose | what | whats | when | whens | where | wheres | why | how | hows | which',
  ),
  how: rawList(
    '^how do | ^how does | ^how did | ^how can | ^how to | ^how is | ^how are | ^how will | ^how would | ^how should',
  ),
  howOld: rawList('how old | what age'),
  whoWrote: rawList('who wrote | who published | who posted | who is the author | who made | author'),
  ofThis: rawList(
    'this | it | the article | the page | the post | the text | the announcement | the story | the blog',
  ),
  when: rawList('when'),
  whereToClick: rawList(
    'where do i | where do we | where do you | where do one | where can i | where can we | where can you | where can one | where could i | where could we | where could you | where could one | where would i | where would we | where would you | where would one | where should i | where should we | where should you | where should one | how do i | how do we | how do you | how do one | how can i | how can we | how can you | how can one | how could i | how could we | how could you | how could one | how would i | how would we | how would you | how would one | how should i | how should we | how should you | how should one | what do i click | what do i press | what should i click | which button* | which link* | where to click',
  ),
  // Not the word alone: it asks "how" in French.
  comments: rawList(
    'comments | =comment | the comment | this comment | that comment | a comment | each comment | every comment | any comment | no comment | last comment | latest comment | first comment | second comment | top comment | best comment | longest comment | your comment | my comment | which comment | what comment | one comment | 1 comment | comment by | comment from | comment of | comment on | comment below | comment here | comment section | comment policy',
  ),
  aboutUs: rawList(
    'what can you do | what do you do | what are you | what can i ask | what can this do | what can sightline do | who are you | how do you work | how does this work | how does it work | how does sightline work | how do i use you | how do i use this | how do i use sightline | how can i use you | how can i use this | how can i use sightline | help | help me',
  ),
  hello: rawList('hi | hello | hey'),
  stops: rawList(
    'whose | whos | whats | whens | wheres | hows | a | long | many | much | often | also | us | please | whenever | tell | give | show',
  ),
};
