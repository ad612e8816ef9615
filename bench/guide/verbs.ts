import { button, doc, enter, field, finish, list, press, says, type Task } from './kit.ts';

type Page = import('@playwright/test').Page;
/** As the browser's own dialog does, whose events are trusted; Playwright's are a script's. */
async function chooseFile(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('DOM.setFileInputFiles', { nodeId, files: [import.meta.filename] });
  await session.detach();
}
const accept = (page: Page) => page.once('dialog', (dialog) => void dialog.accept());

/** What else a step may ask for than a press: waiting, scrolling, hovering, going back, files, the browser's own questions, menus. */
export const VERBS: Task[] = [
  {
    name: 'verb: menus that open under the pointer, two deep',
    question: 'Open the page about oak tables',
    pages: {
      '/hover': doc(
        'Furniture',
        `<style>li ul{display:none;position:absolute;background:#eee;margin:0}li:hover>ul{display:block}li{padding:6px;width:120px}li li ul{left:110px;top:0}</style><nav><ul><li id=tables><a href=#t>Tables</a><ul><li id=wood><a href=#w>Wooden</a><ul><li><a id=oak href=/oak>Oak</a></ul></ul></ul></nav><p style="margin-top:200px">Welcome</p>`,
      ),
      '/oak': doc('Oak', '<h1>Oak tables</h1>'),
    },
    steps: [
      { selector: '#tables a', at: /^Tables$/, action: 'hover', byHand: (page) => page.hover('#tables > a') },
      { selector: '#wood a', at: /^Wooden$/, action: 'hover', byHand: (page) => page.hover('#wood > a') },
      press('#oak', /^Oak$/),
    ],
    shows: /Oak tables/,
  },
  {
    name: 'verb: tools of a row under the pointer',
    question: 'Star the mail from Ben',
    pages: {
      '/mail': doc(
        'Mail',
        `<style>.t{visibility:hidden}li:hover .t{visibility:visible}li{padding:14px}</style><ul>${['Ada', 'Ben', 'Cleo'].map((name) => `<li id=m-${name}><a href=#${name}>Mail from ${name}</a> <span class=t><button id=s-${name} onclick="${says(`Starred ${name}`)}">Star</button></span></li>`).join('')}</ul>`,
      ),
    },
    steps: [
      {
        selector: '#m-Ben a',
        at: /^Mail from Ben$/,
        action: 'hover',
        byHand: (page) => page.hover('#m-Ben a'),
      },
      press('#s-Ben', /^Star$/),
    ],
    shows: /Starred Ben/,
  },
  {
    name: 'verb: a file, its title, sent',
    question: 'Hand in my notes',
    pages: {
      '/upload': doc(
        'Hand in',
        `<form onsubmit="return false"><p><label>Your file <input type=file id=file></label></p>${field('title', 'Title')}${button('hand', 'Hand in', finish)}</form>`,
      ),
    },
    steps: [
      {
        selector: '#file',
        at: /Your file/,
        action: 'upload',
        byHand: (page) => chooseFile(page, '#file'),
      },
      enter('#title', /^Title/, 'Notes'),
      press('#hand', /^Hand in$/, { commits: true }),
    ],
    shows: /finished/,
  },
  {
    name: 'verb: the browser asks whether to delete',
    question: 'Delete the draft',
    pages: {
      '/confirm': doc(
        'Drafts',
        `<h1>Drafts</h1>${button('del', 'Delete draft', `if(confirm('Delete this draft?')){${says('Draft deleted').replace(/"/g, "'")};this.remove()}`)}`,
      ),
    },
    steps: [
      {
        selector: '#del',
        at: /^Delete draft$/,
        commits: true,
        byHand: async (page) => {
          accept(page);
          await page.click('#del');
        },
      },
    ],
    shows: /Draft deleted/,
  },
  {
    name: 'verb: the browser warns before leaving',
    question: 'Leave the editor and open my texts',
    pages: {
      '/editor': doc(
        'Editor',
        `${field('text', 'Text')}<a id=leave href=/texts>My texts</a><script>onbeforeunload=e=>{if(text.value)e.preventDefault()}</script>`,
      ),
      '/texts': doc('Texts', '<h1>My texts</h1><a id=one href=/one>The first one</a>'),
      '/one': doc('One', '<h1>The first text</h1>'),
    },
    steps: [
      enter('#text', /^Text/, 'Draft'),
      {
        selector: '#leave',
        at: /^My texts$/,
        byHand: async (page) => {
          accept(page);
          await page.click('#leave');
        },
      },
      press('#one', /^The first one$/),
    ],
    shows: /The first text/,
  },
  {
    name: 'verb: the browser says that it is saved',
    question: 'Save the address',
    pages: {
      '/alert': doc(
        'Address',
        `${field('street', 'Street')}${button('save', 'Save address', `alert('Saved');${finish}`)}`,
      ),
    },
    steps: [
      enter('#street', /^Street/, 'Main street 1'),
      {
        selector: '#save',
        at: /^Save address$/,
        byHand: async (page) => {
          accept(page);
          await page.click('#save');
        },
      },
    ],
    shows: /finished/,
  },
  {
    name: 'verb: waiting for what the page is making',
    question: 'Make the export and download it',
    pages: {
      '/export': doc(
        'Export',
        `${button('make', 'Make export', "this.disabled=true;document.querySelector('#done').textContent='Export is being made';setTimeout(()=>{document.querySelector('#done').textContent='Ready';l.hidden=false},5000)")}<a id=l hidden href=/file>Download export</a>`,
      ),
      '/file': doc('File', '<h1>Export of May</h1>'),
    },
    steps: [
      press('#make', /^Make export$/),
      { selector: '', action: 'wait', byHand: (page) => page.waitForSelector('#l', { state: 'visible' }) },
      press('#l', /^Download export$/),
    ],
    shows: /Export of May/,
  },
  {
    name: 'verb: scrolling until more has come',
    question: 'Open the entry of 1990',
    pages: {
      '/years': doc(
        'Years',
        `<h1>Years</h1><ul id=ys></ul><script>let y=2020;function more(){for(let i=0;i<20&&y>1980;i++,y--)ys.insertAdjacentHTML('beforeend','<li style="height:60px"><a id=y'+y+' href=/y>'+y+'</a></li>')}more();onscroll=()=>{if(scrollY+innerHeight>document.body.scrollHeight-50)more()}</script>`,
      ),
      '/y': doc('1990', '<h1>What happened in 1990</h1>'),
    },
    steps: [
      {
        selector: '',
        action: 'scroll',
        value: 'down',
        byHand: async (page) => {
          await page.mouse.move(300, 300);
          await page.mouse.wheel(0, 5000);
        },
      },
      press('#y1990', /^1990$/),
    ],
    shows: /happened in 1990/,
  },
  {
    name: 'verb: an address that the task names',
    question: 'Go to /rules and open the last rule',
    pages: {
      '/lobby': doc('Lobby', '<h1>Lobby</h1><a href=/other>Other</a>'),
      '/rules': doc('Rules', '<h1>Rules</h1><a id=last href=/last>The last rule</a>'),
      '/last': doc('Last', '<h1>Be kind</h1>'),
    },
    steps: [
      {
        selector: '',
        action: 'navigate',
        value: '/rules',
        byHand: (page) => page.goto(new URL('/rules', page.url()).href),
      },
      press('#last', /^The last rule$/),
    ],
    shows: /Be kind/,
  },
  {
    name: 'verb: a key that closes what is open',
    question: 'Close the picture and open the next album',
    pages: {
      '/album': doc(
        'Album',
        `<div id=big tabindex=0 style="position:fixed;inset:40px;background:#333;color:#fff">Picture</div><a id=nextalbum href=/album2>Next album</a><script>onkeydown=e=>{if(e.key==='Escape')big.remove()};big.focus()</script>`,
      ),
      '/album2': doc('Album 2', '<h1>The second album</h1>'),
    },
    steps: [
      { selector: '', action: 'press', value: 'Escape', byHand: (page) => page.keyboard.press('Escape') },
      press('#nextalbum', /^Next album$/),
    ],
    shows: /second album/,
  },
  {
    name: 'verb: a slider, a colour list and a switch',
    question: 'Set the lamp to 40, warm, on',
    pages: {
      '/lamp': doc(
        'Lamp',
        `<label>Brightness <input type=range id=level min=0 max=100 value=10></label>${list('tone', 'Tone', ['Cold', 'Warm'])}<div id=on role=switch tabindex=0 aria-checked=false aria-label=Lamp style="width:50px;height:24px;background:#888" onclick="this.setAttribute('aria-checked','true');${finish}"></div>`,
      ),
    },
    steps: [
      {
        selector: '#level',
        at: /^Brightness/,
        action: 'type',
        value: '40',
        byHand: (page) => page.fill('#level', '40'),
      },
      {
        selector: '#tone',
        at: /^Tone/,
        action: 'select',
        value: 'Warm',
        byHand: (page) => page.selectOption('#tone', 'Warm'),
      },
      { selector: '#on', at: /switch: Lamp/, action: 'check', byHand: (page) => page.click('#on') },
    ],
    shows: /finished/,
  },
];
