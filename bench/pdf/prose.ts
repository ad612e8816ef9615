import { seeded } from './phrases.ts';

/** Sentences of our own, put together from parts, so that no two paragraphs of a document are alike. */
export interface Prose {
  sentence(): string;
  paragraph(sentences: number): string;
}

interface Parts {
  subjects: readonly string[];
  verbs: readonly string[];
  objects: readonly string[];
  ends: readonly string[];
  space: string;
  stop: string;
}

const PARTS: Record<string, Parts> = {
  en: {
    subjects: [
      'The harbour office',
      'A retired surveyor',
      'Our northern workshop',
      'The municipal archive',
      'Every apprentice',
      'The second committee',
      'A well-known cartographer',
      'The night ferry',
      'An independent laboratory',
      'The county library',
      'A cross-border partnership',
      'The old observatory',
    ],
    verbs: [
      'publishes',
      'carefully examines',
      'has recently repaired',
      'compares',
      'cannot explain',
      'regularly measures',
      'documents',
      'will replace',
      'underestimates',
      'reconstructs',
      'classifies',
      'quietly finances',
    ],
    objects: [
      'seventeen weather stations',
      'the official timetable',
      'a self-contained pumping system',
      'several undocumented manuscripts',
      'the refrigeration equipment',
      'an extraordinary collection of instruments',
      'the agricultural statistics',
      'two electromagnetic compasses',
      'the effective traffic regulations',
      'a long-term maintenance agreement',
      'the first affordable translation',
      'nine international correspondents',
    ],
    ends: [
      'before the end of the season',
      'in spite of considerable opposition',
      'with the help of local volunteers',
      'although nobody had requested it',
      'because the previous administration failed',
      'under exceptionally difficult circumstances',
      'for the benefit of neighbouring communities',
      'between the lighthouse and the fishing quarter',
      'without any additional expenditure',
      'after a comprehensive investigation',
    ],
    space: ' ',
    stop: '.',
  },
  de: {
    subjects: [
      'Die Hafenverwaltung',
      'Ein Vermessungsingenieur',
      'Die Stadtbücherei',
      'Das Forschungsinstitut',
      'Jede Werkstattleiterin',
      'Der Denkmalausschuss',
    ],
    verbs: ['veröffentlicht', 'untersucht', 'vergleicht', 'dokumentiert', 'unterschätzt', 'finanziert'],
    objects: [
      'siebzehn Wetterstationen',
      'die Fahrplanänderungen',
      'mehrere Handschriftensammlungen',
      'die Bewässerungsanlagen',
      'das Verkehrssicherheitskonzept',
    ],
    ends: [
      'noch vor Saisonende',
      'trotz erheblicher Widerstände',
      'mit Unterstützung der Nachbargemeinden',
      'unter außergewöhnlichen Bedingungen',
      'ohne zusätzliche Haushaltsmittel',
    ],
    space: ' ',
    stop: '.',
  },
  ar: {
    subjects: ['مكتب الميناء', 'مهندس المساحة', 'المكتبة العامة', 'المرصد القديم', 'لجنة المدينة'],
    verbs: ['ينشر', 'يدرس', 'يقارن', 'يراجع', 'يقيس'],
    objects: [
      'جداول السفن الأسبوعية',
      'محطات الطقس الشمالية',
      'المخطوطات النادرة',
      'أجهزة التبريد الجديدة',
      'خرائط الطرق الساحلية',
    ],
    ends: [
      'قبل نهاية الموسم',
      'بمساعدة المتطوعين',
      'رغم صعوبة الظروف',
      'بين المنارة وسوق السمك',
      'بعد دراسة طويلة',
    ],
    space: ' ',
    stop: '.',
  },
  he: {
    subjects: ['משרד הנמל', 'מודד ותיק', 'הספרייה העירונית', 'המצפה הישן', 'ועדת השכונה'],
    verbs: ['מפרסם', 'בודק', 'משווה', 'מתעד', 'מממן'],
    objects: [
      'את לוח הזמנים הרשמי',
      'תחנות מזג אוויר רבות',
      'כתבי יד נדירים',
      'את מערכות הקירור',
      'מפות של דרכי החוף',
    ],
    ends: [
      'לפני סוף העונה',
      'בעזרת מתנדבים מקומיים',
      'למרות התנגדות רבה',
      'בין המגדלור לשוק הדגים',
      'אחרי בדיקה ארוכה',
    ],
    space: ' ',
    stop: '.',
  },
  zh: {
    subjects: ['港口办公室', '退休的测量员', '北方的工厂', '市立档案馆', '第二委员会', '古老的天文台'],
    verbs: ['每周公布', '仔细检查', '最近修复了', '反复比较', '定期测量', '悄悄资助'],
    objects: [
      '十七座气象站',
      '正式的航班时刻表',
      '几份没有编号的手稿',
      '全部制冷设备',
      '沿海道路的地图',
      '两台电磁罗盘',
    ],
    ends: [
      '直到季节结束',
      '并得到当地志愿者的帮助',
      '尽管遇到很大阻力',
      '而没有增加任何费用',
      '因为以前的管理失败了',
    ],
    space: '，',
    stop: '。',
  },
  ja: {
    subjects: ['港の事務所は', '引退した測量士は', '北の工場は', '市の文書館は', '古い天文台は'],
    verbs: [
      '季節の終わりまでに',
      '地元の人々の助けで',
      '大きな反対にもかかわらず',
      '追加の費用なしに',
      '長い調査のあとで',
    ],
    objects: ['十七か所の気象台を', '正式な時刻表を', '番号のない写本を', '冷却の設備を', '海岸の道の地図を'],
    ends: ['公表した', '調べている', '修理した', '比べている', '測り直した'],
    space: '',
    stop: '。',
  },
};

/** @param lang one of the languages above */
export function proseOf(lang: string, seed: number): Prose {
  const parts = PARTS[lang]!;
  const random = seeded(seed);
  // The lowest bits of a linear congruential generator repeat soon; the product uses the highest.
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  const sentence = (): string => {
    const words = [one(parts.subjects), one(parts.verbs), one(parts.objects)];
    const joint = lang === 'zh' ? '' : parts.space;
    const number = lang === 'en' || lang === 'de' ? ` (no. ${Math.floor(random() * 90000) + 1000})` : '';
    return `${words.join(joint)}${number}${parts.space}${one(parts.ends)}${parts.stop}`;
  };
  return {
    sentence,
    paragraph: (sentences) =>
      Array.from({ length: sentences }, sentence).join(lang === 'zh' || lang === 'ja' ? '' : ' '),
  };
}

/** Soft hyphens where long words may break. */
export const softHyphens = (text: string): string =>
  text.replace(/\p{L}{8,}/gu, (word) => word.replace(/(\p{L}{3})(?=\p{L}{3})/gu, '$1\u00ad'));
