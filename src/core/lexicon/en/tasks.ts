import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'change edit modify update adjust rename alter amend',
    delete: 'delete remove erase discard trash deletion',
    create: 'create add new make compose write',
    find: 'find search query lookup',
    settings: 'settings preferences options configuration account profile setting configure',
    login: 'login signin logon',
    logout: 'logout signout logoff',
    register: 'register registration signup join',
    participate: 'participate participation enrol enroll enrolment enrollment',
    password: 'password passwords passcode passphrase',
    save: 'save apply confirm submit saving',
    publish: 'publish post release',
    buy: 'buy pay payment purchase order cart basket checkout shop merch store merchandise webshop',
    tickets: 'ticket tickets ticketing',
    book: 'book reserve reservation reservations booking bookings',
    appointment: 'appointment appointments',
    download: 'download install export downloads installer',
    app: 'app apps ios android iphone ipad',
    upload: 'upload attach import attachment',
    history: 'history versions revisions changes revision changelog',
    help: 'help support faq faqs helpdesk assistance',
    contact: 'contact contacts hotline helpline',
    feedback: 'feedback suggestion suggestions suggest',
    mistake: 'mistake mistakes typo typos correction corrections erratum errata misprint misspelling',
    report: 'report complain complaint complaints issues bug abuse bugs flag infringement takedown grievance',
    tip: 'whistleblower tipline',
    print: 'print printable printout printer',
    listen: 'listen audio hear aloud',
    video: 'video videos watch',
    photos: 'photo photos gallery galleries pictures slideshow photographs',
    podcast: 'podcast podcasts episode episodes',
    job: 'job jobs careers career vacancies vacancy hiring recruitment recruiting internship internships',
    subscribe: 'subscribe subscription subscriptions subscriber subscribing',
    unsubscribe: 'unsubscribe unsubscribing unsubscription',
    newsletter: 'newsletter newsletters',
    follow: 'follow facebook twitter instagram linkedin mastodon bluesky',
    feed: 'rss feed feeds atom',
    comment: 'comment comments talk discuss discussion reply replies discussions',
    rate: 'rate rating ratings review reviews',
    donate: 'donate donation donations donating',
    share: 'share tweet sharing retweet whatsapp',
    link: 'permalink embed cite citation citations url bibtex',
    bookmark: 'bookmark bookmarks favourite favourites favorite favorites watchlist',
    wishlist: 'wishlist wishlists',
    gift: 'gift gifts gifting voucher vouchers giftcard',
    coupon: 'coupon coupons discount discounts promo',
    price: 'price prices pricing plans cost costs fees tariffs',
    invoice: 'invoice invoices receipt receipts bill bills',
    track: 'track tracking parcel shipment',
    return: 'return returns returning refund refunds exchange',
    cancel: 'cancel cancellation terminate termination cancelling canceling',
    language:
      'language languages translate translation translations english deutsch français español italiano português nederlands',
    accessibility: 'accessibility accessible blind disabled disability disabilities deaf',
    textsize: 'enlarge bigger',
    dark: 'dark darker',
    next: 'next forward onward',
    previous: 'previous prior back',
    archive: 'archive archives older archived',
    author: 'author authors journalist writer byline columnist',
    popular: 'popular trending',
    related: 'related similar',
    latest: 'latest newest recent',
    cookies: 'cookie cookies',
    privacy: 'privacy gdpr ccpa',
    terms: 'terms rules tos',
    imprint: 'imprint',
    about: 'staff',
    advertise: 'advertise advertising advertiser advertisers advertisement advertisements',
    press: 'newsroom',
    partner: 'partner partners partnership partnerships affiliate affiliates sponsor sponsors sponsorship',
    map: 'map maps directions location',
    stores: 'stores branches dealer dealers retailer retailers reseller resellers stockists outlets',
    hours: 'hours',
    calendar: 'calendar events event schedule dates',
    epaper: 'epaper eedition',
    weather: 'weather forecast',
    traffic: 'traffic roads roadworks',
    tv: 'tv radio livestream television',
    games: 'games game quiz quizzes crossword crosswords puzzle puzzles sudoku wordle',
    horoscope: 'horoscope horoscopes zodiac',
    recipes: 'recipe recipes',
    forum: 'forum forums community',
    wiki: 'wiki documentation docs manual guide handbook guides manuals tutorial tutorials',
    code: 'github repository gitlab repo codeberg',
    sort: 'sort sorting sorted',
    filter: 'filter filters refine filtering',
    menu: 'menu navigation',
    sitemap: 'sitemap',
    compare: 'compare comparison comparing',
    invite: 'invite invitation invitations referral inviting',
    verify: 'verify verification verifying',
    home: 'home homepage startpage frontpage',
  },
  phrases: {
    change: list('make changes | make a change'),
    delete: list('get rid of'),
    create: list('start a new'),
    find: list('look for | look up | looking for'),
    settings: list('my account | my profile | my settings | account settings | manage account'),
    login: list(
      'sign in | signed in | log in | log on | logged in | sign me in | log me in | already a member | already have an account | get into my account',
    ),
    logout: list('sign out | log out | log off | log me out | sign me out'),
    register: list(
      "sign up | create an account | create account | new account | open an account | set up an account | sign me up | get an account | become a member | create a free account | make an account | i'm new here",
    ),
    participate: list(
      'take part | join now | register for the event | sign up for the course | register for the course | enter the competition | join the challenge | apply now | how to apply | enter now | enter the contest',
    ),
    password: list(
      'forgot password | forgot your password | forgot my password | reset password | reset my password | lost my password | lost password | forgotten password | change password | trouble logging in',
    ),
    save: list('save changes | apply changes'),
    publish: list('go live | make it public'),
    buy: list(
      'add to cart | add to basket | add to bag | buy now | order now | shop now | shopping cart | shopping bag | place order | online store | get a copy',
    ),
    tickets: list('box office | buy tickets | get tickets | book tickets'),
    book: list(
      'book now | reserve a table | book a table | check availability | book a room | reserve a room | book your stay',
    ),
    appointment: list(
      'make an appointment | book an appointment | book a call | schedule a call | schedule a demo | book a demo | request an appointment | book a consultation | schedule a visit | arrange a meeting | schedule a meeting',
    ),
    download: list('get the file | save as pdf | download pdf | as a pdf'),
    app: list(
      'mobile app | iphone app | app for android | app store | google play | get the app | on my phone | android app | our apps',
    ),
    upload: list('add a file | choose file | send a file | add photo | drag and drop'),
    history: list(
      "old versions | view history | earlier versions | previous versions | version history | release notes | what's new | page history | edit history | change log | what changed",
    ),
    help: list(
      'frequently asked questions | help center | help centre | customer service | customer support | get help | need help | knowledge base | common questions',
    ),
    contact: list(
      'get in touch | write to us | send them an email | send an email | reach us | talk to us | write to them | write to him | write to her | write them | reach you | who do i ask | call you | call us | email us | talk to someone | phone number | email address | reach out | write to the people | get hold of you | get hold of them | write to the author | have a question for you | ask you something | how do i reach | how can i reach',
    ),
    feedback: list(
      'send feedback | give feedback | tell them what i think | tell us what you think | share your thoughts | share your opinion | take our survey | leave feedback | have your say | what i think of this site | what i think of the site | tell you what i think',
    ),
    mistake: list(
      'found a mistake | error in the text | report an error | suggest an edit | request changes | something is wrong in the text | spelling error | spelling mistake | factual error | spotted an error | see a mistake | edit this page',
    ),
    report: list(
      'report a problem | copyright infringement | report abuse | report an issue | report this | make a complaint | file a complaint | inappropriate content | report a bug | open an issue | report comment | raise a concern',
    ),
    tip: list(
      'send a news tip | news tip | send us a tip | submit a story | become an author | write for us | submit a tip | submit an article | got a story | share your story | contribute an article | guest post | know something | send you news | letter to the editor | letters to the editor | report on | saw something newsworthy | have a story | one of your authors | submit an event | event on your list | something you should report',
    ),
    print: list('print version | on paper | printer friendly'),
    listen: list(
      'read aloud | listen to this article | hear it instead of reading | read it to me | audio version | read out loud | listen to article | play audio | text to speech | rather listen',
    ),
    video: list('watch the video | watch video | play video'),
    photos: list('picture gallery | photo gallery | press photos | image gallery | see the images'),
    job: list(
      'open positions | work for us | work with us | join our team | work for you | current openings | we are hiring | come work with us | open roles | any openings | job openings | have openings | work for this newspaper | could i work | can i work here | summer job | find work | looking for work',
    ),
    subscribe: list(
      'become a subscriber | subscribe now | start a subscription | get full access | start your trial | free trial | delivered to my house | delivered to my door | every month by post | to read everything | read everything',
    ),
    unsubscribe: list(
      'stop the emails | opt out of emails | stop receiving emails | no more emails | stop sending me | email preferences | leave the mailing list',
    ),
    newsletter: list(
      'email updates | updates by email | by email | in my inbox | in your inbox | mailing list | to your inbox | email alerts | daily briefing | email digest | morning briefing',
    ),
    follow: list(
      'social media | social networks | stay connected | connect with us | find us on | on social',
    ),
    feed: list('feed reader | news reader feed'),
    comment: list(
      'say something below | join the conversation | leave a reply | leave a comment | join the discussion | add a comment | post a comment | write a comment | start the conversation | say something about this | tell others what i think | readers wrote | readers think | other readers say | what did other readers | people say about it | people say about this | say how it went',
    ),
    rate: list(
      'write a review | leave a review | give stars | customer reviews | what others think | give it full marks | give it five stars | give it stars',
    ),
    donate: list(
      'give them some money | give them money | give some money | give money | support us | chip in | support our work | support our journalism | make a gift | make a contribution | give now | buy me a coffee | buy us a coffee | ways to give | support this site',
    ),
    share: list(
      'send it to a friend | share by email | email this | tell a friend | email to a friend | send to a friend | pass it on | send this to someone | send this to my | send it to my | mail this to my | show this to a friend | pass this on | send this to | send it to | text this to',
    ),
    link: list(
      'copy link | get link | short link | copy url | link to this page | web address of this | cite this | how to cite | share link | click to copy url | get me the link | the link so i can',
    ),
    bookmark: list(
      'save for later | read later | keep it | reading list | save article | save this article | saved articles | saved items | read it later | my list | save story | keep this | for later',
    ),
    wishlist: list('wish list'),
    gift: list(
      'gift card | gift cards | gift certificate | as a present | give a subscription | gift a subscription',
    ),
    coupon: list(
      'promo code | promotional code | money off | special offers | coupon code | bargains | deals',
    ),
    price: list(
      'what it costs | how much is | how much does | get a quote | request a quote | rates and fees | how expensive',
    ),
    invoice: list('billing history | proof of purchase | payment history'),
    track: list(
      'track my order | where is my parcel | where is my package | where is my order | order status | track your order | track order | delivery status | track package',
    ),
    return: list('send it back | money back | send back | return policy | refund policy | get my money back'),
    cancel: list(
      'end my subscription | cancel subscription | cancel my subscription | stop my subscription | close my account | end my contract | cancel membership',
    ),
    language: list(
      'in english | switch the language | other languages | change language | in german | in french | in spanish | select language | choose language | in my language | in chinese | in arabic | in japanese | spanish version | my aunt can read',
    ),
    accessibility: list(
      'screen reader | sign language | easy language | plain language | easy read | high contrast | easy to read',
    ),
    textsize: list(
      'text size | font size | bigger text | increase font | smaller text | text bigger | letters larger | change text size | larger print | decrease font | bigger letters | letters bigger | too small to read | larger text | letters are too small | letters too small | too small for me | increase text | decrease text | adjust text size | larger letters',
    ),
    dark: list(
      'dark mode | night mode | light mode | color scheme | colour scheme | black background | too bright | page black | page dark',
    ),
    next: list(
      'next page | next post | next chapter | continue reading | read on | next article | keep reading | go on reading | next story | next entry | the one after | article after | post after | page after | after this one | following article | on to the following | following page',
    ),
    previous: list(
      'previous page | previous post | previous article | previous chapter | previous entry | go back | the one before | article before | post before | page before | before this one | post before this | article before this',
    ),
    archive: list(
      'older posts | past issues | earlier articles | by month | back issues | older entries | previous issues | past articles | older articles | older stories | from years ago | old newspapers | old papers | past editions | old stories | old articles | old issues | earlier issues',
    ),
    author: list(
      'more by this author | about the author | all articles by | who wrote | the reporter | more from this author | written by | other articles by | posts by | who wrote this | who writes this | who writes here | the person who wrote this',
    ),
    popular: list(
      'most read | top stories | most viewed | most popular | best read | most shared | most commented | what others read | most clicked | what everyone is reading | everybody reading | everyone reading | look at most | people read most | everyone is reading | most people read | most people look at',
    ),
    related: list(
      'read more about this | more on this subject | more on this topic | more on this story | you may also like | see also | more like this | you might also like | recommended for you | recommended reading | more about this topic',
    ),
    latest: list('latest news | news ticker | breaking news | most recent | just in | live updates'),
    cookies: list(
      'cookie settings | cookie policy | manage cookies | cookie preferences | consent settings | manage consent | tracking stuff | stop tracking me | turn off tracking',
    ),
    privacy: list(
      'privacy policy | data protection | my data | personal data | do not sell | privacy notice | data policy | personal information | your privacy choices | do with my data | do with my details | happens with my data | happens to my data | know about me | my information',
    ),
    terms: list(
      'terms of service | terms and conditions | terms of use | conditions of use | user agreement | house rules | code of conduct | terms & conditions | community guidelines | acceptable use',
    ),
    imprint: list(
      'legal notice | who owns | legal information | site notice | legal disclosure | company information',
    ),
    about: list(
      'about us | who are you | our team | the people behind | who we are | our story | our mission | meet the team | our people | what we do | our history | who is behind this site | who is behind | behind this site | behind this website | people working there | who works here | who works there | who runs this | who runs it | who are they | who runs this site | who runs this website | who runs this blog',
    ),
    advertise: list(
      'place an ad | media kit | advertise with us | place an advert | ad rates | put an ad | ad sales | rate card | promote my | ads on your site | book an ad | buy an ad',
    ),
    press: list(
      'press office | press release | press releases | media contact | media inquiries | media enquiries | press room | press kit | media relations | in the news | media center | media centre',
    ),
    partner: list(
      'become a partner | work together with you | become a sponsor | partner with us | partner program | our partners',
    ),
    map: list(
      'how to get there | find us | getting here | how to find us | where are you | show on map | where you are | plan your route | get here',
    ),
    stores: list(
      'store locator | shop near me | find a store | store finder | find a dealer | where to buy | our stores | find a branch | stores near me | find a shop | nearest shop | nearest store | your offices | find us in print | pick up a paper | our locations',
    ),
    hours: list(
      'opening hours | business hours | opening times | open today | when are you open | when do you open | when do you close | hours of operation | office hours | opening time',
    ),
    calendar: list(
      "upcoming events | what's on | whats on | what is happening | coming up | event listings | key dates | diary of events",
    ),
    epaper: list(
      "digital edition | print edition | today's paper | todays paper | e-paper | e-edition | digital replica | today's edition | e-editions",
    ),
    weather: list('will it rain | is it going to rain'),
    traffic: list('traffic map | traffic jam | road conditions | road closures | travel news'),
    tv: list(
      'tv guide | live stream | watch live | live tv | listen live | what is on tv | tv listings | tv schedule | on air | on tonight | as it happens | live broadcast',
    ),
    games: list('brain teaser | brain teasers | play a game'),
    horoscope: list('star sign | star signs'),
    recipes: list('what to cook'),
    forum: list(
      'message board | message boards | talk with other users | discussion board | talk to other users | discussion boards',
    ),
    wiki: list('getting started | user manual | api reference | quick start | how to use it'),
    code: list(
      'source code | view source | fork me on github | git repository | pull request | view on github',
    ),
    sort: list('sort by | order by | cheapest first | newest first | price low to high | price high to low'),
    filter: list('narrow down | narrow results | show only'),
    menu: list('all sections | all categories | show sections | main menu'),
    sitemap: list(
      'site map | site index | list of all pages | index of pages | all pages | overview of the whole website | overview of the site | whole website',
    ),
    top: list(
      'back to top | scroll up | to the top | return to top | top of page | go to top | all the way up | top of the page | go back up | take me up | up again',
    ),
    more: list(
      'load more | show more | see all | view all | more of these | see more | view more | more articles | more stories | show all | more results | more news',
    ),
    compare: list('side by side'),
    size: list(
      'size guide | size chart | sizing guide | find my size | find your size | which size | what size | size table | sizing chart',
    ),
    invite: list(
      'refer a friend | refer friends | bring a friend | recommend us to a friend | invite friends',
    ),
    verify: list(
      'confirm my email | confirm email | confirm your email | prove who i am | confirm my identity',
    ),
    home: list('front page | main page | start page | first page of the site'),
  },
  filler:
    'press how do i can want need would like please go open show visit click see get where my me site website page here could does we to take give which what is are there the a an your this that web link button on in of for it let bring',
};
