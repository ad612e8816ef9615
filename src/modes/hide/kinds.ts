import { wordsOfKind } from '../../core/lexicon/kinds.ts';
import type { Kind } from '../../core/lexicon/shape.ts';

export type { Kind } from '../../core/lexicon/shape.ts';

/** How a kind is recognised besides its words (`core/lexicon/kinds.ts`). */
interface KindRule {
  /** English and product names that sites in all languages put into ids and classes. */
  classes?: RegExp;
  /** In ids and classes of what only sounds like this kind. */
  notClasses?: RegExp;
  /** In ids and classes of what collects it from other pages: the newest comments of a site. */
  collected?: RegExp;
  /** Only blocks with nearly the best evidence count: a page has one footer, whatever else is named after it. */
  strongest?: boolean;
  /** Hosts of its links or frames. */
  hosts?: RegExp;
  /** Landmarks and roles that are this kind by themselves. */
  roles?: readonly string[];
  /** Tags and roles of lines that are of this kind without a block around them. */
  elements?: readonly string[];
  /** Only where it lies over the page. */
  layerOnly?: boolean;
  /** Largest share of the page's words that such a block may have, 0 to 1. */
  limit: number;
}

const AD_HOSTS =
  /doubleclick|googlesyndication|googleadservices|adservice|adnxs|amazon-adsystem|criteo|rubicon|pubmatic|openx|adform|smartadserver|teads|taboola|outbrain|revcontent|mgid|adroll|media\.net|zergnet|plista|ligatus|seedtag|adition|yieldlab|33across|sharethrough|indexww|casalemedia|bidswitch|moatads|adsafeprotected|sascdn|\bads?\.|adserver/;

const at = (words: string): RegExp => new RegExp(`(^|[-_ ])(${words})([-_ ]|\\d|$)`, 'i');

const RULES: Record<Kind, KindRule> = {
  ads: {
    classes: at(
      'ads?|adv|advert\\w*|adsbygoogle|adsense|ad-?slot\\w*|ad-?unit\\w*|ad-?container\\w*|ad-?wrap\\w*|dfp\\w*|gpt\\w*|google-?ads?\\w*|banner-?ads?|ad-?banner|leaderboard|skyscraper|mpu|billboard|div-gpt-ad\\w*|advads\\w*|adrotate\\w*|qc-?ads?\\w*|ezoic\\w*|mediavine\\w*|adthrive\\w*|htlad\\w*|taboola\\w*|outbrain\\w*',
    ),
    // What a site says of its advertisers.
    notClasses: /(^|[-_ ])advertiser[-_]?(disclosure|disclaimer|info)/,
    hosts: AD_HOSTS,
    limit: 0.2,
  },
  sponsored: {
    classes: at(
      'sponsor\\w*|promoted|native-?ads?|taboola\\w*|outbrain\\w*|ob-widget|trc\\w*|advertorial\\w*|affiliate\\w*|partner-?(content|links?|teaser)\\w*|paid-?\\w*',
    ),
    hosts: /taboola|outbrain|revcontent|mgid|zergnet|plista|ligatus/,
    limit: 0.3,
  },
  consent: {
    strongest: true,
    classes: at(
      'cookies?\\w*|cookie-?\\w*|consent\\w*|gdpr\\w*|cmp\\w*|onetrust\\w*|didomi\\w*|sp_message\\w*|cc-(window|banner)|cky\\w*|cli-?bar|cookielaw\\w*|eu-?cookie\\w*|truste\\w*|usercentrics\\w*|cybot\\w*|cmplz\\w*|borlabs\\w*|iubenda\\w*|quantcast|qc-cmp2?\\w*|privacy-?(bar|banner|notice|popup)',
    ),
    hosts: /consent|cookiebot|onetrust|didomi|trustarc|usercentrics|privacy-mgmt|iubenda/,
    layerOnly: false,
    limit: 0.25,
  },
  newsletter: {
    classes: at(
      'newsletters?\\w*|nl-?(box|form|signup)|subscri\\w*|signup\\w*|sign-up|mailchimp|mc4wp\\w*|mc_embed\\w*|email-?(signup|form|capture|sub\\w*)|optin\\w*|opt-in|mailpoet\\w*|jetpack_subscription\\w*|follow-by-email|sib-?form',
    ),
    limit: 0.15,
  },
  login: {
    classes: at(
      'log-?in\\w*|sign-?in\\w*|register\\w*|auth-?(modal|prompt|wall|box)|regwall|account-?(box|nav|login)\\w*|user-?(login|menu)\\w*|reg-?wall',
    ),
    limit: 0.12,
  },
  comments: {
    strongest: true,
    classes: at(
      'comments?|comments?-?(area|list|section|wrap\\w*|container|form|thread|block|box)\\w*|commentlist|comment-?respond|respond|disqus\\w*|fb-comments|replies|discussion|livefyre\\w*|spot-?im\\w*|viafoura\\w*|coral-?\\w*',
    ),
    collected: /(recent|latest|newest|last|popular|top)[-_]?comment|disqus-?popular/i,
    hosts: /disqus|spot\.im|viafoura|livefyre/,
    limit: 0.85,
  },
  related: {
    classes: at(
      'related\\w*|recommend\\w*|recirc\\w*|trending\\w*|popular\\w*|most-?(read|popular|viewed)\\w*|more-?(from|stories|articles|news|posts|on)\\w*|read-?(also|more|next)|also-?(like|read)\\w*|yarpp\\w*|jp-relatedposts|next-?articles?|recent-?(posts|entries)\\w*|latest-?\\w*|top-?stories|suggested\\w*|similar\\w*|upnext\\w*|crp_related|widget_recent\\w*',
    ),
    limit: 0.45,
  },
  sidebar: {
    strongest: true,
    classes: at(
      'side-?bar\\w*|sidebar-?\\w*|right-?(col\\w*|rail|side|bar)|left-?(col\\w*|rail|side|bar)|rail|secondary|aside|widget-?area|side-?col\\w*|rightcolumn|col-?right',
    ),
    // Menus and heads of pages have second ones, too.
    notClasses: /(^|[-_ ])(nav|navbar|navigation|menu|header)([-_ ]|$)/,
    roles: ['complementary', 'aside'],
    limit: 0.5,
  },
  share: {
    classes: at(
      'shar(e|ing)\\w*|social\\w*|addthis\\w*|addtoany\\w*|a2a_kit|sharedaddy|sd-sharing\\w*|shariff\\w*|ssba\\w*|heateor\\w*|essb\\w*|jp-share\\w*|follow-?(us|buttons|links)\\w*|sassy\\w*|scriptlesssocial\\w*|mashsb\\w*|dpsp\\w*|post-?share\\w*|some-?links',
    ),
    // What is read by many.
    notClasses: /(^|[-_ ])most[-_]?shared([-_ ]|$)/,
    hosts:
      /^(facebook\.com|twitter\.com|x\.com|api\.whatsapp\.com|wa\.me|t\.me|telegram\.me|pinterest\.com|reddit\.com|linkedin\.com|instagram\.com|youtube\.com|xing\.com)$/,
    limit: 0.08,
  },
  chat: {
    classes: at(
      'chat\\w*|live-?chat\\w*|messenger\\w*|intercom\\w*|drift\\w*|crisp\\w*|tawk\\w*|zendesk\\w*|zopim\\w*|hubspot-messages\\w*|olark\\w*|userlike\\w*|helpscout\\w*|beacon-container',
    ),
    hosts: /intercom|drift|crisp|tawk|zendesk|zopim|olark|userlike|livechat/,
    limit: 0.15,
  },
  video: {
    classes: at(
      'videos?|video-?\\w*|player\\w*|jwplayer\\w*|brightcove\\w*|vjs\\w*|youtube\\w*|ytp\\w*|vimeo\\w*|dailymotion\\w*|wp-block-embed-youtube|embed-?(responsive|container)|mediaelement|floating-?player\\w*',
    ),
    hosts: /youtube|vimeo|dailymotion|jwplayer|brightcove|connatix|jwplatform|glomex|vidazoo|primis/,
    roles: ['video'],
    limit: 0.2,
  },
  app: {
    classes: at(
      'app-?(banner|promo|download|install|badge\\w*|store)\\w*|smart-?(app-?)?banner\\w*|smartbanner',
    ),
    hosts: /play\.google\.com|apps\.apple\.com|itunes\.apple\.com/,
    limit: 0.1,
  },
  popup: {
    classes: at('pop-?up\\w*|modal\\w*|overlay\\w*|lightbox\\w*|interstitial\\w*|notification-?(bar|banner)'),
    roles: ['dialog', 'alertdialog'],
    layerOnly: true,
    limit: 0.25,
  },
  nav: {
    classes: at(
      'nav|navbar\\w*|navigation\\w*|main-?(nav|menu)\\w*|menu|primary-?(nav|menu)\\w*|site-?nav\\w*|top-?nav\\w*',
    ),
    roles: ['navigation', 'nav'],
    limit: 0.3,
  },
  footer: {
    strongest: true,
    classes: at('footer|site-?footer|page-?footer|main-?footer|colophon|footer-?wrap\\w*|foot'),
    roles: ['contentinfo', 'footer'],
    limit: 0.3,
  },
  header: {
    strongest: true,
    classes: at('site-?header\\w*|page-?header|masthead\\w*|main-?header|header|topbar|top-?bar'),
    // Heads of boxes, and notices that lie at the head of the page.
    notClasses: /(^|[-_ ])((modal|popup|dialog|card|widget)[-_]?header|cookies?|consent|gdpr)([-_ ]|$)/,
    roles: ['banner'],
    limit: 0.2,
  },
  images: {
    roles: ['figure'],
    classes: at('gallery\\w*|slideshow\\w*|carousel\\w*|wp-caption|image-?gallery'),
    limit: 0.2,
  },
  author: {
    classes: at('authors?|author-?(box|bio|info|card|profile|block|area)\\w*|about-?author|bio(-?box)?'),
    // The name line of a reader's comment.
    notClasses: /comment|reply|replies/,
    limit: 0.12,
  },
  tags: {
    classes: at(
      'tags?|tag-?(list|cloud|links|wrap\\w*)|tagcloud|post-?tags|entry-?tags|article-?tags|keywords',
    ),
    limit: 0.08,
  },
  donate: {
    classes: at('donat\\w*|donation\\w*|support-?us|membership-?(cta|promo)\\w*|contribute\\w*'),
    limit: 0.12,
  },
  subscription: {
    classes: at(
      'paywall\\w*|pay-?wall|reg-?wall|subscri\\w*|abo-?(box|teaser|banner|ad)|aboshop\\w*|assinatur\\w*|suscri\\w*|abonn\\w*|premium-?(box|banner|teaser|wall)|piano-\\w*|meter\\w*',
    ),
    limit: 0.2,
  },
  code: {
    classes: at(
      'code-?block\\w*|codehilite|highlight-\\w+|syntax-?highlight\\w*|prettyprint|wp-block-code|crayon\\w*|gist\\w*',
    ),
    elements: ['pre'],
    limit: 0.5,
  },
  tables: { roles: ['table'], limit: 0.6 },
  search: {
    classes: at(
      'search-?(form|box|bar|field|widget|wrap\\w*|container)|site-?search|searchform|widget_search',
    ),
    roles: ['search'],
    elements: ['searchbox'],
    limit: 0.1,
  },
  contents: { classes: at('toc|toc-?\\w+|table-?of-?contents|ez-toc\\w*|article-?toc'), limit: 0.15 },
  breadcrumbs: { classes: at('bread-?crumbs?\\w*'), limit: 0.05 },
};

const NAMES = Object.keys(RULES) as Kind[];
/** Every kind with its rule and its words in all languages. */
export const KINDS = Object.fromEntries(
  NAMES.map((kind) => [kind, { ...RULES[kind], words: wordsOfKind(kind) }]),
) as Readonly<Record<Kind, KindRule & { words: ReturnType<typeof wordsOfKind> }>>;

/** The kinds that a text asks for. */
export const kindsIn = (text: string): Kind[] => NAMES.filter((kind) => KINDS[kind].words.ask.test(text));
