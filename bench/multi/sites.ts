/** Small web sites of our own, and questions whose answers stand on two to five of their pages. */
export interface MultiSite {
  origin: string;
  lang: string;
  /** HTML by path; what is missing is a 404. */
  pages: ReadonlyMap<string, string>;
}

export interface MultiQuestion {
  site: MultiSite;
  question: string;
  /** Words on the site that answer it, each on a page of its own. */
  evidence: { path: string; phrase: string }[];
  /** The fewest pages that lead to all of them, without the first. */
  way: string[];
}

interface Words {
  costs: (name: string, n: number) => string;
  opens: (name: string, n: number) => string;
  askCost: (...names: string[]) => string;
  askBoth: (cost: string, open: string) => string;
  overview: (section: string) => string;
  menu: string[];
}

const and = (names: readonly string[], word: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    costs: (name, n) => `A ticket for the ${name} costs ${n} euros.`,
    opens: (name, n) => `The ${name} opens at ${n} o'clock.`,
    askCost: (...names) => `How much does a ticket cost for the ${and(names, 'and the')}?`,
    askBoth: (cost, open) => `What does a ticket for the ${cost} cost, and when does the ${open} open?`,
    overview: (section) => `All our ${section.toLowerCase()} at a glance.`,
    menu: ['About us', 'Contact', 'News', 'Jobs'],
  },
  de: {
    costs: (name, n) => `Eine Karte für ${name} kostet ${n} Euro.`,
    opens: (name, n) => `${name} öffnet um ${n} Uhr.`,
    askCost: (...names) => `Was kostet eine Karte für ${and(names, 'und')}?`,
    askBoth: (cost, open) => `Was kostet eine Karte für ${cost}, und wann öffnet ${open}?`,
    overview: (section) => `Alles über ${section} auf einen Blick.`,
    menu: ['Über uns', 'Kontakt', 'Neues', 'Stellen'],
  },
  fr: {
    costs: (name, n) => `Un billet pour ${name} coûte ${n} euros.`,
    opens: (name, n) => `${name} ouvre à ${n} heures.`,
    askCost: (...names) => `Combien coûte un billet pour ${and(names, 'et')} ?`,
    askBoth: (cost, open) => `Combien coûte un billet pour ${cost}, et quand ouvre ${open} ?`,
    overview: (section) => `Tout sur ${section} en un coup d’œil.`,
    menu: ['À propos', 'Contact', 'Actualités', 'Emplois'],
  },
  es: {
    costs: (name, n) => `Una entrada para ${name} cuesta ${n} euros.`,
    opens: (name, n) => `${name} abre a las ${n} horas.`,
    askCost: (...names) => `¿Cuánto cuesta una entrada para ${and(names, 'y')}?`,
    askBoth: (cost, open) => `¿Cuánto cuesta una entrada para ${cost} y cuándo abre ${open}?`,
    overview: (section) => `Todo sobre ${section} de un vistazo.`,
    menu: ['Sobre nosotros', 'Contacto', 'Noticias', 'Empleo'],
  },
};

/** Language, sections and what each holds. */
const PLACES: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
  [
    'en',
    {
      Museums: ['Lamp Museum', 'Net Museum', 'Ship Museum', 'Clock Museum'],
      Pools: ['Harbour Pool', 'Forest Pool', 'Hill Pool', 'Castle Pool'],
      Gardens: ['Rose Garden', 'Herb Garden', 'Palm Garden', 'Stone Garden'],
    },
  ],
  [
    'en',
    {
      Theatres: ['Red Theatre', 'Puppet Theatre', 'Mill Theatre', 'Opera House'],
      Cinemas: ['Astra Cinema', 'Lido Cinema', 'Palace Cinema', 'Roxy Cinema'],
      Halls: ['Concert Hall', 'Town Hall', 'Market Hall', 'Dance Hall'],
    },
  ],
  [
    'en',
    {
      Caves: ['Bear Cave', 'Ice Cave', 'Salt Cave', 'Bat Cave'],
      Towers: ['Water Tower', 'Bell Tower', 'Powder Tower', 'Radio Tower'],
      Mines: ['Silver Mine', 'Coal Mine', 'Iron Mine', 'Slate Mine'],
    },
  ],
  [
    'en',
    {
      Ferries: ['North Ferry', 'Island Ferry', 'Night Ferry', 'Lake Ferry'],
      Trains: ['Valley Train', 'Rack Train', 'Coast Train', 'Steam Train'],
      Lifts: ['Glass Lift', 'Rock Lift', 'Chair Lift', 'Ski Lift'],
    },
  ],
  [
    'en',
    {
      Zoos: ['Bird Zoo', 'Reptile Zoo', 'Farm Zoo', 'Night Zoo'],
      Farms: ['Sheep Farm', 'Ostrich Farm', 'Fruit Farm', 'Bee Farm'],
      Parks: ['Deer Park', 'Butterfly Park', 'Rope Park', 'Water Park'],
    },
  ],
  [
    'en',
    {
      Castles: ['Moon Castle', 'Swan Castle', 'Eagle Castle', 'Bridge Castle'],
      Chapels: ['Shell Chapel', 'Wood Chapel', 'River Chapel', 'Bone Chapel'],
      Mills: ['Paper Mill', 'Wind Mill', 'Oil Mill', 'Saw Mill'],
    },
  ],
  [
    'en',
    {
      Galleries: ['Glass Gallery', 'Photo Gallery', 'Poster Gallery', 'Print Gallery'],
      Archives: ['Film Archive', 'Map Archive', 'Sound Archive', 'Letter Archive'],
      Studios: ['Clay Studio', 'Dance Studio', 'Silk Studio', 'Ink Studio'],
    },
  ],
  [
    'de',
    {
      Museen: ['das Glasmuseum', 'das Puppenmuseum', 'das Brotmuseum', 'das Uhrenmuseum'],
      Bäder: ['das Seebad', 'das Waldbad', 'das Hallenbad', 'das Strandbad'],
      Höhlen: ['die Bärenhöhle', 'die Eishöhle', 'die Salzhöhle', 'die Nebelhöhle'],
    },
  ],
  [
    'de',
    {
      Theater: ['das Rathaustheater', 'das Kellertheater', 'das Schlosstheater', 'das Zimmertheater'],
      Türme: ['der Wasserturm', 'der Glockenturm', 'der Fernsehturm', 'der Pulverturm'],
      Gärten: ['der Rosengarten', 'der Kräutergarten', 'der Palmengarten', 'der Steingarten'],
    },
  ],
  [
    'fr',
    {
      Musées: ['le musée du verre', 'le musée du pain', 'le musée des poupées', 'le musée du sel'],
      Piscines: ['la piscine du port', 'la piscine du parc', 'la piscine du lac', 'la piscine du stade'],
      Jardins: [
        'le jardin des roses',
        'le jardin des herbes',
        'le jardin des palmiers',
        'le jardin des pierres',
      ],
    },
  ],
  [
    'es',
    {
      Museos: ['el museo del vidrio', 'el museo del pan', 'el museo de la sal', 'el museo del reloj'],
      Piscinas: [
        'la piscina del puerto',
        'la piscina del bosque',
        'la piscina del lago',
        'la piscina del castillo',
      ],
      Torres: ['la torre del agua', 'la torre del reloj', 'la torre blanca', 'la torre roja'],
    },
  ],
  [
    'en',
    {
      Trails: ['Gorge Trail', 'Heron Trail', 'Moss Trail', 'Summit Trail'],
      Lakes: ['Mirror Lake', 'Otter Lake', 'Reed Lake', 'Swan Lake'],
      Huts: ['Fox Hut', 'Pine Hut', 'Snow Hut', 'Star Hut'],
    },
  ],
];

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');

function pageOf(lang: string, title: string, body: string, menu: string): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title><style>.far{display:none}</style><script>document.body.remove()</script></head>
<body><header><nav>${menu}</nav></header><main><h1>${title}</h1>${body}</main><footer><a href="/imprint">Imprint</a> <a href="/session/end?do=logout">Log out</a></footer></body></html>`;
}

function siteOf([lang, sections]: (typeof PLACES)[number], at: number) {
  const origin = `https://site-${at + 1}.test`;
  const { costs, opens, overview, menu: names } = WORDS[lang]!;
  const menu = names.map((name) => `<a href="/${slug(name)}">${name}</a>`).join(' ');
  const pages = new Map<string, string>();
  const facts = new Map<string, { path: string; hub: string; cost: string; open: string }>();
  const hubs = Object.keys(sections).map(
    (section) => `<li><a href="/${slug(section)}?utm_source=home">${section}</a></li>`,
  );
  pages.set(
    '/',
    pageOf(
      lang,
      `Portal ${at + 1}`,
      `<p>${overview(Object.keys(sections).join(', '))}</p><ul>${hubs.join('')}<li><a href="/old-page">Old page</a></li></ul>`,
      menu,
    ),
  );
  for (const name of names)
    pages.set(`/${slug(name)}`, pageOf(lang, name, `<p>${name}: ${origin}</p>`, menu));
  Object.entries(sections).forEach(([section, leaves], row) => {
    const hub = `/${slug(section)}`;
    const links = leaves.map(
      (leaf) =>
        `<li><a href="${hub}/${slug(leaf)}#top">${leaf}</a> <a href="/basket?add-to-cart=${slug(leaf)}">Buy now</a></li>`,
    );
    pages.set(
      hub,
      pageOf(
        lang,
        section,
        `<p>${overview(section)}</p><ul>${links.join('')}</ul><a href="${hub}?print=1">Print</a>`,
        menu,
      ),
    );
    leaves.forEach((leaf, column) => {
      const n = 3 + ((at * 7 + row * 5 + column * 3) % 17);
      const fact = {
        path: `${hub}/${slug(leaf)}`,
        hub,
        cost: costs(leaf, n),
        open: opens(leaf, 7 + ((at + row + column) % 5)),
      };
      facts.set(leaf, fact);
      pages.set(
        fact.path,
        pageOf(
          lang,
          leaf,
          `<p>${fact.cost}</p><p>${fact.open}</p><p class="far">${costs(leaf, n + 40)}</p><p><a href="${hub}/">${section}</a></p>`,
          menu,
        ),
      );
    });
  });
  return { site: { origin, lang, pages } satisfies MultiSite, sections: Object.values(sections), facts };
}

function questionsOf({ site, sections, facts }: ReturnType<typeof siteOf>): MultiQuestion[] {
  const { askCost, askBoth } = WORDS[site.lang]!;
  const [a, b, c] = sections as [readonly string[], readonly string[], readonly string[]];
  const make = (question: string, cost: readonly string[], open: readonly string[] = []): MultiQuestion => {
    const leaves = [...cost.map((name) => facts.get(name)!), ...open.map((name) => facts.get(name)!)];
    return {
      site,
      question,
      evidence: leaves.map(({ path, ...says }, i) => ({
        path,
        phrase: i < cost.length ? says.cost : says.open,
      })),
      way: [...new Set(leaves.flatMap(({ hub, path }) => [hub, path]))],
    };
  };
  return [
    make(askCost(a[1]!), [a[1]!]),
    make(askCost(b[0]!, b[2]!), [b[0]!, b[2]!]),
    make(askBoth(c[3]!, a[2]!), [c[3]!], [a[2]!]),
    make(askCost(c[0]!, c[1]!, c[2]!), [c[0]!, c[1]!, c[2]!]),
    make(askCost(a[0]!, a[3]!, b[1]!), [a[0]!, a[3]!, b[1]!]),
  ];
}

export const QUESTIONS: readonly MultiQuestion[] = PLACES.map(siteOf).flatMap(questionsOf);
