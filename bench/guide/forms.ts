import {
  button,
  doc,
  enter,
  field,
  finish,
  list,
  press,
  says,
  type Task,
  type TaskStep,
  tick,
} from './kit.ts';

/** Of the same form as the step before: a model may name it beside that one. */
const together = (step: TaskStep): TaskStep => ({ ...step, together: true });
const chooseIn = (selector: string, at: RegExp, value: string): TaskStep => ({
  selector,
  at,
  action: 'select',
  value,
  byHand: async (page) => void (await page.locator(selector).selectOption({ label: value })),
});

/** Forms of four to six fields, which one reply may name together. */
export const FORMS: Task[] = [
  {
    name: 'fields: an address of six',
    question: 'Deliver to Ada Byron, 12 Mill Lane, 89073 Ulm, with a paper bag',
    pages: {
      '/deliver': doc(
        'Delivery',
        `<h1>Delivery</h1><form onsubmit="return false">${field('first', 'First name')}${field('last', 'Last name')}${field('street', 'Street')}${field('zip', 'Postcode')}${list('town', 'Town', ['Choose', 'Bonn', 'Ulm'])}<p><label><input type=checkbox id=bag> Paper bag</label></p>${button('next', 'Continue', `${finish}`)}</form>`,
      ),
    },
    steps: [
      enter('#first', /^First name$/, 'Ada'),
      together(enter('#last', /^Last name$/, 'Byron')),
      together(enter('#street', /^Street$/, '12 Mill Lane')),
      together(enter('#zip', /^Postcode$/, '89073')),
      together(chooseIn('#town', /^Town$/, 'Ulm')),
      together(tick('#bag', /^Paper bag$/)),
      press('#next', /^Continue$/, { commits: true }),
    ],
    shows: /finished/,
  },
  {
    name: 'fields: an Arabic booking of four',
    question: 'احجز رحلة باسم ليلى من عمّان إلى العقبة لمسافرَين',
    pages: {
      '/trip': doc(
        'حجز رحلة',
        `<h1>حجز رحلة</h1><form onsubmit="return false">${field('name', 'الاسم')}${field('from', 'من')}${field('to', 'إلى')}${field('count', 'عدد المسافرين', 'type=number')}${button('find', 'عرض الرحلات', says('ثلاث رحلات متاحة'))}</form>`,
        'ar',
      ),
    },
    steps: [
      enter('#name', /^الاسم$/, 'ليلى'),
      together(enter('#from', /^من$/, 'عمّان')),
      together(enter('#to', /^إلى$/, 'العقبة')),
      together(enter('#count', /^عدد المسافرين$/, '2')),
      press('#find', /^عرض الرحلات$/, { commits: true }),
    ],
    shows: /ثلاث رحلات متاحة/,
  },
  {
    name: 'fields: five in a shadow root',
    question: 'Register the boat Ella: blue, 7 metres, built 1998, harbour Kiel',
    pages: {
      '/boat-register': doc(
        'Boats',
        `<h1>Boats</h1><x-boat></x-boat><script>customElements.define('x-boat',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});r.innerHTML='<form onsubmit="return false"><p><label>Name of the boat <input id=boat></label></p><p><label>Colour <input id=colour></label></p><p><label>Length in metres <input id=len></label></p><p><label>Built in <input id=built></label></p><p><label>Harbour <input id=harbour></label></p><button id=reg type=button>Next page</button></form>';r.querySelector('#reg').onclick=()=>{${finish}}}})</script>`,
      ),
    },
    steps: [
      enter('#boat', /^Name of the boat$/, 'Ella'),
      together(enter('#colour', /^Colour$/, 'blue')),
      together(enter('#len', /^Length in metres$/, '7')),
      together(enter('#built', /^Built in$/, '1998')),
      together(enter('#harbour', /^Harbour$/, 'Kiel')),
      press('#reg', /^Next page$/, { commits: true }),
    ],
    shows: /finished/,
  },
  {
    name: 'fields: a password in the middle, and one that is refused',
    question: 'Sign up as ada with ada@example.org in Ulm, 36 years old',
    pages: {
      '/signup': doc(
        'Sign up',
        `<h1>Sign up</h1><form onsubmit="return false">${field('user', 'User name', "oninput=\"const bad=this.value.length<4;this.setAttribute('aria-invalid',bad);this.setAttribute('aria-describedby','err');err.textContent=bad?'At least 4 letters':''\"")}<p id=err></p>${field('mail', 'E-mail', 'type=email')}${field('pw', 'Password', 'type=password')}${field('city', 'City')}${field('years', 'Age')}${button('up', 'Sign up now', finish)}</form>`,
      ),
    },
    steps: [
      enter('#user', /User name/, 'ada'),
      {
        selector: '#user',
        at: /User name.*invalid/,
        action: 'type',
        value: 'adabyron',
        byHand: (page) => page.fill('#user', 'adabyron'),
      },
      together(enter('#mail', /^E-mail$/, 'ada@example.org')),
      together(enter('#city', /^City$/, 'Ulm')),
      together(enter('#years', /^Age$/, '36')),
      { selector: '#pw', at: /^Password$/, action: 'type', byHand: (page) => page.fill('#pw', 'secret77') },
      press('#up', /^Sign up now$/, { commits: true }),
    ],
    shows: /finished/,
  },
];
