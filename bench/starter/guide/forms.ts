import { button, choose, enter, field, list, press, says, type Task, tick } from '../../guide/kit.ts';
import { named, site } from './shell.ts';

interface Settings {
  lang: string;
  question: string;
  title: string;
  settings: string;
  /** The second one is to go. */
  options: [string, string, string];
  save: string;
  saved: string;
}

/** From the start page to the settings, one box unticked, saved. */
const settings = ({ lang, question, title, settings, options, save, saved }: Settings): Task => ({
  name: `starter: settings (${lang})`,
  question,
  pages: {
    [`/settings-${lang}`]: site(lang, title, `<p><a id=go href=/settings-${lang}-2>${settings}</a></p>`),
    [`/settings-${lang}-2`]: site(
      lang,
      settings,
      `<form>${options.map((option, i) => `<p><label><input type=checkbox id=o${i} checked> ${option}</label></p>`).join('')}${button('save', save, says(saved))}</form>`,
    ),
  },
  steps: [
    press('#go', named(settings)),
    tick('#o1', named(options[1]), { value: 'false' }),
    press('#save', named(save), { commits: true }),
  ],
  shows: new RegExp(saved),
});

interface Booking {
  lang: string;
  question: string;
  title: string;
  kind: string;
  kinds: string[];
  wanted: string;
  name: string;
  who: string;
  count: string;
  many: string;
  book: string;
  booked: string;
}

/** A form with a choice, a name and a number. */
const booking = (b: Booking): Task => ({
  name: `starter: booking (${b.lang})`,
  question: b.question,
  pages: {
    [`/booking-${b.lang}`]: site(
      b.lang,
      b.title,
      `<form onsubmit="return false">${list('kind', b.kind, b.kinds)}${field('who', b.name)}${field('many', b.count, 'type=number')}${button('book', b.book, says(b.booked))}</form>`,
    ),
  },
  steps: [
    choose('#kind', named(b.kind), b.wanted),
    enter('#who', named(b.name), b.who),
    enter('#many', named(b.count), b.many, { together: true }),
    press('#book', named(b.book), { commits: true }),
  ],
  shows: new RegExp(b.booked),
});

interface Filter {
  lang: string;
  question: string;
  title: string;
  kind: string;
  kinds: string[];
  wanted: string;
  only: string;
  apply: string;
  found: string;
  things: string[];
}

/** A list that is narrowed by a choice and a box. */
const filter = (f: Filter): Task => ({
  name: `starter: filter (${f.lang})`,
  question: f.question,
  pages: {
    [`/filter-${f.lang}`]: site(
      f.lang,
      f.title,
      `<aside>${list('kind', f.kind, f.kinds)}<p><label><input type=checkbox id=only> ${f.only}</label></p>${button('apply', f.apply, `things.hidden=true;${says(f.found)}`)}</aside><ul id=things>${f.things.map((thing, i) => `<li><a href="#${i}">${thing}</a></li>`).join('')}</ul>`,
    ),
  },
  steps: [
    choose('#kind', named(f.kind), f.wanted),
    tick('#only', named(f.only)),
    press('#apply', named(f.apply)),
  ],
  shows: new RegExp(f.found),
});

interface Dialog {
  lang: string;
  question: string;
  title: string;
  edit: string;
  field: string;
  value: string;
  save: string;
  saved: string;
  other: string;
}

/** A dialog behind a button, with one field. */
const dialog = (d: Dialog): Task => ({
  name: `starter: dialog (${d.lang})`,
  question: d.question,
  pages: {
    [`/dialog-${d.lang}`]: site(
      d.lang,
      d.title,
      `${button('edit', d.edit, 'd.showModal()')} ${button('other', d.other)}<dialog id=d><h2>${d.edit}</h2>${field('value', d.field)}${button('save', d.save, `d.close();${says(d.saved)}`)}</dialog>`,
    ),
  },
  steps: [
    press('#edit', named(d.edit)),
    enter('#value', named(d.field), d.value),
    press('#save', named(d.save), { commits: true }),
  ],
  shows: new RegExp(d.saved),
});

const SETTINGS: Settings[] = [
  {
    lang: 'en',
    question: 'Stop sending me the weekly summary',
    title: 'My garden',
    settings: 'Notification settings',
    options: ['Frost warnings', 'Weekly summary', 'Replies to my posts'],
    save: 'Save changes',
    saved: 'Your changes are saved',
  },
  {
    lang: 'de',
    question: 'Schalte die Erinnerung an Rückgaben aus',
    title: 'Mein Bücherkonto',
    settings: 'Benachrichtigungen',
    options: ['Neue Bücher', 'Erinnerung an Rückgaben', 'Veranstaltungen'],
    save: 'Änderungen sichern',
    saved: 'Die Änderungen sind gesichert',
  },
  {
    lang: 'es',
    question: 'Desactiva los avisos de ofertas',
    title: 'Mi cuenta de cliente',
    settings: 'Preferencias de avisos',
    options: ['Estado del pedido', 'Avisos de ofertas', 'Encuestas'],
    save: 'Guardar cambios',
    saved: 'Cambios guardados',
  },
  {
    lang: 'fr',
    question: 'Je ne veux plus montrer ma photo aux autres membres',
    title: 'Mon club',
    settings: 'Réglages du profil',
    options: ['Montrer mon nom', 'Montrer ma photo', 'Montrer ma ville'],
    save: 'Enregistrer',
    saved: 'Réglages enregistrés',
  },
  {
    lang: 'ja',
    question: '位置情報の共有をやめたい',
    title: 'マイページ',
    settings: '公開設定',
    options: ['名前を公開する', '位置情報を共有する', '記録を公開する'],
    save: '設定を保存',
    saved: '設定を保存しました',
  },
];

const BOOKINGS: Booking[] = [
  {
    lang: 'en',
    question: 'Book the pottery workshop for Nora with 3 people',
    title: 'Workshops',
    kind: 'Workshop',
    kinds: ['Weaving', 'Pottery', 'Printing'],
    wanted: 'Pottery',
    name: 'Name',
    who: 'Nora',
    count: 'Number of people',
    many: '3',
    book: 'Book places',
    booked: 'Three places are booked',
  },
  {
    lang: 'de',
    question: 'Reserviere ein Ruderboot für Yilmaz, 4 Personen',
    title: 'Bootsverleih am See',
    kind: 'Boot',
    kinds: ['Tretboot', 'Ruderboot', 'Kanu'],
    wanted: 'Ruderboot',
    name: 'Nachname',
    who: 'Yilmaz',
    count: 'Personen',
    many: '4',
    book: 'Boot reservieren',
    booked: 'Das Boot ist reserviert',
  },
  {
    lang: 'pt',
    question: 'Agende a visita noturna para Lia, 2 pessoas',
    title: 'Visitas ao observatório',
    kind: 'Visita',
    kinds: ['Visita da manhã', 'Visita da tarde', 'Visita noturna'],
    wanted: 'Visita noturna',
    name: 'Nome completo',
    who: 'Lia',
    count: 'Quantas pessoas',
    many: '2',
    book: 'Agendar visita',
    booked: 'Visita agendada',
  },
  {
    lang: 'zh',
    question: '为王芳预约羽毛球场,4个人',
    title: '体育馆预约',
    kind: '场地',
    kinds: ['乒乓球', '羽毛球', '篮球'],
    wanted: '羽毛球',
    name: '姓名',
    who: '王芳',
    count: '人数',
    many: '4',
    book: '提交预约',
    booked: '预约成功',
  },
  {
    lang: 'ar',
    question: 'احجز قاعة الاجتماعات باسم هند لعشرة أشخاص',
    title: 'حجز القاعات',
    kind: 'القاعة',
    kinds: ['قاعة الدرس', 'قاعة الاجتماعات', 'المسرح'],
    wanted: 'قاعة الاجتماعات',
    name: 'الاسم',
    who: 'هند',
    count: 'عدد الأشخاص',
    many: '10',
    book: 'تأكيد الحجز',
    booked: 'تم الحجز',
  },
];

const FILTERS: Filter[] = [
  {
    lang: 'en',
    question: 'Show only tents that are in stock',
    title: 'Outdoor shop',
    kind: 'Category',
    kinds: ['Everything', 'Tents', 'Stoves'],
    wanted: 'Tents',
    only: 'In stock only',
    apply: 'Apply filters',
    found: '4 tents found',
    things: ['Tent Larch', 'Stove Ember', 'Tent Willow', 'Lamp Firefly'],
  },
  {
    lang: 'es',
    question: 'Busca pisos en el centro que admitan animales',
    title: 'Pisos en alquiler',
    kind: 'Barrio',
    kinds: ['Todos', 'Centro', 'Puerto'],
    wanted: 'Centro',
    only: 'Admite animales',
    apply: 'Ver resultados',
    found: '6 pisos encontrados',
    things: ['Ático con terraza', 'Estudio junto al mercado', 'Piso de dos habitaciones'],
  },
  {
    lang: 'fr',
    question: 'Affiche les randonnées faciles accessibles en train',
    title: 'Randonnées',
    kind: 'Niveau',
    kinds: ['Tous', 'Facile', 'Sportif'],
    wanted: 'Facile',
    only: 'Accessible en train',
    apply: 'Filtrer',
    found: '9 randonnées trouvées',
    things: ['Le tour du lac noir', 'La crête des bergers', 'Les gorges du Taurin'],
  },
  {
    lang: 'ja',
    question: '託児つきの土曜の講座だけを表示して',
    title: '市民講座',
    kind: '曜日',
    kinds: ['すべて', '土曜', '日曜'],
    wanted: '土曜',
    only: '託児つき',
    apply: '絞り込む',
    found: '3件の講座が見つかりました',
    things: ['書道入門', '金継ぎ', '星空観察'],
  },
  {
    lang: 'ar',
    question: 'اعرض الدورات المسائية المجانية فقط',
    title: 'دورات الحي',
    kind: 'الوقت',
    kinds: ['الكل', 'صباحية', 'مسائية'],
    wanted: 'مسائية',
    only: 'مجانية فقط',
    apply: 'تصفية',
    found: 'عثر على دورتين',
    things: ['الخياطة', 'البرمجة', 'الطبخ'],
  },
];

const DIALOGS: Dialog[] = [
  {
    lang: 'en',
    question: 'Rename the album to Winter light',
    title: 'Album: untitled',
    edit: 'Rename album',
    field: 'New name',
    value: 'Winter light',
    save: 'Rename',
    saved: 'The album has a new name',
    other: 'Share album',
  },
  {
    lang: 'de',
    question: 'Ändere die Lieferadresse in Ahornweg 9',
    title: 'Meine Bestellung',
    edit: 'Adresse ändern',
    field: 'Straße und Hausnummer',
    value: 'Ahornweg 9',
    save: 'Übernehmen',
    saved: 'Die neue Adresse gilt',
    other: 'Rechnung zeigen',
  },
  {
    lang: 'pt',
    question: 'Mude o apelido do aparelho para Sala',
    title: 'Meus aparelhos',
    edit: 'Editar aparelho',
    field: 'Apelido',
    value: 'Sala',
    save: 'Confirmar',
    saved: 'Apelido alterado',
    other: 'Ver consumo',
  },
  {
    lang: 'zh',
    question: '把歌单改名为雨天',
    title: '我的歌单',
    edit: '编辑歌单',
    field: '歌单名称',
    value: '雨天',
    save: '确定',
    saved: '歌单已改名',
    other: '分享歌单',
  },
  {
    lang: 'fr',
    question: 'Ajoute une note « demi-tarif » à mon billet',
    title: 'Mon billet',
    edit: 'Ajouter une note',
    field: 'Texte de la note',
    value: 'demi-tarif',
    save: 'Valider',
    saved: 'Note ajoutée',
    other: 'Télécharger le billet',
  },
];

/** Things to fill in and to choose. */
export const FORM_TASKS: Task[] = [
  ...SETTINGS.map(settings),
  ...BOOKINGS.map(booking),
  ...FILTERS.map(filter),
  ...DIALOGS.map(dialog),
];
