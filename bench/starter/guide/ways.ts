import { button, press, says, type Task, tick } from '../../guide/kit.ts';
import { named, site } from './shell.ts';

interface Tabs {
  lang: string;
  question: string;
  title: string;
  tabs: [string, string, string];
  /** Of the second tab. */
  options: string[];
  wanted: string;
  save: string;
  saved: string;
}

/** A choice behind a tab. */
const tabs = (t: Tabs): Task => ({
  name: `starter: tabs (${t.lang})`,
  question: t.question,
  pages: {
    [`/tabs-${t.lang}`]: site(
      t.lang,
      t.title,
      `<div role=tablist>${t.tabs.map((tab, i) => `<button type=button role=tab id=t${i} aria-selected=${i === 0} onclick="[p0,p1,p2].forEach((p,j)=>p.hidden=j!==${i});[t0,t1,t2].forEach((b,j)=>b.setAttribute('aria-selected',j===${i}))">${tab}</button>`).join('')}</div><div role=tabpanel id=p0><p>${t.tabs[0]}</p></div><div role=tabpanel id=p1 hidden>${t.options.map((option, i) => `<label><input type=radio name=r id=r${i}> ${option}</label>`).join('')}${button('save', t.save, says(t.saved))}</div><div role=tabpanel id=p2 hidden><p>${t.tabs[2]}</p></div>`,
    ),
  },
  steps: [
    press('#t1', named(t.tabs[1])),
    tick(`#r${t.options.indexOf(t.wanted)}`, named(t.wanted)),
    press('#save', named(t.save), { commits: true }),
  ],
  shows: new RegExp(t.saved),
});

interface Wizard {
  lang: string;
  question: string;
  /** What is asked on each of the pages, and what can be chosen. */
  pages: { title: string; choices: string[]; wanted: string }[];
  end: string;
}

/** Page after page, one choice on each. */
const wizard = ({ lang, question, pages, end }: Wizard): Task => ({
  name: `starter: wizard (${lang})`,
  question,
  pages: Object.fromEntries([
    ...pages.map(({ title, choices, wanted }, at) => [
      `/wizard-${lang}-${at}`,
      site(
        lang,
        title,
        `<ul>${choices.map((choice) => `<li><a ${choice === wanted ? 'id=yes ' : ''}href=/wizard-${lang}-${at + 1}>${choice}</a></li>`).join('')}</ul>`,
      ),
    ]),
    [`/wizard-${lang}-${pages.length}`, site(lang, end, `<p>${end}</p>`)],
  ]),
  steps: pages.map(({ wanted }) => press('#yes', named(wanted))),
  shows: new RegExp(end),
});

interface Help {
  lang: string;
  question: string;
  title: string;
  topics: string[];
  /** Position in `topics`. */
  topic: number;
  link: string;
  text: string;
}

/** A link inside a topic that is folded up. */
const help = (h: Help): Task => ({
  name: `starter: help (${h.lang})`,
  question: h.question,
  pages: {
    [`/help-${h.lang}`]: site(
      h.lang,
      h.title,
      h.topics
        .map(
          (topic, i) =>
            `<details><summary id=d${i}>${topic}</summary><p><a id=a${i} href=/help-${h.lang}-2>${i === h.topic ? h.link : topic}</a></p></details>`,
        )
        .join(''),
    ),
    [`/help-${h.lang}-2`]: site(h.lang, h.link, `<p>${h.text}</p>`),
  },
  steps: [press(`#d${h.topic}`, named(h.topics[h.topic]!)), press(`#a${h.topic}`, named(h.link))],
  shows: new RegExp(h.text),
});

interface Month {
  lang: string;
  question: string;
  title: string;
  months: [string, string];
  next: string;
  day: (day: number) => string;
  wanted: number;
  book: string;
  booked: string;
}

/** A day of the next month in a calendar. */
const month = (m: Month): Task => ({
  name: `starter: calendar (${m.lang})`,
  question: m.question,
  pages: {
    [`/month-${m.lang}`]: site(
      m.lang,
      m.title,
      `<h2 id=name>${m.months[0]}</h2>${button('next', m.next, `name0();`)}<div id=days hidden>${Array.from({ length: 28 }, (_, i) => `<button type=button id=d${i + 1} aria-label="${m.day(i + 1)}" onclick="book.disabled=false">${i + 1}</button>`).join('')}</div>${button('book', m.book, says(m.booked), 'disabled')}<script>function name0(){document.querySelector('#name').textContent='${m.months[1]}';days.hidden=false}</script>`,
    ),
  },
  steps: [
    press('#next', named(m.next)),
    press(`#d${m.wanted}`, named(m.day(m.wanted))),
    press('#book', named(m.book), { commits: true }),
  ],
  shows: new RegExp(m.booked),
});

const TABS: Tabs[] = [
  {
    lang: 'en',
    question: 'Choose delivery to a locker',
    title: 'Your order',
    tabs: ['Address', 'Delivery', 'Gift options'],
    options: ['To the door', 'To a locker', 'To a neighbour'],
    wanted: 'To a locker',
    save: 'Use this delivery',
    saved: 'It will come to a locker',
  },
  {
    lang: 'es',
    question: 'Pon la aplicación en tamaño de letra grande',
    title: 'Ajustes',
    tabs: ['Cuenta', 'Lectura', 'Sonido'],
    options: ['Letra pequeña', 'Letra normal', 'Letra grande'],
    wanted: 'Letra grande',
    save: 'Aplicar',
    saved: 'La letra es grande ahora',
  },
  {
    lang: 'fr',
    question: 'Demande un remboursement par virement',
    title: 'Ma commande annulée',
    tabs: ['Résumé', 'Remboursement', 'Historique'],
    options: ['Bon d’achat', 'Virement', 'Carte cadeau'],
    wanted: 'Virement',
    save: 'Envoyer la demande',
    saved: 'La demande est partie',
  },
  {
    lang: 'ja',
    question: '文字の色を濃い灰色に変えて',
    title: '表示の設定',
    tabs: ['配置', '文字', '音'],
    options: ['黒', '濃い灰色', '茶色'],
    wanted: '濃い灰色',
    save: '反映する',
    saved: '色を変えました',
  },
  {
    lang: 'ar',
    question: 'اختر الاستلام من الفرع',
    title: 'طلبك',
    tabs: ['العنوان', 'التسليم', 'الهدية'],
    options: ['إلى الباب', 'من الفرع', 'إلى الجار'],
    wanted: 'من الفرع',
    save: 'اعتماد',
    saved: 'الاستلام من الفرع',
  },
];

const WIZARDS: Wizard[] = [
  {
    lang: 'en',
    question: 'Find out how to repair a bicycle with a flat rear tyre',
    pages: [
      { title: 'What is broken?', choices: ['Bicycle', 'Scooter', 'Pram'], wanted: 'Bicycle' },
      { title: 'Which part?', choices: ['Front tyre', 'Rear tyre', 'Chain'], wanted: 'Rear tyre' },
      { title: 'What has happened?', choices: ['It is flat', 'It squeaks'], wanted: 'It is flat' },
    ],
    end: 'Take the wheel out and look for the hole',
  },
  {
    lang: 'de',
    question: 'Ich möchte als Privatperson Sperrmüll abholen lassen, und zwar Möbel',
    pages: [
      { title: 'Wer sind Sie?', choices: ['Privatperson', 'Betrieb'], wanted: 'Privatperson' },
      {
        title: 'Was möchten Sie?',
        choices: ['Tonne bestellen', 'Sperrmüll abholen'],
        wanted: 'Sperrmüll abholen',
      },
      { title: 'Was ist es?', choices: ['Möbel', 'Geräte', 'Holz'], wanted: 'Möbel' },
    ],
    end: 'Wir holen die Möbel am Dienstag',
  },
  {
    lang: 'es',
    question: 'Quiero cambiar una bombilla de la cocina',
    pages: [
      { title: '¿Dónde está?', choices: ['Cocina', 'Baño', 'Salón'], wanted: 'Cocina' },
      { title: '¿Qué falla?', choices: ['Un enchufe', 'Una bombilla'], wanted: 'Una bombilla' },
    ],
    end: 'Apague primero la luz en el cuadro',
  },
  {
    lang: 'pt',
    question: 'Quero adotar um gato adulto',
    pages: [
      { title: 'Que animal?', choices: ['Cachorro', 'Gato', 'Coelho'], wanted: 'Gato' },
      { title: 'Que idade?', choices: ['Filhote', 'Adulto'], wanted: 'Adulto' },
    ],
    end: 'Há sete gatos à espera de casa',
  },
  {
    lang: 'zh',
    question: '我想补办丢失的成人借书证',
    pages: [
      { title: '您要办什么?', choices: ['新办证', '补办证'], wanted: '补办证' },
      { title: '证件类型', choices: ['成人证', '儿童证'], wanted: '成人证' },
    ],
    end: '请带身份证到一楼前台',
  },
];

const HELPS: Help[] = [
  {
    lang: 'en',
    question: 'How do I send a parcel back?',
    title: 'Help centre',
    topics: ['Paying', 'Returns', 'Gift cards'],
    topic: 1,
    link: 'Print a return label',
    text: 'The label is valid for fourteen days',
  },
  {
    lang: 'de',
    question: 'Wo beantrage ich einen Parkausweis?',
    title: 'Bürgerservice',
    topics: ['Ausweise und Pässe', 'Auto und Parken', 'Familie'],
    topic: 1,
    link: 'Parkausweis beantragen',
    text: 'Der Ausweis kostet dreißig Euro',
  },
  {
    lang: 'fr',
    question: 'Comment signaler une fuite d’eau ?',
    title: 'Service des eaux',
    topics: ['Factures', 'Pannes et fuites', 'Déménager'],
    topic: 1,
    link: 'Signaler une fuite',
    text: 'Une équipe passe sous deux heures',
  },
  {
    lang: 'ja',
    question: '粗大ごみの申し込みはどこですか',
    title: 'くらしの案内',
    topics: ['引っ越し', 'ごみと資源', '子育て'],
    topic: 1,
    link: '粗大ごみを申し込む',
    text: '収集日の三日前までに申し込みます',
  },
  {
    lang: 'ar',
    question: 'كيف أبلغ عن مصباح معطل في الشارع؟',
    title: 'خدمات البلدية',
    topics: ['المياه', 'الإنارة', 'الحدائق'],
    topic: 1,
    link: 'بلاغ عن مصباح معطل',
    text: 'يصل الفريق خلال يومين',
  },
];

const MONTHS: Month[] = [
  {
    lang: 'en',
    question: 'Book the tennis court on 12 May',
    title: 'Court calendar',
    months: ['April', 'May'],
    next: 'Next month',
    day: (day) => `${day} May`,
    wanted: 12,
    book: 'Book the court',
    booked: 'The court is yours',
  },
  {
    lang: 'de',
    question: 'Trage mich für den 7. Oktober in die Sauna ein',
    title: 'Saunaplan',
    months: ['September', 'Oktober'],
    next: 'Nächster Monat',
    day: (day) => `${day}. Oktober`,
    wanted: 7,
    book: 'Eintragen',
    booked: 'Sie sind eingetragen',
  },
  {
    lang: 'es',
    question: 'Reserva la sala de ensayo el 21 de junio',
    title: 'Sala de ensayo',
    months: ['mayo', 'junio'],
    next: 'Mes siguiente',
    day: (day) => `${day} de junio`,
    wanted: 21,
    book: 'Reservar sala',
    booked: 'La sala queda reservada',
  },
  {
    lang: 'pt',
    question: 'Marque o salão de festas para 3 de agosto',
    title: 'Salão de festas',
    months: ['julho', 'agosto'],
    next: 'Próximo mês',
    day: (day) => `${day} de agosto`,
    wanted: 3,
    book: 'Marcar o salão',
    booked: 'O salão está marcado',
  },
  {
    lang: 'zh',
    question: '预约九月十八日的会议室',
    title: '会议室日历',
    months: ['八月', '九月'],
    next: '下个月',
    day: (day) => `9月${day}日`,
    wanted: 18,
    book: '预约会议室',
    booked: '会议室已预约',
  },
];

/** Ways through a site: what must be opened, turned or chosen first. */
export const WAY_TASKS: Task[] = [
  ...TABS.map(tabs),
  ...WIZARDS.map(wizard),
  ...HELPS.map(help),
  ...MONTHS.map(month),
];
