import { doc, finish, type Task, words } from './kit.ts';

/** A long article with hundreds of links in its text, as wikis have them. */
function wiki(lang: string): string {
  const de = lang === 'de';
  const nav = (
    de
      ? [
          'Hauptseite',
          'Themenportale',
          'Zufälliger Artikel',
          'Mitmachen',
          'Hilfe',
          'Letzte Änderungen',
          'Spenden',
        ]
      : [
          'Main page',
          'Contents',
          'Current events',
          'Random article',
          'About',
          'Help',
          'Recent changes',
          'Donate',
        ]
  )
    .map((name) => `<li><a href="#${name}">${name}</a></li>`)
    .join('');
  const sections = Array.from(
    { length: 14 },
    (_, s) =>
      `<h2>${de ? 'Abschnitt' : 'Section'} ${s + 1} <a href="/edit">${de ? 'Bearbeiten' : 'edit'}</a></h2>${Array.from({ length: 5 }, (_, p) => `<p>${Array.from({ length: 9 }, (_, i) => `${words(9)} <a href="/t${s}-${p}-${i}">topic ${s}.${p}.${i}</a>`).join(' ')}.<sup><a href="#n${s}${p}">[${s * 5 + p}]</a></sup></p>`).join('')}`,
  ).join('');
  return doc(
    de ? 'Kaffee – Wiki' : 'Coffee – Wiki',
    `<header><input type=search aria-label="${de ? 'Wiki durchsuchen' : 'Search the wiki'}"><button>${de ? 'Suchen' : 'Search'}</button> <a href=/login>${de ? 'Anmelden' : 'Log in'}</a></header>
<nav><ul>${nav}</ul></nav><div role=tablist><a href=/talk>${de ? 'Diskussion' : 'Talk'}</a> <a href=/edit>${de ? 'Quelltext bearbeiten' : 'Edit source'}</a> <a id=history href=/history>${de ? 'Versionsgeschichte' : 'View history'}</a></div>
<main><h1>${de ? 'Kaffee' : 'Coffee'}</h1>${sections}<p>Grown in <a id=deep href=/ethiopia>Ethiopia</a>.</p></main><footer>${Array.from({ length: 12 }, (_, i) => `<a href="/f${i}">Footer ${i}</a>`).join(' ')}</footer>`,
    lang,
  );
}

const admin = (title: string, body: string) =>
  doc(
    `${title} ‹ Blog`,
    `<nav aria-label=Main><ul>${['Dashboard', 'Posts', 'Media', 'Pages', 'Comments', 'Appearance', 'Plugins', 'Users', 'Tools', 'Settings'].map((name) => `<li><a id=${name.toLowerCase()} href="/${name.toLowerCase()}">${name}</a></li>`).join('')}</ul></nav><main><h1>${title}</h1>${body}</main>`,
  );

const rows = Array.from(
  { length: 20 },
  (_, i) =>
    `<tr><td><a href="/p${i}">Post number ${i}</a></td><td>Ada</td><td><button onclick="document.querySelector('#menu${i}').hidden=false" aria-label="Actions for Post number ${i}">⋯</button><div role=menu id=menu${i} hidden><button role=menuitem>Edit</button><button role=menuitem class=trash onclick="${finish};this.closest('tr').remove()">Trash</button></div></td></tr>`,
).join('');

/** Pages made like those of applications that people use. */
export const APPLICATIONS: Task[] = [
  {
    name: 'wiki: a link deep in the text',
    question: 'Open the article about Ethiopia',
    pages: { '/coffee': wiki('en'), '/ethiopia': doc('Ethiopia', '<h1>Ethiopia</h1>') },
    steps: [{ selector: '#deep', at: /^Ethiopia$/ }],
    shows: /^Ethiopia$/,
  },
  {
    name: 'wiki: history (de)',
    question: 'Wie sehe ich, wer den Artikel geändert hat?',
    pages: {
      '/kaffee': wiki('de'),
      '/history': doc(
        'Versionen',
        '<h1>Versionsgeschichte</h1><label><input type=radio name=a id=r1> Version vom 3. Mai</label> <button id=cmp onclick="' +
          finish +
          '">Gewählte Versionen vergleichen</button>',
        'de',
      ),
    },
    steps: [
      { selector: '#history', at: /^Versionsgeschichte$/ },
      { selector: '#r1', at: /3\. Mai/, action: 'check' },
      { selector: '#cmp', at: /^Gewählte Versionen/ },
    ],
    shows: /finished/,
  },
  {
    name: 'blog: trash a post from a row menu',
    question: 'Move post number 7 to the trash',
    pages: {
      '/dashboard': admin('Dashboard', '<p>Welcome</p>'),
      '/posts': admin('Posts', `<table>${rows}</table>`),
    },
    steps: [
      { selector: '#posts', at: /^Posts$/ },
      { selector: 'button[aria-label="Actions for Post number 7"]', at: /Actions for Post number 7$/ },
      { selector: '#menu7 .trash', at: /^Trash$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'blog: new post in a rich editor',
    question: 'Write a post titled Hello',
    pages: {
      '/new': admin(
        'Add post',
        `<div id=title contenteditable=true role=textbox aria-label="Add title" style="min-height:30px;border:1px solid"></div><div id=body contenteditable=true aria-label="Post content" style="min-height:120px;border:1px solid"><p><br></p></div><button id=pub onclick="document.querySelector('dialog').showModal()">Publish…</button><dialog><h2>Ready?</h2><button id=really onclick="document.querySelector('dialog').close();${finish}">Publish</button></dialog>`,
      ),
    },
    steps: [
      { selector: '#title', at: /^Add title$/, action: 'type', value: 'Hello' },
      { selector: '#body', at: /Post content/, action: 'type', value: 'My text' },
      { selector: '#pub', at: /^Publish…$/ },
      { selector: '#really', at: /^Publish$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'rich editor in a frame',
    question: 'Write a comment',
    pages: {
      '/c': doc(
        'Comment',
        `<iframe name=ed title="Rich text" width=500 height=160 srcdoc="<body contenteditable=true aria-label='Comment text'></body>"></iframe><button id=send onclick="${finish}">Comment</button>`,
      ),
    },
    steps: [
      {
        selector: 'body',
        frame: 'ed',
        at: /Comment text/,
        action: 'type',
        value: 'Nice',
        byHand: async (page) => {
          await page.frame('ed')!.click('body');
          await page.keyboard.type('Nice');
        },
      },
      { selector: '#send', at: /^Comment$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'flow editor: SVG node and a palette',
    question: 'Add a filter node and delete the source',
    pages: {
      '/flow': doc(
        'Flow',
        `<div style="width:200px;float:left;height:200px;overflow:auto">${Array.from({ length: 25 }, (_, i) => `<div class=pal id=pal${i} style="cursor:pointer;padding:6px" onclick="this.dataset.used=1;document.querySelector('#nodes').insertAdjacentHTML('beforeend','<g/>')">${i === 18 ? 'filter' : `node type ${i}`}</div>`).join('')}</div><svg width=400 height=200 id=nodes><g id=src tabindex=0 role=button aria-label="source node" onclick="document.querySelector('#bar').hidden=false"><rect x=20 y=40 width=120 height=40 fill=#acd></rect><text x=40 y=65>source</text></g></svg><div id=bar hidden><button id=rm title="Delete node" onclick="${finish}"><svg width=16 height=16><path d="M2 2h12v12z"/></svg></button></div>`,
      ),
    },
    steps: [
      { selector: '#pal18', at: /^filter$/ },
      { selector: '#src', at: /source node/ },
      { selector: '#rm', at: /Delete node/ },
    ],
    shows: /finished/,
  },
  {
    name: 'registry: search and open',
    question: 'Find the package left-pad and open its versions',
    pages: {
      '/reg': doc(
        'Packages',
        '<header><form action=/results><input name=q id=q placeholder="Search packages"><button>Search</button></form></header>',
      ),
      '/results': doc(
        'Results',
        `${Array.from({ length: 20 }, (_, i) => `<article><h3><a ${i === 3 ? 'id=hit' : ''} href=/pkg>${i === 3 ? 'left-pad' : `left-pad-${i}`}</a></h3><p>${words(20)}</p><a href=/k>keyword</a></article>`).join('')}`,
      ),
      '/pkg': doc(
        'left-pad',
        `<h1>left-pad</h1><ul role=tablist>${['Readme', 'Code', 'Dependencies', 'Dependents', 'Versions'].map((tab) => `<li role=tab tabindex=0 id=${tab} onclick="${tab === 'Versions' ? finish : ''}">${tab}</li>`).join('')}</ul><p>${words(200)}</p>`,
      ),
    },
    steps: [
      {
        selector: '#q',
        at: /Search packages/,
        action: 'type',
        value: 'left-pad',
        byHand: async (page) => {
          await page.click('#q');
          await page.keyboard.type('left-pad');
          await page.keyboard.press('Enter');
        },
      },
      { selector: '#hit', at: /^left-pad$/ },
      { selector: '#Versions', at: /^Versions$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'aria combobox that closes on mousedown',
    question: 'Choose Berlin as the city',
    pages: {
      '/combo': doc(
        'City',
        `<div id=cb role=combobox tabindex=0 aria-expanded=false aria-label=City style="border:1px solid;width:200px;padding:4px" onclick="lb.hidden=false;this.setAttribute('aria-expanded','true')">Pick one</div><ul id=lb role=listbox hidden>${['Athens', 'Berlin', 'Cairo'].map((city) => `<li role=option id=${city} onmousedown="cb.textContent='${city}';lb.hidden=true;${city === 'Berlin' ? finish : ''}">${city}</li>`).join('')}</ul>`,
      ),
    },
    steps: [
      { selector: '#cb', at: /^City$/ },
      { selector: '#Berlin', at: /^Berlin$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'date picker without names',
    question: 'Pick 14 March',
    pages: {
      '/date': doc(
        'Date',
        `<input id=d aria-label="Departure date" onfocus="cal.hidden=false"><div id=cal hidden><button class=nav aria-label="Previous month">‹</button> March <button class=nav aria-label="Next month">›</button><table>${Array.from(
          { length: 5 },
          (_, w) =>
            `<tr>${Array.from({ length: 7 }, (_, i) => {
              const day = w * 7 + i + 1;
              return day > 31
                ? '<td></td>'
                : `<td id=day${day} style="cursor:pointer" onclick="d.value='${day} March';cal.hidden=true;${finish}">${day}</td>`;
            }).join('')}</tr>`,
        ).join('')}</table></div>`,
      ),
    },
    steps: [
      { selector: '#d', at: /Departure date/ },
      { selector: '#day14', at: /^14$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'closed shadow root',
    question: 'Turn on dark mode',
    pages: {
      '/shadow': doc(
        'Shadow',
        `<x-card></x-card><script>customElements.define('x-card',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'closed'});r.innerHTML='<button id=dm style="padding:8px">Dark mode</button>';r.querySelector('#dm').onclick=()=>{${finish}};}})</script>`,
      ),
    },
    steps: [{ selector: 'x-card', at: /^Dark mode$/ }],
    shows: /finished/,
  },
  {
    name: 'open shadow roots, nested, with a slot',
    question: 'Subscribe',
    pages: {
      '/shadow2': doc(
        'Shadow',
        `<x-a></x-a><script>customElements.define('x-b',class extends HTMLElement{connectedCallback(){const r=this.attachShadow({mode:'open'});r.innerHTML='<label>Mail <input id=m></label><button id=s>Subscribe</button>';r.querySelector('#s').onclick=()=>{${finish}};}});customElements.define('x-a',class extends HTMLElement{connectedCallback(){this.attachShadow({mode:'open'}).innerHTML='<section><x-b></x-b></section>'}})</script>`,
      ),
    },
    steps: [
      { selector: '#m', at: /^Mail$/, action: 'type', value: 'a@b.example' },
      { selector: '#s', at: /^Subscribe$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'icon-only toolbar',
    question: 'Make it bold, then save',
    pages: {
      '/icons': doc(
        'Icons',
        `<div role=toolbar>${['undo', 'redo', 'bold', 'italic', 'floppy-disk', 'trash'].map((icon) => `<button class=tool id=t-${icon} onclick="${icon === 'floppy-disk' ? finish : `this.setAttribute('aria-pressed','true')`}"><i class="fa fa-${icon}" style="display:inline-block;width:16px;height:16px;background:#888"></i></button>`).join('')}</div>`,
      ),
    },
    steps: [
      { selector: '#t-bold', at: /fa-bold|t-bold/ },
      { selector: '#t-floppy-disk', at: /floppy/ },
    ],
    shows: /finished/,
  },
  {
    name: 'links as icons with nothing but a target',
    question: 'Open the cart',
    pages: {
      '/iconlinks': doc(
        'Icon links',
        '<header><a href="/search"><svg width=24 height=24><circle r=8 cx=10 cy=10 /></svg></a><a id=cart href="/cart"><svg width=24 height=24><rect width=20 height=20 /></svg></a></header>',
      ),
      '/cart': doc('Cart', '<h1>Your cart</h1>'),
    },
    steps: [{ selector: '#cart', at: /\/cart/ }],
    shows: /Your cart/,
  },
  {
    name: 'covered checkbox and switch',
    question: 'Accept the terms and turn on mail',
    pages: {
      '/cov': doc(
        'Covered',
        `<style>.x{position:absolute;opacity:0}.box{display:inline-block;width:18px;height:18px;border:1px solid}</style><label id=l1><input type=checkbox class=x id=c1><span class=box></span> I accept the terms</label><div id=sw role=switch aria-checked=false tabindex=0 aria-label="Mail notifications" style="width:40px;height:20px;background:#888;margin:10px" onclick="this.setAttribute('aria-checked','true');${finish}"></div>`,
      ),
    },
    steps: [
      { selector: '#l1', at: /accept the terms/, action: 'check', byHand: (page) => page.click('#l1') },
      { selector: '#sw', at: /Mail notifications/, action: 'check' },
    ],
    shows: /finished/,
  },
  {
    name: 'menu that opens on click, with submenu',
    question: 'Export as PDF',
    pages: {
      '/menu': doc(
        'Menu',
        `<button id=file aria-haspopup=menu onclick="m.hidden=false">File</button><div id=m role=menu hidden><div role=menuitem>Open</div><div role=menuitem id=exp onclick="m2.hidden=false">Export</div><div id=m2 role=menu hidden><div role=menuitem id=pdf onclick="${finish}">PDF document</div></div></div>`,
      ),
    },
    steps: [
      { selector: '#file', at: /^File$/ },
      { selector: '#exp', at: /^Export$/ },
      { selector: '#pdf', at: /^PDF document$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'div with only a listener, role-less',
    question: 'Start the game',
    pages: {
      '/div': doc(
        'Game',
        `<div id=go style="padding:20px;background:#dfd;width:120px">Start</div><script>go.addEventListener('click',()=>{${finish}})</script>`,
      ),
    },
    steps: [{ selector: '#go', at: /^Start$/ }],
    shows: /finished/,
  },
  {
    name: 'mini: widgets of a form',
    question: 'Choose blue, level 3, and Large, then submit',
    pages: {
      '/mini': doc(
        'Mini',
        `<div style="width:160px"><label><input type=radio name=c> red</label><br><label><input type=radio name=c id=blue> blue</label><br><input type=range min=0 max=5 value=0 id=level aria-label=Level><select id=size><option>Small<option>Large</select><button id=sub onclick="${finish}">Submit</button></div>`,
      ),
    },
    steps: [
      { selector: '#blue', at: /^blue$/, action: 'check' },
      {
        selector: '#level',
        at: /^Level$/,
        action: 'type',
        value: '3',
        byHand: (page) => page.fill('#level', '3'),
      },
      {
        selector: '#size',
        at: /Small|size|Large/,
        action: 'select',
        value: 'Large',
        byHand: async (page) => void (await page.selectOption('#size', 'Large')),
      },
      { selector: '#sub', at: /^Submit$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'mini: dialog of jQuery UI kind',
    question: 'Close the dialog',
    pages: {
      '/dlg': doc(
        'Dialog',
        `<div style="position:absolute;left:20px;top:60px;width:140px;border:1px solid;background:#fff" role=dialog aria-label=Dialog><button id=x class="ui-button ui-dialog-titlebar-close" title=Close onclick="this.parentElement.remove();${finish}"><span class="ui-icon ui-icon-closethick"></span></button><p>Hello</p></div>`,
      ),
    },
    steps: [{ selector: '#x', at: /^Close$/ }],
    shows: /finished/,
  },
  {
    name: 'autocomplete that fetches',
    question: 'Choose Lisbon',
    pages: {
      '/auto': doc(
        'Auto',
        `<input id=a aria-label=Destination autocomplete=off><ul id=l></ul><script>a.oninput=()=>setTimeout(()=>{l.innerHTML='<li id=lis role=option style="cursor:pointer">Lisbon, Portugal</li>';lis.onclick=()=>{l.innerHTML='';${finish}}},700)</script>`,
      ),
    },
    steps: [
      {
        selector: '#a',
        at: /^Destination$/,
        action: 'type',
        value: 'Lis',
        byHand: async (page) => {
          await page.click('#a');
          await page.keyboard.type('Lis');
        },
      },
      { selector: '#lis', at: /Lisbon/ },
    ],
    shows: /finished/,
  },
  {
    name: 'single-file app: todo (de)',
    question: 'Füge Milch hinzu und hake es ab',
    pages: {
      '/todo': doc(
        'Aufgaben',
        `<h1>Aufgaben</h1><input id=t placeholder="Was ist zu tun?"><ul id=ul></ul><script>t.onkeydown=e=>{if(e.key==='Enter'){ul.insertAdjacentHTML('beforeend','<li><input type=checkbox id=chk aria-label="'+t.value+' erledigt"> '+t.value+'</li>');t.value='';chk.onchange=()=>{${finish}}}}</script>`,
        'de',
      ),
    },
    steps: [
      {
        selector: '#t',
        at: /Was ist zu tun/,
        action: 'type',
        value: 'Milch',
        byHand: async (page) => {
          await page.click('#t');
          await page.keyboard.type('Milch');
          await page.keyboard.press('Enter');
        },
      },
      { selector: '#chk', at: /Milch erledigt/, action: 'check' },
    ],
    shows: /finished/,
  },
  {
    name: 'sticky header over a far target',
    question: 'Delete my account',
    pages: {
      '/sticky': doc(
        'Profil',
        `<header style="position:sticky;top:0;height:120px;background:#eee">Header</header><div style="height:2600px"></div><button id=del onclick="${finish}">Delete account</button><div style="height:600px"></div>`,
      ),
    },
    steps: [{ selector: '#del', at: /^Delete account$/ }],
    shows: /finished/,
  },
  {
    name: 'nested scrollers',
    question: 'Open item 48',
    pages: {
      '/nest': doc(
        'Nest',
        `<div style="height:300px;overflow:auto"><div style="height:400px"></div><div id=inner style="height:200px;overflow:auto">${Array.from({ length: 60 }, (_, i) => `<button style="display:block" id=i${i} onclick="${i === 48 ? finish : ''}">Item ${i}</button>`).join('')}</div></div>`,
      ),
    },
    steps: [{ selector: '#i48', at: /^Item 48$/ }],
    shows: /finished/,
  },
  {
    name: 'cross-origin frame with a form',
    question: 'Vote yes',
    pages: {
      '/vote': doc(
        'Vote',
        `<div style="height:1200px"></div><iframe name=poll src="{{other}}/poll" width=420 height=220></iframe>`,
      ),
      '/poll': doc(
        'Poll',
        `<label><input type=radio name=v id=yes> Yes</label><button id=go onclick="${finish}">Vote</button>`,
      ),
    },
    steps: [
      {
        selector: '#yes',
        frame: 'poll',
        at: /^Yes$/,
        action: 'check',
        byHand: (page) => page.frame('poll')!.check('#yes'),
      },
      { selector: '#go', frame: 'poll', at: /^Vote$/, byHand: (page) => page.frame('poll')!.click('#go') },
    ],
    shows: /finished/,
  },
  {
    name: 'details and tabs',
    question: 'Change the language',
    pages: {
      '/det': doc(
        'Options',
        `<details><summary id=more>More options</summary><button id=lang onclick="${finish}">Change language</button></details>`,
      ),
    },
    steps: [
      { selector: '#more', at: /^More options$/ },
      { selector: '#lang', at: /^Change language$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'modal layer of divs with focus trap',
    question: 'Reject cookies, then open news',
    pages: {
      '/cookie': doc(
        'News',
        `<a id=news href=/news>News</a><div id=layer style="position:fixed;inset:0;background:#0008;z-index:99999"><div role=dialog aria-modal=true style="background:#fff;margin:80px;padding:20px"><button>Accept all</button><button id=rej onclick="layer.remove()">Reject all</button></div></div>`,
      ),
      '/news': doc('News today', '<h1>News today</h1>'),
    },
    steps: [
      { selector: '#rej', at: /^Reject all$/ },
      { selector: '#news', at: /^News$/ },
    ],
    shows: /News today/,
  },
  {
    name: 'hash router',
    question: 'Open my profile and save',
    pages: {
      '/hash': doc(
        'App',
        `<nav><a href="#/home">Home</a> <a id=prof href="#/profile">Profile</a></nav><main id=v>Home</main><script>onhashchange=()=>setTimeout(()=>{v.innerHTML='<h2>Profile</h2><button id=save>Save profile</button>';save.onclick=()=>{${finish}}},400)</script>`,
      ),
    },
    steps: [
      { selector: '#prof', at: /^Profile$/ },
      { selector: '#save', at: /^Save profile$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'slow navigation',
    question: 'Go to the slow page',
    pages: {
      '/slow': doc('Slow', '<a id=s href="/late?delay=2500">Slow page</a>'),
      '/late': doc('Late', '<h1>Here at last</h1>'),
    },
    steps: [{ selector: '#s', at: /^Slow page$/ }],
    shows: /at last/,
  },
  {
    name: 'delayed script navigation',
    question: 'Sign up',
    pages: {
      '/su': doc(
        'Sign up',
        `<button id=b onclick="setTimeout(()=>location.href='/welcome',1100)">Sign up</button>`,
      ),
      '/welcome': doc('Welcome', '<h1>Welcome aboard</h1>'),
    },
    steps: [{ selector: '#b', at: /^Sign up$/ }],
    shows: /aboard/,
  },
  {
    name: 'busy button',
    question: 'Save the file',
    pages: {
      '/busy': doc(
        'Busy',
        `<button id=b onclick="this.disabled=true;this.setAttribute('aria-busy','true');setTimeout(()=>{this.removeAttribute('aria-busy');document.querySelector('#n').hidden=false},3500)">Save</button><button id=n hidden onclick="${finish}">Continue</button>`,
      ),
    },
    steps: [
      { selector: '#b', at: /^Save$/ },
      { selector: '#n', at: /^Continue$/ },
    ],
    shows: /finished/,
  },
  {
    name: 'mini: click links in text, drawn as spans',
    question: 'Click on "vitae"',
    pages: {
      '/span': doc(
        'Text',
        `<div style="width:150px">Lorem <span class=alink style="color:blue;cursor:pointer">ipsum</span> dolor <span id=v class=alink style="color:blue;cursor:pointer" onclick="${finish}">vitae</span> amet.</div>`,
      ),
    },
    steps: [{ selector: '#v', at: /^vitae$/ }],
    shows: /finished/,
  },
];
