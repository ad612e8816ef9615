import { doc } from '../../guide/kit.ts';

/** What stands around the content of every page, by language: places of the site, its search, its foot. */
const AROUND: Readonly<Record<string, { places: string[]; search: string; foot: string[] }>> = {
  en: {
    places: ['Overview', 'News', 'Help', 'Prices'],
    search: 'Search the site',
    foot: ['Imprint', 'Privacy', 'Jobs'],
  },
  de: {
    places: ['Übersicht', 'Neues', 'Hilfe', 'Preise'],
    search: 'Seite durchsuchen',
    foot: ['Impressum', 'Datenschutz', 'Stellen'],
  },
  es: {
    places: ['Resumen', 'Novedades', 'Ayuda', 'Tarifas'],
    search: 'Buscar en el sitio',
    foot: ['Aviso legal', 'Privacidad', 'Empleo'],
  },
  fr: {
    places: ['Vue générale', 'Nouveautés', 'Aide', 'Prix'],
    search: 'Chercher sur le site',
    foot: ['Mentions légales', 'Vie privée', 'Emploi'],
  },
  pt: {
    places: ['Visão geral', 'Novidades', 'Ajuda', 'Planos'],
    search: 'Buscar no site',
    foot: ['Termos', 'Privacidade', 'Trabalhe conosco'],
  },
  ja: {
    places: ['概要', '新着', 'ヘルプ', '料金案内'],
    search: 'サイト内を検索',
    foot: ['運営者情報', 'プライバシー', '採用'],
  },
  zh: { places: ['概览', '动态', '帮助', '价格'], search: '站内搜索', foot: ['版权声明', '隐私', '招聘'] },
  ar: {
    places: ['نظرة عامة', 'الجديد', 'المساعدة', 'الأسعار'],
    search: 'ابحث في الموقع',
    foot: ['الشروط', 'الخصوصية', 'وظائف'],
  },
};

/** A page of a site: the content between navigation, search and foot. */
export function site(lang: string, title: string, content: string): string {
  const { places, search, foot } = AROUND[lang]!;
  const links = (names: string[]) => names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('');
  return doc(
    title,
    `<header><nav><ul>${links(places)}</ul></nav><input type=search aria-label="${search}"></header><main><h1>${title}</h1>${content}</main><footer><ul>${links(foot)}</ul></footer>`,
    lang,
  );
}

/** A control of just this name. */
export const named = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);

/** A button that reveals what was hidden. */
export const reveals = (id: string, name: string, hidden: string, more = ''): string =>
  `<button type=button id=${id} onclick="document.querySelector('${hidden}').hidden=false" ${more}>${name}</button>`;
