import { button, doc, enter, field, finish, press, says, type Task, tick } from './kit.ts';

const back = {
  selector: '',
  action: 'back',
  byHand: async (page: import('@playwright/test').Page) => page.evaluate('history.back()'),
};

/** Form errors, walls, traps, dead ends. */
export const TROUBLE: Task[] = [
  {
    name: 'form: the browser asks for a field that was left out',
    question: 'Send the form as Ada',
    pages: {
      '/native': doc(
        'Contact',
        `<form onsubmit="event.preventDefault();${finish}">${field('name', 'Name')}${field('mail', 'Email', 'type=email required')}<button id=send>Send</button></form>`,
      ),
    },
    steps: [
      enter('#name', /^Name/, 'Ada'),
      press('#send', /^Send$/, { commits: true }),
      enter('#mail', /Email.*invalid|invalid.*Email/, 'ada@example.org'),
      press('#send', /^Send$/, { commits: true }),
    ],
    shows: /finished/,
  },
  {
    name: 'form: a field is marked as wrong, with its message beside it',
    question: 'Change the user name to ada',
    pages: {
      '/inline': doc(
        'User name',
        `<form onsubmit="return false">${field('user', 'User name')}<p id=err style="color:red"></p>${button('save', 'Save', `if(user.value.length<5){user.setAttribute('aria-invalid','true');user.setAttribute('aria-describedby','err');err.textContent='At least 5 letters'}else{${finish.replace(/"/g, "'")}}`)}</form>`,
      ),
    },
    steps: [
      enter('#user', /^User name/, 'ada'),
      press('#save', /^Save$/),
      {
        selector: '#user',
        at: /User name.*invalid/,
        action: 'type',
        value: 'adalovelace',
        byHand: (page) => page.fill('#user', 'adalovelace'),
      },
      press('#save', /^Save$/),
    ],
    shows: /finished/,
  },
  {
    name: 'form: a summary of errors above it',
    question: 'Apply for the pass',
    pages: {
      '/summary': doc(
        'Pass',
        `<div id=sum></div><form onsubmit="return false">${field('first', 'First name')}${field('town', 'Town')}${button('apply', 'Apply for pass', `if(!town.value){sum.innerHTML='<div role=alert><h2>There is a problem</h2><a href=#town>Enter your town</a></div>'}else{sum.innerHTML='';${finish.replace(/"/g, "'")}}`)}</form>`,
      ),
    },
    steps: [
      enter('#first', /^First name/, 'Ada'),
      press('#apply', /^Apply for pass$/, { commits: true }),
      enter('#town', /^Town/, 'Ulm'),
      press('#apply', /^Apply for pass$/, { commits: true }),
    ],
    shows: /finished/,
  },
  {
    name: 'form: a toast says that it was not saved',
    question: 'Save the note',
    pages: {
      '/toast': doc(
        'Note',
        `<form onsubmit="return false">${field('ttl', 'Title')}${button('keep', 'Save note', `const t=document.createElement('div');t.setAttribute('role','status');t.style='position:fixed;bottom:10px;right:10px';t.textContent=ttl.value?'Note saved':'Not saved: the title is missing';document.body.append(t);setTimeout(()=>t.textContent==='Note saved'||t.remove(),6000)`)}</form>`,
      ),
    },
    steps: [
      press('#keep', /^Save note$/),
      enter('#ttl', /^Title/, 'Shopping'),
      press('#keep', /^Save note$/),
    ],
    shows: /^Note saved$/,
  },
  {
    name: 'form: the server gives the page back with an error',
    question: 'Sign up for the course',
    pages: {
      '/course': doc(
        'Course',
        `<form action=/course2>${field('age', 'Age', 'name=age')}<button id=go>Enrol</button></form>`,
      ),
      '/course2': doc(
        'Course',
        `<p style="color:#b00" class=error>Age must be a number</p><form action=/course3>${field('age', 'Age', 'name=age value=old class=has-error')}<button id=go>Enrol</button></form>`,
      ),
      '/course3': doc('Enrolled', '<h1>You are enrolled</h1>'),
    },
    steps: [
      enter('#age', /textbox: Age/, 'old'),
      press('#go', /^Enrol$/, { commits: true }),
      {
        selector: '#age',
        at: /textbox: Age/,
        action: 'type',
        value: '30',
        byHand: (page) => page.fill('#age', '30'),
      },
      press('#go', /^Enrol$/, { commits: true }),
    ],
    shows: /You are enrolled/,
  },
  {
    name: 'wall: a log-in on the way',
    question: 'Show my invoices',
    pages: {
      '/start': doc('Start', '<h1>Start</h1><a id=inv href=/login>Invoices</a>'),
      '/login': doc(
        'Log in',
        `<h1>Log in</h1><form action=/invoices>${field('user', 'User name', 'name=u autocomplete=username')}${field('pw', 'Password', 'type=password')}<button id=in>Log in</button></form>`,
      ),
      '/invoices': doc('Invoices', '<h1>Your invoices</h1><a id=may href=/may>May</a>'),
      '/may': doc('May', '<h1>Invoice for May</h1>'),
    },
    steps: [
      press('#inv', /^Invoices$/),
      { selector: '#user', at: /^User name/, action: 'type', byHand: (page) => page.fill('#user', 'ada') },
      { selector: '#pw', at: /^Password/, action: 'type', byHand: (page) => page.fill('#pw', 'secret') },
      press('#in', /button: Log in/, { commits: true }),
      press('#may', /^May$/),
    ],
    shows: /Invoice for May/,
  },
  {
    name: 'wall: a question whether a person is there',
    question: 'Open the timetable',
    pages: {
      '/bus': doc('Bus', '<h1>Bus</h1><a id=tt href=/human>Timetable</a>'),
      '/human': `<!doctype html><title>Just a moment</title><p>Verify you are human</p><button id=me onclick="location='/table'">I am human</button>`,
      '/table': doc('Timetable', '<h1>Timetable</h1><a id=nine href=/nine>Line 9</a>'),
      '/nine': doc('Line 9', '<h1>Line 9 leaves at noon</h1>'),
    },
    steps: [press('#tt', /^Timetable$/), press('#me', /^I am human$/), press('#nine', /^Line 9$/)],
    shows: /leaves at noon/,
  },
  {
    name: 'wall: a code from the phone',
    question: 'Show my balance',
    pages: {
      '/bank': doc('Bank', '<h1>Bank</h1><a id=bal href=/code>Balance</a>'),
      '/code': doc(
        'Confirm',
        `<h1>Enter your code</h1><form action=/balance>${field('otp', 'Verification code', 'autocomplete=one-time-code inputmode=numeric')}<button id=ok>Continue</button></form>`,
      ),
      '/balance': doc('Balance', '<h1>Your balance is 12 euros</h1>'),
    },
    steps: [
      press('#bal', /^Balance$/),
      {
        selector: '#otp',
        at: /Verification code/,
        action: 'type',
        byHand: (page) => page.fill('#otp', '123456'),
      },
      press('#ok', /^Continue$/, { commits: true }),
    ],
    shows: /balance is 12/,
  },
  {
    name: 'wall: an article behind a subscription, and another way to it',
    question: 'Read about the new bridge',
    pages: {
      '/paper': doc(
        'Paper',
        '<h1>Paper</h1><a id=plus href=/plus>The new bridge (plus)</a> <a id=free href=/free>Bridge: the press release</a>',
      ),
      '/plus': doc(
        'Plus',
        '<h1>The new bridge</h1><p>Subscribe to continue reading this article.</p><a href=/subscribe>Subscribe</a>',
      ),
      '/free': doc('Bridge', '<h1>The bridge opens in May</h1>'),
    },
    steps: [press('#plus', /^The new bridge/), back, press('#free', /press release/)],
    shows: /opens in May/,
  },
  {
    name: 'trap: an insurance that was ticked before anyone asked',
    question: 'Rent the boat without insurance',
    pages: {
      '/boat': doc(
        'Boat',
        `<h1>Your boat</h1><label><input type=checkbox id=ins checked> Add insurance for 9 euros</label><p>${button('go', 'Continue', "location='/boat2'")}</p>`,
      ),
      '/boat2': doc(
        'Boat',
        `<h1>Almost done</h1><button id=all style="background:#080;color:#fff;padding:12px 40px;font-size:20px">Continue with full protection</button><p><a id=no href=/boat3 style="color:#bbb;font-size:11px">No, continue without</a></p>`,
      ),
      '/boat3': doc('Boat', '<h1>Boat reserved without insurance</h1>'),
    },
    steps: [
      tick('#ins', /insurance for 9/, { value: 'false' }),
      press('#go', /^Continue$/),
      press('#no', /^No, continue without$/),
    ],
    shows: /without insurance/,
  },
  {
    name: 'trap: a decline that is hard to see',
    question: 'Close the offer and open the recipes',
    pages: {
      '/offer': doc(
        'Kitchen',
        `<a id=rec href=/recipes>Recipes</a><div role=dialog aria-modal=true aria-label=Offer id=layer style="position:fixed;inset:60px;background:#fff;border:1px solid;padding:30px"><h2>Get 10 % off</h2>${button('yes', 'Yes, sign me up')}<p><span id=nope tabindex=0 role=button style="color:#ccc;font-size:10px;cursor:pointer" onclick="layer.remove()">No, I like paying more</span></p></div>`,
      ),
      '/recipes': doc('Recipes', '<h1>All recipes</h1>'),
    },
    steps: [press('#nope', /paying more/), press('#rec', /^Recipes$/)],
    shows: /All recipes/,
  },
  {
    name: 'trap: a model that overlooks what was ticked',
    question: 'Rent the tent',
    pages: {
      '/tent': doc(
        'Tent',
        `<h1>Your tent</h1><label><input type=checkbox id=ins checked> Add damage protection for 12 euros</label><p>${button('go', 'Continue', "location='/tent2'")}</p>`,
      ),
      '/tent2': doc('Tent', '<h1>Tent reserved</h1>'),
    },
    steps: [
      tick('#ins', /damage protection/, { value: 'false', lure: /^Continue$/ }),
      press('#go', /^Continue$/),
    ],
    shows: /Tent reserved/,
  },
  {
    name: 'trap: a model that takes the offer for the way on (de)',
    question: 'Zeige mir die Rezepte',
    pages: {
      '/angebot': doc(
        'Küche',
        `<a id=rec href=/rezepte>Rezepte</a><div role=dialog aria-modal=true aria-label=Angebot id=layer style="position:fixed;inset:60px;background:#fff;border:1px solid;padding:30px"><h2>10 % sparen</h2><button type=button style="padding:16px 40px;font-size:20px">Weiter mit Newsletter</button><p><span id=nope tabindex=0 role=button style="color:#ccc;font-size:10px;cursor:pointer" onclick="layer.remove()">Nein, ich zahle gern mehr</span></p></div>`,
        'de',
      ),
      '/rezepte': doc('Rezepte', '<h1>Alle Rezepte</h1>', 'de'),
    },
    steps: [
      press('#nope', /zahle gern mehr/, { lure: /^Weiter mit Newsletter$/ }),
      press('#rec', /^Rezepte$/),
    ],
    shows: /Alle Rezepte/,
  },
  {
    name: 'trap: a model that takes a button by its name, which costs',
    question: 'Show me the tour of the museum',
    pages: {
      '/museum': doc(
        'Museum',
        `<h1>Museum</h1>${button('go', 'Continue', "location='/paid'")}<p>By pressing Continue you agree to pay 49 euros a year.</p><p><a id=free href=/tour>The tour for guests</a></p>`,
      ),
      '/paid': doc('Museum', '<h1>You are a member now</h1>'),
      '/tour': doc('Tour', '<h1>The tour begins here</h1>'),
    },
    steps: [press('#free', /tour for guests/, { lure: /^Continue$/ })],
    shows: /tour begins/,
  },
  {
    name: 'trap: ending a plan among offers to keep it',
    question: 'End my plan',
    pages: {
      '/plan': doc('Plan', '<h1>Your plan</h1><a id=end href=/sure>End plan</a>'),
      '/sure': doc(
        'Are you sure',
        `<h1>You will lose all this</h1>${button('keep', 'Keep my plan', '', 'style="background:#06c;color:#fff;padding:12px"')} <a id=on href=/last>Continue to end</a>`,
      ),
      '/last': doc(
        'Last step',
        `${button('stay', 'Stay for half the price')} ${button('stop', 'End plan now', says('Your plan has ended'))}`,
      ),
    },
    steps: [
      press('#end', /^End plan$/),
      press('#on', /^Continue to end$/),
      press('#stop', /^End plan now$/, { commits: true }),
    ],
    shows: /plan has ended/,
  },
  {
    name: 'dead end: a link that leads nowhere, and another',
    question: 'Find the opening hours',
    pages: {
      '/town': doc(
        'Town',
        '<h1>Town</h1><a id=hours href=/gone?status=404>Opening hours</a> <a id=contact href=/contact>Contact</a>',
      ),
      '/gone': doc('404 Not found', '<h1>404 Not found</h1>'),
      '/contact': doc('Contact', '<h1>Contact</h1><p>We are open from 9 to 5.</p>'),
    },
    steps: [press('#hours', /^Opening hours$/), back, press('#contact', /^Contact$/)],
    shows: /open from 9 to 5/,
  },
  {
    name: 'dead end: a search that finds nothing',
    question: 'Find the sofa',
    pages: {
      '/shop': doc(
        'Shop',
        `<input type=search id=q aria-label="Search the shop"> ${button('find', 'Find', `res.innerHTML=q.value==='couch'?'<a id=hit href=/couch>Couch Ella</a>':'<p>Nothing found</p>'`)}<div id=res></div>`,
      ),
      '/couch': doc('Couch', '<h1>Couch Ella</h1>'),
    },
    steps: [
      enter('#q', /Search the shop/, 'sofa'),
      press('#find', /^Find$/),
      {
        selector: '#q',
        at: /Search the shop/,
        action: 'type',
        value: 'couch',
        byHand: (page) => page.fill('#q', 'couch'),
      },
      press('#find', /^Find$/),
      press('#hit', /^Couch Ella$/),
    ],
    shows: /^Couch Ella$/,
  },
];
