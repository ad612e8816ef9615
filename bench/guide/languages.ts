import { button, choose, doc, enter, field, list, press, says, type Task, tick } from './kit.ts';

/** Pages and tasks in Chinese, German, Spanish, Arabic and Japanese. */
export const LANGUAGES: Task[] = [
  {
    name: 'language: Chinese shop',
    question: '把第二个茶壶放进购物车并去结算',
    pages: {
      '/zh': doc(
        '茶具商店',
        `<h1>茶具</h1><ul>${['白色茶壶', '蓝色茶壶', '黑色茶壶'].map((name, i) => `<li>${name} <button id=add${i} aria-label="加入购物车：${name}" onclick="n.textContent='购物车 (1)'">加入购物车</button></li>`).join('')}</ul><a id=cart href=/zh2><span id=n>购物车 (0)</span></a>`,
        'zh',
      ),
      '/zh2': doc(
        '购物车',
        `<h1>购物车</h1><p>蓝色茶壶</p>${button('pay', '去结算', says('请选择付款方式'))}`,
        'zh',
      ),
    },
    steps: [
      press('#add1', /button: .*蓝色茶壶/),
      press('#cart', /^购物车/),
      press('#pay', /^去结算$/, { commits: true }),
    ],
    shows: /请选择付款方式/,
  },
  {
    name: 'language: German settings',
    question: 'Schalte die Benachrichtigungen per E-Mail aus',
    pages: {
      '/de': doc(
        'Konto',
        '<nav><a href=/de>Übersicht</a> <a id=set href=/de2>Einstellungen</a></nav><h1>Willkommen</h1>',
        'de',
      ),
      '/de2': doc(
        'Einstellungen',
        `<h1>Einstellungen</h1><label><input type=checkbox id=mail checked> Benachrichtigungen per E-Mail</label> <label><input type=checkbox checked> Benachrichtigungen per SMS</label><p>${button('save', 'Übernehmen', says('Änderungen gespeichert'))}</p>`,
        'de',
      ),
    },
    steps: [
      press('#set', /^Einstellungen$/),
      tick('#mail', /per E-Mail$/, { value: 'false' }),
      press('#save', /^Übernehmen$/, { commits: true }),
    ],
    shows: /gespeichert/,
  },
  {
    name: 'language: Spanish reservation',
    question: 'Reserva una mesa para cuatro personas el viernes',
    pages: {
      '/es': doc(
        'Restaurante',
        `<form onsubmit="return false"><h1>Reservas</h1>${list('dia', 'Día', ['Lunes', 'Viernes'])}${field('num', 'Personas', 'type=number')}${button('res', 'Reservar mesa', says('Mesa reservada'))}</form>`,
        'es',
      ),
    },
    steps: [
      choose('#dia', /^Día/, 'Viernes'),
      enter('#num', /^Personas/, '4'),
      press('#res', /^Reservar mesa$/, { commits: true }),
    ],
    shows: /Mesa reservada/,
  },
  {
    name: 'language: Arabic form, right to left',
    question: 'أرسل رسالة باسم سلمى',
    pages: {
      '/ar': doc(
        'اتصل بنا',
        `<nav><a href=/ar>الرئيسية</a> <a id=contact href=/ar2>اتصل بنا</a></nav><h1>مرحبا</h1>`,
        'ar',
      ),
      '/ar2': doc(
        'اتصل بنا',
        `<form onsubmit="return false"><h1>اتصل بنا</h1>${field('name', 'الاسم')}${list('about', 'الموضوع', ['سؤال', 'شكوى'])}${button('send', 'إرسال', says('تم الإرسال'))}</form>`,
        'ar',
      ),
    },
    steps: [
      press('#contact', /^اتصل بنا$/),
      enter('#name', /^الاسم/, 'سلمى'),
      choose('#about', /^الموضوع/, 'شكوى'),
      press('#send', /^إرسال$/, { commits: true }),
    ],
    shows: /تم الإرسال/,
  },
  {
    name: 'language: Japanese settings',
    question: '表示言語を日本語に変更する',
    pages: {
      '/ja': doc(
        'マイページ',
        '<a href=/ja>ホーム</a> <a id=set href=/ja2>設定</a><h1>マイページ</h1>',
        'ja',
      ),
      '/ja2': doc(
        '設定',
        `<h1>設定</h1>${list('lang', '表示言語', ['English', '日本語'])}${button('save', '保存する', says('保存しました'))}`,
        'ja',
      ),
    },
    steps: [press('#set', /^設定$/), choose('#lang', /^表示言語/, '日本語'), press('#save', /^保存する$/)],
    shows: /保存しました/,
  },
];
