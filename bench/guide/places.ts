import { button, choose, doc, enter, field, finish, list, press, says, type Task, tick } from './kit.ts';

const inFrame = (name: string, selector: string) => ({
  frame: name,
  byHand: async (page: import('@playwright/test').Page) => page.frame(name)!.click(selector),
});

/** Frames, shadow roots, dialogs, tabs and windows, like controls. */
export const PLACES: Task[] = [
  {
    name: 'place: a frame of another origin in a frame',
    question: 'Book the room Oak',
    pages: {
      '/rooms': doc(
        'Rooms',
        `<h1>Rooms</h1><iframe name=mid src="{{other}}/mid" width=700 height=420></iframe>`,
      ),
      '/mid': doc(
        'Mid',
        `<p>Bookings</p><iframe name=deep src="{{third}}/deep" width=600 height=300></iframe>`,
      ),
      '/deep': doc('Deep', `${list('room', 'Room', ['Elm', 'Oak'])}${button('book', 'Book room', finish)}`),
    },
    steps: [
      {
        selector: '#room',
        frame: 'deep',
        at: /^Room$/,
        action: 'select',
        value: 'Oak',
        byHand: (page) => page.frame('deep')!.selectOption('#room', 'Oak'),
      },
      press('#book', /^Book room$/, inFrame('deep', '#book')),
    ],
    shows: /finished/,
  },
  {
    name: 'place: a wizard inside a frame',
    question: 'Set up the widget with the blue theme',
    pages: {
      '/widget': doc('Widget', `<h1>Widget</h1><iframe name=wiz src=/w1 width=600 height=300></iframe>`),
      '/w1': doc('w1', `<p>Size</p><a id=large href=/w2>Large</a> <a href=/w2>Small</a>`),
      '/w2': doc('w2', `<p>Theme</p><a href=/w3>Red</a> <a id=blue href=/w3>Blue</a>`),
      '/w3': doc('w3', button('finish', 'Finish', finish)),
    },
    steps: [
      press('#large', /^Large$/, inFrame('wiz', '#large')),
      press('#blue', /^Blue$/, inFrame('wiz', '#blue')),
      press('#finish', /^Finish$/, inFrame('wiz', '#finish')),
    ],
    shows: /finished/,
  },
  {
    name: 'place: a form made of shadow roots with slots',
    question: 'Set the delivery to Monday and save',
    pages: {
      '/slots': doc(
        'Slots',
        `<x-card><label slot=a>Street <input id=street></label></x-card><x-pick></x-pick><script>
customElements.define('x-card',class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).innerHTML='<fieldset><legend>Delivery</legend><slot name=a></slot></fieldset>'}});
customElements.define('x-pick',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});r.innerHTML='<label>Day <select id=day><option>Friday<option>Monday</select></label><button id=save type=button>Save delivery</button>';r.querySelector('#save').onclick=()=>{${finish}}}})</script>`,
      ),
    },
    steps: [
      enter('#street', /^Street/, 'Main street 1'),
      choose('#day', /^Day/, 'Monday'),
      press('#save', /^Save delivery$/),
    ],
    shows: /finished/,
  },
  {
    name: 'place: a dialog with a form, and the page behind it',
    question: 'Rename the list to Sea',
    pages: {
      '/lists': doc(
        'Lists',
        `<h1>Lists</h1>${button('edit', 'Edit list', 'd.showModal()')} ${button('save0', 'Save')}<dialog id=d><h2>Edit</h2>${field('name', 'List name')}${button('save', 'Save', `d.close();${finish}`)}</dialog>`,
      ),
    },
    steps: [
      press('#edit', /^Edit list$/),
      enter('#name', /^List name/, 'Sea'),
      { selector: '#save', at: /^Save$/, byHand: (page) => page.click('#save') },
    ],
    shows: /finished/,
  },
  {
    name: 'place: a link that opens a tab',
    question: 'Print the report',
    pages: {
      '/desk': doc('Desk', '<h1>Desk</h1><a id=report href=/report target=_blank>Open the report</a>'),
      '/report': doc('Report', `<h1>Report</h1>${button('print', 'Print view', finish)}`),
    },
    steps: [press('#report', /^Open the report$/, { tab: 'opens' }), press('#print', /^Print view$/)],
    shows: /finished/,
  },
  {
    name: 'place: a window that asks for an account and closes',
    question: 'Connect my calendar with the work account',
    pages: {
      '/connect': doc(
        'Connect',
        `<h1>Calendars</h1>${button('con', 'Connect calendar', "window.open('/choose','_blank','width=500,height=500')")}<script>addEventListener('message',()=>{const b=document.createElement('button');b.id='sync';b.textContent='Start sync';b.onclick=()=>{${finish}};document.querySelector('#con').replaceWith(b)})</script>`,
      ),
      '/choose': doc(
        'Choose an account',
        `<h1>Choose an account</h1>${button('home', 'Home account')} ${button('work', 'Work account', "opener.postMessage('work','*');window.close()")}`,
      ),
    },
    steps: [
      press('#con', /^Connect calendar$/, { tab: 'opens' }),
      press('#work', /^Work account$/, { tab: 'closes' }),
      press('#sync', /^Start sync$/),
    ],
    shows: /finished/,
  },
  {
    name: 'place: the third of many like controls',
    question: 'Change the role of Cleo to Editor',
    pages: {
      '/people': doc(
        'People',
        `<table><tr><th>Name<th>Role<th></tr>${['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => `<tr><td>${name}<td><span id=r-${name}>Reader</span><td><button id=e-${name} onclick="f.hidden=false;f.dataset.of='${name}'">Edit</button></tr>`).join('')}</table><form id=f hidden onsubmit="return false">${list('role', 'Role', ['Reader', 'Editor'])}${button('ok', 'Apply', finish)}</form>`,
      ),
    },
    steps: [
      press('#e-Cleo', /button: Edit.*Cleo/),
      choose('#role', /^Role/, 'Editor'),
      press('#ok', /^Apply$/),
    ],
    shows: /finished/,
  },
  {
    name: 'place: two sections with a button of one name',
    question: 'Turn off the newsletter and save the notifications',
    pages: {
      '/account': doc(
        'Account',
        `<section aria-label=Profile><h2>Profile</h2>${field('nick', 'Nickname')}<button id=s1>Save</button></section><section aria-label=Notifications><h2>Notifications</h2><label><input type=checkbox id=news checked> Newsletter</label> <button id=s2 onclick="${finish}">Save</button></section>`,
      ),
    },
    steps: [tick('#news', /^Newsletter$/, { value: 'false' }), press('#s2', /button: Save.*Notifications/)],
    shows: /finished/,
  },
  {
    name: 'place: tabs, then an accordion',
    question: 'Delete the search history',
    pages: {
      '/prefs': doc(
        'Preferences',
        `<div role=tablist>${['General', 'Privacy', 'Sound'].map((tab) => `<button role=tab id=t${tab} aria-selected=false onclick="document.querySelectorAll('section').forEach(s=>s.hidden=s.id!=='p${tab}');this.setAttribute('aria-selected','true')">${tab}</button>`).join('')}</div>${['General', 'Privacy', 'Sound'].map((tab) => `<section id=p${tab} role=tabpanel ${tab === 'General' ? '' : 'hidden'}><h2>${tab}</h2>${tab === 'Privacy' ? `<details><summary id=hist>History</summary>${button('wipe', 'Delete search history', says('Search history deleted'))}</details>` : '<p>Nothing here</p>'}</section>`).join('')}`,
      ),
    },
    steps: [
      press('#tPrivacy', /^Privacy$/),
      press('#hist', /^History$/),
      press('#wipe', /^Delete search history$/, { commits: true }),
    ],
    shows: /history deleted/,
  },
  {
    name: 'place: a calendar of divs',
    question: 'Set the date to the 12th of June',
    pages: {
      '/date': doc(
        'Date',
        `<button id=open onclick="cal.hidden=false">Choose date</button><div id=cal hidden role=group aria-label=Calendar style="width:240px;border:1px solid;padding:8px"><b id=m>May</b> <button id=next aria-label="Next month" onclick="m.textContent='June';draw()">›</button><div id=days></div></div><script>function draw(){days.innerHTML=Array.from({length:30},(_,i)=>'<span class=day id=d'+(i+1)+' style="display:inline-block;width:28px;cursor:pointer" onclick="document.querySelector(\\'#done\\').textContent=m.textContent+\\' \\'+this.textContent">'+(i+1)+'</span>').join('')}draw()</script>`,
      ),
    },
    steps: [press('#open', /^Choose date$/), press('#next', /^Next month$/), press('#d12', /^12$/)],
    shows: /^June 12$/,
  },
  {
    name: 'place: five plain fields and a button',
    question: 'Register the bike: brand Pony, colour red, year 2020, frame K7, city Ulm',
    pages: {
      '/bike': doc(
        'Bike',
        `<form onsubmit="return false"><h1>Register a bike</h1>${['Brand', 'Colour', 'Year', 'Frame', 'City'].map((name) => field(name.toLowerCase(), name)).join('')}${button('reg', 'Register bike', finish)}</form>`,
      ),
    },
    steps: [
      enter('#brand', /^Brand/, 'Pony'),
      enter('#colour', /^Colour/, 'red'),
      enter('#year', /^Year/, '2020'),
      enter('#frame', /^Frame/, 'K7'),
      enter('#city', /^City/, 'Ulm'),
      press('#reg', /^Register bike$/, { commits: true }),
    ],
    shows: /finished/,
  },
];
