import type { PhraseList } from './matcher.ts';
/**
 * What a language may say about a subject. Every list holds phrases as `matcher.ts` reads them: whole words, `*` leaves a side open. Each
 * language has a folder with one file per subject (`de/risk.ts` exports `risk`), and each subject a file here that lists the languages
 * (`risk.ts`), so that the page script takes only the subjects it needs. `tests/unit/lexicon.test.ts` says what a language lacks.
 */

/** Names of controls whose press cannot be taken back, or that commit the person to something, and of those that do not. */
export interface RiskWords {
  /** Paying, deleting, sending, publishing, agreeing, signing out: "pay", "delete*", "place order". */
  readonly commits: PhraseList;
  /**
   * Verbs of committing in any form of theirs, by their stems: "supprim*", "usuw*". What is done already (`states`) is taken out first, because
   * participles and nouns share the stem.
   */
  readonly acts?: PhraseList;
  /** "Deleted", "payment methods", "sellers": words with such a stem that commit to nothing. */
  readonly states?: PhraseList;
  /** "Cancel": the way out where it stands alone, an act where it has an object ("cancel the invitation"). */
  readonly cancels?: PhraseList;
  /** Articles and possessives that may stand inside such a phrase: "cancel (my) flight". */
  readonly small?: PhraseList;
  /** Words that name a thing as well as an act: "order", "post". They commit unless the label only looks at it ("order history"). */
  readonly perhaps?: PhraseList;
  /** Words that commit only as the whole label, or before a comma: "yes", and what is another word elsewhere ("del" is "share" in Danish). */
  readonly alone?: PhraseList;
  /** Phrases with such a word that commit to nothing: "saved items", "order by", "payment methods". */
  readonly harmless?: PhraseList;
  /** Words of looking at something: "view", "history", "search". They take the act out of `perhaps`. */
  readonly looks?: PhraseList;
  /** Other words of controls that commit to nothing wherever they stand: "more", "menu", "choose". */
  readonly leads?: PhraseList;
  /** Where a control leads to, and what it does to what is seen: "cart", "opening hours", "dark mode". Harmless unless a form is sent. */
  readonly topics?: PhraseList;
  /** A label that begins so only looks at what the rest names, asks about it, or says not to do it: "view", "how", "keep", "don't". */
  readonly opens?: PhraseList;
  /** The same at the end of a label, in languages that say it there: "ansehen", "を見る", "görüntüle". */
  readonly closes?: PhraseList;
  /** The way out of a dialog: "cancel", "not now". */
  readonly retreats?: PhraseList;
  /** Saving, in any form, and what can be saved without telling anybody: "save" a "draft". */
  readonly keeps?: PhraseList;
  readonly drafts?: PhraseList;
  /** Clearing, resetting and applying, and what only changes what is seen by it: "clear", "apply" the "filters". */
  readonly clears?: PhraseList;
  readonly filters?: PhraseList;
  /** What joins two things to do: "and", "then". */
  readonly joins?: PhraseList;
  /** Names of forms, dialogs, pages and regions where a press of unknown wording commits: "checkout", "payment", "danger zone". */
  readonly places?: PhraseList;
}

/** What a field's label, name or placeholder says when its value is nobody else's business. Each list is a row (`list.ts`). */
export interface PrivateWords {
  /** Passwords, passphrases, keys and tokens. */
  readonly password: string;
  /** One-time codes, PINs, recovery codes and answers to security questions. */
  readonly code: string;
  /** Card numbers, expiry and check digits, IBAN, account and routing numbers. */
  readonly payment: string;
  /** Passport, identity card, tax and social security numbers. */
  readonly identity?: string;
  /** Puzzles that only a person shall solve; what is typed there is no secret. */
  readonly challenge?: string;
  /** The bare word "code": private in a field made for a few digits. */
  readonly shortCode?: string;
  /** Headings and buttons of forms where people log in or pay: nothing typed into any field of such a form is told. */
  readonly forms?: string;
  /** What only sounds private: "promo code", "postcode". Taken out of a label before the other lists are asked. */
  readonly harmless?: string;
  /** Letters that draw the month and two digits of the year of a card's expiry date: "mm yy"; more for the year may follow. */
  readonly expiry?: string;
}

/** Kinds of content that people ask to hide. */
export type Kind =
  | 'ads'
  | 'sponsored'
  | 'consent'
  | 'newsletter'
  | 'login'
  | 'comments'
  | 'related'
  | 'sidebar'
  | 'share'
  | 'chat'
  | 'video'
  | 'app'
  | 'popup'
  | 'nav'
  | 'footer'
  | 'header'
  | 'images'
  | 'author'
  | 'tags'
  | 'donate'
  | 'subscription'
  | 'code'
  | 'tables'
  | 'search'
  | 'contents'
  | 'breadcrumbs';

/** How a kind of content is asked for, and what it says of itself. */
export interface WordsOfKind {
  /** In a request to hide it. */
  readonly ask?: PhraseList;
  /** In a block's label: its accessible name, heading, first short line. */
  readonly label?: PhraseList;
  /** In a line of a list item that says of itself that it is of this kind: "Sponsored". */
  readonly says?: PhraseList;
  /** A line in a text begins with it that leads to another: "Read also". */
  readonly leads?: PhraseList;
  /** Anywhere in a short block. */
  readonly words?: PhraseList;
  /** In ids and classes, beside the English and product names that every site uses (`modes/hide/kinds.ts`). */
  readonly names?: PhraseList;
}
export type KindWords = Readonly<Partial<Record<Kind, WordsOfKind>>>;

/** How a request says which items of a list to hide: "every post about Microsoft or Amazon in the sidebar". */
export interface HidingWords {
  /** What lists are made of: "posts", "everything". */
  readonly items?: readonly string[];
  /** Those of them that name no kind of thing: "everything". */
  readonly anything?: readonly string[];
  /** What leads to the topic: "about", "by". */
  readonly about?: readonly string[];
  /** What stands between two topics: "or". */
  readonly joins?: readonly string[];
  /** What leads to the place: "in", "inside". */
  readonly inside?: readonly string[];
  /** What leads to the title of the list in which things are: "in", "under". */
  readonly under?: readonly string[];
  readonly articles?: readonly string[];
  /** Words from which on a request says no more of the topic: "from this page", "please". */
  readonly tail?: readonly string[];
  /** Words that are no topic: "this", "it". */
  readonly none?: readonly string[];
  /** Words of a request that never name a block: "hide", "section", "the". */
  readonly fillers?: readonly string[];
  /** What parts of a page are called by their looks, which says no more of them: "buttons", "box". */
  readonly shapes?: readonly string[];
  /** What is to stay follows: "but keep". */
  readonly keeps?: readonly string[];
  /** What stands between a picture and what can be seen in it: "showing". */
  readonly shows?: readonly string[];
  /** What leads from an answer to whom it answers: "to". */
  readonly answered?: readonly string[];
  /** What leads to the topic whatever stands before it: "about", "on the subject of". */
  readonly concerning?: readonly string[];
  /** What begins a clause that says which of several things are meant: "that", "whose". */
  readonly which?: readonly string[];
  /** That something stands between the paragraphs of the text: "inside the article". */
  readonly inText?: readonly string[];
  /** That something stands above the text of the page, or below it: "at the top", "under the article". */
  readonly above?: readonly string[];
  readonly below?: readonly string[];
  /** Pictures that are shown as one thing: "gallery". */
  readonly galleries?: readonly string[];
  /** What is filled in: "form". */
  readonly forms?: readonly string[];
  /** Says of a menu that it is the one of the site: "main". */
  readonly main?: readonly string[];
  /** What most people read: "trending", "most read". */
  readonly popular?: readonly string[];
  /** Links inside a text: "links". */
  readonly links?: readonly string[];
  /** Further words of requests by which the language of one is known. */
  readonly tells?: readonly string[];
  /** What a text is parted into: "section", "chapter". */
  readonly chapters?: readonly string[];
  /** What stands on a page and comes from a network: "tweets", "embedded". */
  readonly embeds?: readonly string[];
  /** That all else is to go: "everything but". What is to stay may stand on either side of it, or in its gap. */
  readonly allBut?: readonly string[];
  /** The same, where what is to stay is asked for: "show only". */
  readonly only?: readonly string[];
  /** A page of nothing but its text: "reader mode". */
  readonly reading?: readonly string[];
  /** What stands at a picture and says what it shows or whose it is: "photo credits". */
  readonly captions?: readonly string[];
  /** What a page is there for: "article", "recipe". */
  readonly matter?: readonly string[];
  /** Where the topic comes before the items: its first group. */
  readonly topic?: RegExp;
}

/** What stands beside a page's own matter. */
export interface FurnitureWords {
  /** "Related articles", "Newsletter". */
  readonly headings: PhraseList;
  /** The control below a reader's comment, as its whole name. */
  readonly reply: PhraseList;
  /** The site asks its readers for something: "support our work". */
  readonly appeals?: PhraseList;
}

/** Words that belong to a slot or a layer and not to what is in it. */
export interface SlotWords {
  /** The whole label of an advertisement. */
  readonly label?: readonly string[];
  /** The beginning of such a label, before a name: "ads by". */
  readonly by?: readonly string[];
  /** A whole line that stands at an advertisement: "story continues below". */
  readonly tail?: readonly string[];
  /** The whole name of the button that closes a layer. */
  readonly close?: readonly string[];
}

/** What kind of words a question asks for. `thing` says nothing about their form. */
export type ValueType =
  | 'person'
  | 'place'
  | 'time'
  | 'hours'
  | 'clock'
  | 'money'
  | 'percent'
  | 'duration'
  | 'measure'
  | 'count'
  | 'amount'
  | 'address'
  | 'byline'
  | 'reason'
  | 'email'
  | 'phone'
  | 'url'
  | 'thing';

/** What a question wants besides its words. */
export type Wish = 'fact' | 'overview' | 'list' | 'definition' | 'reason' | 'yes-no';

/** How questions about a page are asked. Lower case; accents count (`pattern.ts`). */
export interface QuestionWords {
  /** What asks for an answer of a form: "how much", "when". */
  readonly forms?: Readonly<Partial<Record<ValueType, PhraseList>>>;
  /** What only sounds like it: "open source" asks for no opening hours. */
  readonly except?: Readonly<Partial<Record<ValueType, PhraseList>>>;
  readonly wishes?: Readonly<Partial<Record<Wish, PhraseList>>>;
  /** The beginning of a question for a definition, when it is nothing but words: "what is". */
  readonly whatIs?: PhraseList;
  /** The name of a form when all values are asked for: "dates". */
  readonly plural?: Readonly<Partial<Record<ValueType, PhraseList>>>;
  /** All that is there is meant: "mentioned", "on this page". */
  readonly allOf?: PhraseList;
  /** All its question words, in languages that put spaces between words: a question without any is answered by yes or no. */
  readonly asking?: PhraseList;
  /** The beginning of a question for the way in which something is done. */
  readonly how?: PhraseList;
  /** The age of somebody or something is asked for. */
  readonly howOld?: PhraseList;
  /** The author is asked for ... */
  readonly whoWrote?: PhraseList;
  /** ... of this page, not of a book or a letter that it tells of. */
  readonly ofThis?: PhraseList;
  readonly when?: PhraseList;
  /** "Where do I": the answer is mostly a link or a button. */
  readonly whereToClick?: PhraseList;
  /** Headings of what readers wrote below a page. */
  readonly comments?: PhraseList;
  /** Whole questions to the assistant about itself. */
  readonly aboutUs?: PhraseList;
  /** What may stand before them: "hello". */
  readonly hello?: PhraseList;
  /** Words without content of their own that the stop word list lacks. */
  readonly stops?: PhraseList;
  /** Question words of a script without spaces, all of them: cut out, or they would make pairs with the words around them. */
  readonly cut?: RegExp;
  /** What is counted, in its first group, where it stands behind the question word. */
  readonly counted?: RegExp;
}

/** Words beside numbers that need no other words to be found: "250 kcal", "serves 4". Lower case. */
export interface UnitWords {
  /** Names of energy, in questions as beside numbers. */
  readonly energy: PhraseList;
  /** How many portions a recipe makes is asked. */
  readonly yields: PhraseList;
  /** Beside the number of them. */
  readonly portions: PhraseList;
  /** A temperature is asked. */
  readonly heat: PhraseList;
  /** Of an oven, and what is done in it. */
  readonly oven: PhraseList;
  /** In front of how long something takes, as labels. */
  readonly takes: PhraseList;
  /** Behind somebody's age: "years old"; in front of it: "aged". */
  readonly aged: PhraseList;
  readonly atAge: PhraseList;
}

/** How one asks when a page is from: every word of such a question is one of these (`dating.ts`), in lower case. */
export interface DatingWords {
  /** "When", "what year". */
  readonly when: PhraseList;
  /** What is done with texts alone: "published". */
  readonly wrote: PhraseList;
  /** What is done with other things, too, so that the page has to be named: "made". */
  readonly made: PhraseList;
  /** The page's date by its name: "publication date". */
  readonly whole: PhraseList;
  /** "From", "dated". */
  readonly from: PhraseList;
  /** "How old", of something that is named as a page. */
  readonly old: PhraseList;
  readonly updated: PhraseList;
  /** Of today, or no longer: "up to date", "outdated". */
  readonly current: PhraseList;
  readonly happened: PhraseList;
  /** What names the page itself: "article". */
  readonly page: PhraseList;
  /** What names it behind a "this" alone: "report". */
  readonly kind: PhraseList;
  readonly it: PhraseList;
  /** Words that say nothing more. */
  readonly filler: PhraseList;
}

/** What does not end a sentence although a full stop follows, as single words with one space between them; case counts. */
export interface AbbreviationWords {
  /** Titles, units, references, months, "for example". */
  readonly short: string;
  /** Those that stand at the end of a sentence as often as inside one; a capital letter behind them decides. */
  readonly mayEnd?: string;
  /** In front of an ordinal, in languages that write one with a full stop. */
  readonly beforeOrdinal?: string;
  /** What an ordinal counts, as it begins, beside months. */
  readonly behindOrdinal?: string;
}

/** Small words that are written together with others, as single words with one space between them. */
export interface ParticleWords {
  /** Before an apostrophe: "l" in "l'auteur". `*` stands for any letters. */
  readonly elided?: string;
  /** Behind an apostrophe: "s" in "panther's". */
  readonly behind?: string;
  /** Characters without content of their own, in scripts without spaces. */
  readonly characters?: string;
}

export type Measure = 'weight' | 'length' | 'temperature';
/** What is measured, by a question's word for it, and the units that it comes in. Accents count (`pattern.ts`). */
export type MeasureWords = Readonly<
  Partial<Record<Measure, { readonly asked: readonly string[]; readonly units: readonly string[] }>>
>;

/** What tells that a guide has come to a page that leads no further. */
export interface WallWords {
  /** In the title or heading of an error page: "not found". */
  readonly error: readonly string[];
  /** On the button of a login form. */
  readonly login: readonly string[];
  /** In a task that is itself about signing in or up. */
  readonly aboutLogin: readonly string[];
  /** Where a page asks whether a person is there. */
  readonly botCheck: readonly string[];
  /** On the field for a code that was sent, or comes from an app. */
  readonly code: readonly string[];
  /** Where an article breaks off for others than subscribers; not the labels and headers of whole sites. */
  readonly paywall: readonly string[];
}

/** What tells that a button is made to deceive. */
export interface TrapWords {
  /** Things that cost and that nobody came for, as boxes beside them say: "insurance". */
  readonly addOns: readonly string[];
  /** A refusal of an offer, also one that is to shame: "no thanks", "no, I like paying more". Not the way out of a form. */
  readonly refuses: readonly string[];
  /** Beside a button: that its press orders or costs, whatever its name is: "you will be charged". */
  readonly orders: readonly string[];
  /** Beside a button: that there is little time or little left. */
  readonly hurry: readonly string[];
}

/** The words in and around amounts, dates, names and addresses (`core/text/values.ts`). Accents count (`pattern.ts`). */
export interface ValueWords {
  /** Behind a number: "million". */
  readonly scales?: PhraseList;
  /** Numbers in words. */
  readonly numbers?: PhraseList;
  readonly months?: PhraseList;
  readonly weekdays?: PhraseList;
  readonly timeUnits?: PhraseList;
  /** The same in Chinese and Japanese, where they stand behind numbers in characters, too. */
  readonly timeSigns?: PhraseList;
  readonly units?: PhraseList;
  /** Names of currencies, as they stand behind an amount. */
  readonly money?: PhraseList;
  /** It costs nothing. */
  readonly free?: PhraseList;
  readonly percent?: PhraseList;
  /** Closed on a day. */
  readonly closed?: PhraseList;
  /** Behind an hour: "Uhr". */
  readonly clock?: PhraseList;
  /** The same in Chinese and Japanese: behind the hour, and before the minutes. */
  readonly clockSigns?: PhraseList;
  /** Between two values: "to". */
  readonly span?: PhraseList;
  /** Between the parts of one value: "3 de mayo de 2020", "2 hours and 5 minutes". */
  readonly joins?: PhraseList;
  /** Behind the number of a day: "th". */
  readonly ordinals?: PhraseList;
  readonly centuries?: PhraseList;
  readonly centuriesBefore?: PhraseList;
  /** What gives a reason: "because". */
  readonly reasons?: PhraseList;
  /** Before an author's name at the beginning of a line; as it is written there. */
  readonly bylines?: PhraseList;
  /** The same where the line may go on behind the name, and the word for the author. */
  readonly signed?: PhraseList;
  readonly author?: PhraseList;
  /** Small words inside names: "van der". */
  readonly particles?: PhraseList;
  /** Before the name of a place: "in". */
  readonly within?: PhraseList;
  /** Before a price that no longer counts: "instead of". */
  readonly formerly?: PhraseList;
  /** Kinds of streets before the name ("Calle"), behind it ("Street"), between number and name ("rue"), or as its end ("straße"). */
  readonly streets?: PhraseList;
  readonly streetsBehind?: PhraseList;
  readonly streetsBetween?: PhraseList;
  readonly streetEndings?: PhraseList;
  /** Behind a Chinese or Japanese number: measure words. */
  readonly counters?: PhraseList;
  /** Last characters of Chinese and Japanese names of places. */
  readonly places?: PhraseList;
  readonly addressParts?: PhraseList;
}

/** One regular expression or several. */
export type Patterns = RegExp | readonly RegExp[];

/** Tried where a language has no script of its own. */
export const LATIN = /\p{Script=Latin}/u;

/**
 * What tells finding, guiding and hiding apart. The patterns read a query as `modes/routing/normalize.ts` makes it: folded letters, no
 * punctuation but `?` and `,`, one space between words and at both ends. Every language of the query's script is tried: the words are chosen
 * so that they do not collide, which is cheaper and surer than guessing the language of three words.
 */
export interface RoutingWords {
  /** Tried only where the text matches: keeps languages of other scripts out of each other's way. */
  readonly script: RegExp;
  /** A procedure is asked for ("how do I", "show me how to"): GUIDE, whatever the procedure does. */
  readonly howTo?: Patterns;
  /** A question about content begins here: FIND. Words that look like `howTo` but ask how something is or works belong here too. */
  readonly ask?: Patterns;
  /** "Summarise", "explain", "tell me what": FIND. */
  readonly tell?: Patterns;
  /** Wishes that are only ever about what is shown: "don't want to see", "stop showing", "just the article": HIDE. */
  readonly away?: Patterns;
  /** Verbs of hiding: HIDE unless the thing is the person's own (`own`). */
  readonly hide?: Patterns;
  /** Verbs of removing: HIDE for parts of the page (`noise`), GUIDE for the person's own things. */
  readonly remove?: Patterns;
  /** The person's own things, which one changes by using the site: cart, account, address. */
  readonly own?: Patterns;
  /** Parts of pages that people are tired of: ads, banners, sidebars. */
  readonly noise?: Patterns;
  /** Orders to do something on the site: GUIDE. */
  readonly act?: Patterns;
  /** "Can you ...?": an order in the shape of a question. */
  readonly polite?: Patterns;
  /** "..., nothing else": closes a wish about what to show, even one that begins like a question. */
  readonly nothingElse?: Patterns;
  /** "Where can I see ...?" in the first person. */
  readonly whereSee?: Patterns;
  /** "I want to ..." of any verb but those of knowing and seeing: something to get done. */
  readonly wish?: Patterns;
  /** "According to this article": what follows or goes before is asked of the page, even "how do you ...". */
  readonly source?: PhraseList;
  /** "That", "whether", where a comma goes before them: what follows is told, and no wish by itself. */
  readonly that?: PhraseList;
  /** What the page says, told anew: as a table or list, side by side, aloud, in another language. */
  readonly retell?: PhraseList;
  /** "I see no button to ...". */
  readonly noControl?: PhraseList;
  /** "Take me to". */
  readonly takeMe?: PhraseList;
  /** "Can I read it without", where what is to be left out follows or goes before. */
  readonly readWithout?: PhraseList;
  /** Stems of hiding and vanishing in any form of the verb, for what no order matched. */
  readonly vanish?: PhraseList;
  /** "Without", "no", "don't need": before or after a part of the page. */
  readonly noneOf?: PhraseList;
  /** Too much of something, or something that annoys. */
  readonly fedUp?: PhraseList;
  /** Parts of a page that hardly anybody asks about: ads, banners, pop-ups. */
  readonly clutter?: PhraseList;
  /** "Only", "everything but". */
  readonly only?: PhraseList;
  /** What a page is read for: article, recipe, text. */
  readonly content?: PhraseList;
  /** What is wrong with the person's own things: "forgot", "expired", "cannot log in". */
  readonly trouble?: PhraseList;
  /** What is booked or bought by the piece: tickets, flights, tables. */
  readonly goods?: PhraseList;
  /** What pages are asked for besides the concepts of `concepts.ts`: a number, a date. */
  readonly fact?: PhraseList;
  /** The first person. */
  readonly self?: PhraseList;
  /** "Who", "what", "when", "why", "how many", "was": a question with one of them asks what was or is, and hardly ever for a step. */
  readonly facts?: PhraseList;
  /** Parts of pages that one presses or goes to, pressing, and "here": a question with one of them may ask for a step, whatever its other words are. */
  readonly controls?: PhraseList;
  /** "Which button", "where do I click": what is asked for is a place to press. */
  readonly asksControl?: PhraseList;
  /** "Do I have to", "am I allowed to", "is it free to": asks for a rule, whatever the verb behind it does. */
  readonly required?: Patterns | PhraseList;
  /** Seeing and bearing: whoever asks whether they have to see an ad wants it gone. */
  readonly sees?: PhraseList;
  /** Thanks, greetings, assent: whole queries. */
  readonly talk?: PhraseList;
  /** "What can you do?": whole queries about the assistant. */
  readonly about?: PhraseList;
}

/** What people ask pages for; forms and order are in `concepts.ts`. */
export type ConceptName =
  | 'price'
  | 'author'
  | 'published'
  | 'updated'
  | 'phone'
  | 'email'
  | 'address'
  | 'hours'
  | 'return'
  | 'shipping'
  | 'warranty'
  | 'weight'
  | 'size'
  | 'height'
  | 'ingredients'
  | 'duration'
  | 'version'
  | 'license'
  | 'requirements'
  | 'cancel'
  | 'deadline'
  | 'salary'
  | 'founded'
  | 'employees'
  | 'population'
  | 'capital'
  | 'payment'
  | 'discount'
  | 'available'
  | 'name'
  | 'age'
  | 'error'
  | 'head'
  | 'temperature'
  | 'servings'
  | 'rating'
  | 'trial'
  | 'storage'
  | 'battery'
  | 'colour'
  | 'default'
  | 'register'
  | 'job';

/**
 * Words for what people ask pages for, as single words in lower case with one space between them; words of unspaced scripts are two characters
 * long (`core/text/words.ts` cuts them so).
 */
export interface ConceptWords {
  readonly concepts: Readonly<Partial<Record<ConceptName, string>>>;
  /** Words about the page itself or about asking: they say next to nothing about where the answer stands. */
  readonly generic?: string;
  /** Words that questions use without the page having to use them, too. */
  readonly common?: string;
}

/** Things to do on sites. */
export type Doing =
  | 'change'
  | 'delete'
  | 'create'
  | 'find'
  | 'settings'
  | 'login'
  | 'logout'
  | 'register'
  | 'participate'
  | 'password'
  | 'save'
  | 'publish'
  | 'buy'
  | 'tickets'
  | 'book'
  | 'appointment'
  | 'download'
  | 'app'
  | 'upload'
  | 'history'
  | 'help'
  | 'contact'
  | 'feedback'
  | 'mistake'
  | 'report'
  | 'tip'
  | 'print'
  | 'listen'
  | 'video'
  | 'photos'
  | 'podcast'
  | 'job'
  | 'subscribe'
  | 'unsubscribe'
  | 'newsletter'
  | 'follow'
  | 'feed'
  | 'comment'
  | 'rate'
  | 'donate'
  | 'share'
  | 'link'
  | 'bookmark'
  | 'wishlist'
  | 'gift'
  | 'coupon'
  | 'price'
  | 'invoice'
  | 'track'
  | 'return'
  | 'cancel'
  | 'language'
  | 'accessibility'
  | 'textsize'
  | 'dark'
  | 'next'
  | 'previous'
  | 'archive'
  | 'author'
  | 'popular'
  | 'related'
  | 'latest'
  | 'cookies'
  | 'privacy'
  | 'terms'
  | 'imprint'
  | 'about'
  | 'advertise'
  | 'press'
  | 'partner'
  | 'map'
  | 'stores'
  | 'hours'
  | 'calendar'
  | 'epaper'
  | 'weather'
  | 'traffic'
  | 'tv'
  | 'games'
  | 'horoscope'
  | 'recipes'
  | 'forum'
  | 'wiki'
  | 'code'
  | 'sort'
  | 'filter'
  | 'menu'
  | 'sitemap'
  | 'top'
  | 'more'
  | 'compare'
  | 'size'
  | 'invite'
  | 'verify'
  | 'home';

/** Words of tasks and of the controls that do them, as single words with one space between them. */
export interface TaskWords {
  /** Words that people use for the same thing to do. */
  readonly doing: Readonly<Partial<Record<Doing, string>>>;
  /** The same in several words, which mean another thing one by one: "sign in", "sign up". */
  readonly phrases?: Readonly<Partial<Record<Doing, readonly string[]>>>;
  /** Words of a task that say only "take me there". */
  readonly filler: string;
}

/** What a question says of a list beside its name: rows of phrases in lower case. */
export interface CountingWords {
  /** That something is there, and no more ("are listed", "can I read"). */
  readonly stands: string;
  /** An item's words are meant, wherever they stand in it. */
  readonly mentions: string;
  /** Who has written an item is meant. */
  readonly writes: string;
  /** The same, where such a name stands in an item: these words say much else, too. */
  readonly by: string;
  /** Names of what pages consist of: alone they say of no list that it is meant. */
  readonly pieces: string;
  /** What people write below something. */
  readonly people: string;
  /** That they do so: "has commented". */
  readonly commenting?: string;
  /** Words that say what something is about, as pages list them beside it. */
  readonly tags?: string;
  /** What an item is called begins with the word behind these. */
  readonly begins?: string;
  /** Where on a page a list may stand. */
  readonly places: string;
  /** What says the same counts once. */
  readonly different?: string;
  /** What a control of the page lets people choose from is asked for. */
  readonly choosing?: string;
  /** What such a control is called, whatever it is for, and its options. */
  readonly control?: string;
  /** When one meets that control: what is said behind it tells no option from another. */
  readonly occasion?: string;
  /** How an option begins that only asks to choose one. */
  readonly prompts?: string;
  /** Kinds of things that a control has people choose from. */
  readonly languages?: string;
  readonly countries?: string;
  readonly currencies?: string;
  /** What a number stands for: years, months. */
  readonly spans: string;
  /** The first word of a link from some items to all, or to more. */
  readonly whole: string;
}

/** What asks for a whole list to be gone through: rows of phrases in lower case. */
export interface ListWords {
  /** A number of items is asked for. */
  readonly howMany: string;
  /** All items are, or those that meet something. */
  readonly all: string;
  /** Those that meet something, among what is in sight. */
  readonly which: string;
  /** What the items of a list are about is asked: they are to be sorted into groups. */
  readonly groups: string;
  /** Whether there is one. */
  readonly exists: string;
  /** Only so many from the top. */
  readonly first: string;
  /** ... of a list that is in an order by that. */
  readonly top?: string;
  /** The item of the lowest price ... */
  readonly cheapest: string;
  /** ... and of the highest. */
  readonly dearest: string;
  /** The item of the smallest value ... */
  readonly least: string;
  /** ... and of the greatest. */
  readonly most: string;
  /** The item of the earliest date ... */
  readonly earliest: string;
  /** ... and of the latest. */
  readonly latest: string;
  /** The item with the smallest number of something ... */
  readonly fewestOf?: string;
  /** ... and with the greatest. */
  readonly mostOf?: string;
  /** The item that takes the least time, or has the fewest words ... */
  readonly shortest?: string;
  /** ... and the most. */
  readonly longest?: string;
  /** The one that came before all others ... */
  readonly firstOne?: string;
  /** ... and behind all. */
  readonly lastOne?: string;
  /** Whether anybody has written something. */
  readonly anybody?: string;
  /** Items of a named list are asked for ... */
  readonly whatAre?: string;
  /** ... those that meet something: words that may ask for anything. */
  readonly whichOnes?: string;
  /** The people are asked for that have done something. */
  readonly who?: string;
  /** The first, the second and so on, in this order. */
  readonly ordinals?: string;
  /** What a list that is in an order is called by: "most read". */
  readonly ranked?: string;
  /** Values are to be added ... */
  readonly sum: string;
  /** ... or averaged. */
  readonly average: string;
  /** A value has to be less than the number behind it ... */
  readonly under: string;
  /** ... or more ... */
  readonly over: string;
  /** ... or that at most ... */
  readonly atMost: string;
  /** ... or at least ... */
  readonly atLeast: string;
  /** ... or between that and one behind */
  readonly between: string;
  /** what joins the two. */
  readonly and: string;
  /** What is said behind it must not hold. */
  readonly not: string;
  /** Words for items of any list, and for lists: they name none. */
  readonly items: string;
  /** One to ten, in this order; absent where another language of the same script has them. */
  readonly numbers?: string;
  /** Words between items and what they have: they ask for nothing themselves. */
  readonly verbs: string;
  /** Verbs that ask for a price, and its names. */
  readonly costs: string;
  /** What a cell says that answers its column's header with yes. */
  readonly yes: string;
  /** Behind a number, where things are not counted without such words: "家". */
  readonly counters?: string;
  /** A bound may stand behind its number, too: "100元以下". */
  readonly boundsBehind?: true;
}

/** In which sites lead on through a list, and say how much of it they show: rows of phrases. */
export interface PagingWords {
  /** How much more comes: "more", "all"; beside a word of `load`, before or behind it, they begin the words of a button that brings more. */
  readonly more: string;
  /** What is done for that: "load", "show"; or with what: "results". */
  readonly load: string;
  /** All that such a button says. */
  readonly alone?: string;
  /** A link to the next page of a list, with or without the word for a page ... */
  readonly next: string;
  /** ... and to the one before. */
  readonly previous: string;
  /** Of these, words that lead back to wherever one came from as often. */
  readonly back?: string;
  /** "Page 2 of 9", "2. oldal". */
  readonly page: string;
  /** "20 of 240". */
  readonly of?: string;
  /** Where the whole stands first: "240件中 1-20". */
  readonly among?: string;
}

/** By which a person says that the answer is to be looked for on further pages of the site. */
export interface FollowingWords {
  /** "Find out on this site", "look on the linked pages". */
  readonly site: readonly string[];
}

/** By which a person asks for several things in turn, in one request. */
export interface SequenceWords {
  /** "Then", "after that": one thing follows the other. */
  readonly after: readonly string[];
  /** "And", which joins far more than requests. */
  readonly and: readonly string[];
  /** "First", before what is asked for: it says nothing of it. */
  readonly first: readonly string[];
  /** Words to the assistant that ask it to say something, whatever comes behind them. */
  readonly tell: readonly string[];
  /** Words to the assistant, not for the site: "take me", "guide me". */
  readonly lead: readonly string[];
  /** "Find", "check": a question where the way is asked for behind it, else a task. */
  readonly lookUp: readonly string[];
  /** What stands for something said before, and words around it: "it", "there". */
  readonly back: readonly string[];
  /** "Of the rest": what an earlier part has left. */
  readonly rest: readonly string[];
  /** "But": joins what is to be done earlier, and nothing else. */
  readonly but: readonly string[];
  /** "First", "before that", with what is to be done before what was said before it. */
  readonly earlier: readonly string[];
  /** Of these, those that mean it wherever they stand. */
  readonly adverbs: readonly string[];
  /** "After", "once": with a clause of what is done before the rest. */
  readonly once: readonly string[];
  /** "Before": with a clause of what is done after the rest. */
  readonly before: readonly string[];
  /** Those two stand behind their clause ("…を隠した後"). */
  readonly behind?: true;
  /** "I": a clause may tell of something that is not asked for. */
  readonly selves: readonly string[];
  /**
   * How such a clause says what is asked for, and the same as an order: `['hiding … | you hide …', 'hide …']`. `…` is what it is about, `(a/b)` one
   * of several; a form that does not name who does it begins with `-`, and may tell of what the person does.
   */
  readonly turned: readonly (readonly [forms: string, order: string])[];
}
