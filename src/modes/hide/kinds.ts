/** Kinds of content that people ask to hide. */
export type Kind =
  | 'ads'
  | 'sponsored'
  | 'consent'
  | 'newsletter'
  | 'login'
  | 'comments'
  | 'related'
  | 'sidebar'
  | 'share'
  | 'chat'
  | 'video'
  | 'app'
  | 'popup'
  | 'nav'
  | 'footer'
  | 'header'
  | 'images'
  | 'author'
  | 'tags'
  | 'donate';

/** How a kind is asked for and recognised. Languages: en de fr es pt it nl pl, and the common words of ja zh ko ru. */
export interface KindRule {
  /** In a request. */
  ask: RegExp;
  /** In a block's label: aria-label, heading, first short line. */
  label?: RegExp;
  /** In ids and classes. */
  names?: RegExp;
  /** In ids and classes of what only sounds like this kind. */
  notNames?: RegExp;
  /** Anywhere in a short block. */
  words?: RegExp;
  /** At the beginning of a line of a list item: the item says of itself that it is of this kind. */
  itemSays?: RegExp;
  /** Only blocks with nearly the best evidence count: a page has one footer, whatever else is named after it. */
  strongest?: boolean;
  /** Hosts of its links or frames. */
  hosts?: RegExp;
  /** Landmarks and roles that are this kind by themselves. */
  roles?: readonly string[];
  /** Only where it lies over the page. */
  layerOnly?: boolean;
  /** Largest share of the page's words that such a block may have, 0 to 1. */
  limit: number;
}

const AD_HOSTS =
  /doubleclick|googlesyndication|googleadservices|adservice|adnxs|amazon-adsystem|criteo|rubicon|pubmatic|openx|adform|smartadserver|teads|taboola|outbrain|revcontent|mgid|adroll|media\.net|zergnet|plista|ligatus|seedtag|adition|yieldlab|33across|sharethrough|indexww|casalemedia|bidswitch|moatads|adsafeprotected|sascdn|ad\.|ads\.|adserver/;

const at = (words: string): RegExp => new RegExp(`(^|[-_ ])(${words})([-_ ]|\\d|$)`, 'i');

export const KINDS: Record<Kind, KindRule> = {
  ads: {
    ask: /\bads?\b|advert|\bbanner ?(ads?|werbung)|werbung|werbe|anzeigen?\b|reklam|publicit|\bpubs?\b|anuncio|pubblicit|publicidad|advertent|annonces|広告|广告|廣告|광고|реклам/i,
    label:
      /^(advert\w*|ads?|anzeigen?|werbung|publicit[éeà]s?|publicidade?|pubblicit[àa]|anuncios?|reklama?|advertenties?|annonces?|広告|广告|廣告|광고|реклама)\b/i,
    itemSays:
      /^(advertisement|anzeige|werbung|publicidade?|publicit[éà]|pubblicit[àa]|advertentie|reklama|広告|广告|廣告|광고)[\s:.]*$/i,
    names: at(
      'ads?|adv|advert\\w*|adsbygoogle|adsense|ad-?slot\\w*|ad-?unit\\w*|ad-?container\\w*|ad-?wrap\\w*|dfp\\w*|gpt\\w*|google-?ads?\\w*|banner-?ads?|ad-?banner|leaderboard|skyscraper|mpu|billboard|anzeige\\w*|werbung\\w*|werbe\\w*|publicidad\\w*|publicite\\w*|pubblicita|reklama?|anuncio\\w*|div-gpt-ad\\w*|advads\\w*|adrotate\\w*|qc-?ads?\\w*|ezoic\\w*|mediavine\\w*|adthrive\\w*|htlad\\w*|taboola\\w*|outbrain\\w*',
    ),
    hosts: AD_HOSTS,
    limit: 0.2,
  },
  sponsored: {
    ask: /sponsor|promoted|gesponsert|patrocin|sponsoris|gesponsord|promocion|スポンサー|赞助|贊助|推广|paid (content|post)|partner ?(content|links)|affiliate|taboola|outbrain/i,
    label:
      /sponsor|promoted|gesponsert|patrocin|gesponsord|スポンサー|赞助|贊助|paid (content|post|partner)|from (around )?the web|around the web|anzeige$|werbung$|by taboola|by outbrain|partner content/i,
    itemSays:
      /^(sponsored|promoted|advert(isement|orial)|paid (post|content|partner)|anzeige|werbung|gesponsert|patrocinad[oa]|publicidad|sponsoris[ée]|publicit[ée]|sponsorizzat[oa]|gesponsord|sponsorowan[ey]?|reklama|広告|スポンサー|赞助|贊助|推广)(\s|[:：.,·|–-]|$)/i,
    names: at(
      'sponsor\\w*|promoted|native-?ads?|taboola\\w*|outbrain\\w*|ob-widget|trc\\w*|advertorial\\w*|affiliate\\w*|partner-?(content|links?|teaser)\\w*|paid-?\\w*',
    ),
    hosts: /taboola|outbrain|revcontent|mgid|zergnet|plista|ligatus/,
    limit: 0.3,
  },
  consent: {
    strongest: true,
    ask: /cookie|ciasteczk|consent|gdpr|dsgvo|rgpd|lgpd|datenschutz|privacy|einwilligung|confidentialit|privacidad|privacidade|クッキー|隐私|隱私|同意|쿠키/i,
    label: /cookie|privacy|datenschutz|consent|confidentialit|privacidad|einwilligung|プライバシー|クッキー/i,
    names: at(
      'cookies?\\w*|cookie-?\\w*|consent\\w*|gdpr\\w*|cmp\\w*|onetrust\\w*|didomi\\w*|sp_message\\w*|cc-(window|banner)|cky\\w*|cli-?bar|cookielaw\\w*|eu-?cookie\\w*|truste\\w*|usercentrics\\w*|cybot\\w*|cmplz\\w*|borlabs\\w*|iubenda\\w*|quantcast|qc-cmp2?\\w*|privacy-?(bar|banner|notice|popup)|dsgvo\\w*',
    ),
    words: /cookies?|クッキー|ciasteczk|plików cookie|einwilligung/i,
    hosts: /consent|cookiebot|onetrust|didomi|trustarc|usercentrics|privacy-mgmt|iubenda/,
    layerOnly: false,
    limit: 0.25,
  },
  newsletter: {
    ask: /newsletter|subscri|abonn|\babo\b|suscri|iscri|inscri|bolet[ií][nm]|nieuwsbrief|mailing|e-?mail.?(sign|form|box)|sign-?up|ニュースレター|メルマガ|订阅|訂閱|뉴스레터|рассылк|paywall/i,
    label:
      /newsletter|subscri|abonn|suscr|iscriv|inscri|bolet[ií][nm]|nieuwsbrief|mailing list|sign up|ニュースレター|メルマガ|订阅|訂閱|join our|get (our|the) .{0,30}(email|inbox|news)|in your inbox|per e-?mail/i,
    names: at(
      'newsletters?\\w*|nl-?(box|form|signup)|subscri\\w*|signup\\w*|sign-up|mailchimp|mc4wp\\w*|mc_embed\\w*|email-?(signup|form|capture|sub\\w*)|optin\\w*|opt-in|mailpoet\\w*|paywall\\w*|abo-?(box|teaser)\\w*|jetpack_subscription\\w*|follow-by-email|sib-?form|nieuwsbrief\\w*|boletin\\w*|piano-\\w*|tp-\\w*',
    ),
    limit: 0.15,
  },
  login: {
    ask: /log-?\s?in|sign-?\s?in|anmeld|einlogg|registr|connexion|se connecter|iniciar sesi|acceder|accedi|entrar|zalog|logowan|inlog|ログイン|登录|登入|account prompt/i,
    label:
      /^(log ?in|sign ?in|anmelden|einloggen|login|se connecter|connexion|iniciar sesi[óo]n|acceder|accedi|entrar|zaloguj|inloggen|ログイン|登录|登入|register|registrieren|my account|create (an )?account)/i,
    names: at(
      'log-?in\\w*|sign-?in\\w*|register\\w*|auth-?(modal|prompt|wall|box)|regwall|account-?(box|nav|login)\\w*|user-?(login|menu)\\w*|reg-?wall',
    ),
    limit: 0.12,
  },
  comments: {
    strongest: true,
    ask: /comment|kommentar|comentari|komentarz|komentarze|reacties|コメント|评论|評論|留言|댓글|комментари|disqus|discussion|leserbrief|reviews?\b|replies/i,
    label:
      /(^|\d\s*)(comments?|kommentare?|comentarios?|coment[áa]rios?|commentaires?|commenti|komentarze|reacties|コメント|评论|評論|留言|댓글|комментарии|discussion|responses?|replies|thoughts on|meinungen|opiniones|leave a (reply|comment)|schreibe einen kommentar|deja (un|tu) comentario|laisser un commentaire|lascia un commento|zostaw|dodaj komentarz)/i,
    names: at(
      'comments?|comments?-?(area|list|section|wrap\\w*|container|form|thread|block|box)\\w*|commentlist|comment-?respond|respond|disqus\\w*|fb-comments|kommentare?\\w*|comentarios?\\w*|komentarze\\w*|replies|discussion|livefyre\\w*|spot-?im\\w*|viafoura\\w*|coral-?\\w*|reacties',
    ),
    hosts: /disqus|spot\.im|viafoura|livefyre/,
    limit: 0.85,
  },
  related: {
    ask: /related|recommend|trending|most[- ](read|popular|viewed|shared)|popular|more (stories|articles|news|from)|(you )?(may|might) (also )?like|read (also|more|next)|suggested|ähnlich|verwandt|empfehl|empfohl|meistgelesen|meist gelesen|auch interess|mehr (zum|artikel|von)|weitere (artikel|beitr|nachr)|relacionad|recomend|m[áa]s (le[íi]d|vist|notic)|tendenc|te puede interesar|connexe|recommand|plus lus|[àa] lire|correlat|consigliat|pi[ùu] (lett|vist)|leggi anche|leia (tamb|mais)|mais lid|polecan|podobne|powi[ąa]zan|najcz[ęe][śs]ciej|zobacz (te[żz]|r[óo]wnie)|aanbevolen|gerelateerd|meest gelezen|lees ook|関連|おすすめ|人気|ランキング|相关|相關|推荐|推薦|热门|熱門|latest|recent (posts|articles|news)|neueste|aktuelle/i,
    label:
      /related|recommend|trending|most (read|popular|viewed|shared|commented)|popular|more (stories|articles|news|from|on|in|like)|you (may|might) (also )?(like|be interested|enjoy)|read (also|more|next)|see also|also (on|read)|don.t miss|must[- ]read|suggested|what.s (hot|next|trending)|editor.s (pick|choice)|latest|recent (posts|articles|news|stories|comments)|top (stories|news|posts)|up next|next article|ähnlich|verwandt|das könnte|empfehl|empfohl|meist ?gelesen|meistgeklickt|beliebt|auch interess|mehr (zum|artikel|von|aus)|weitere|lesen sie auch|lesetipp|neueste|aktuelle|top[- ]?(themen|artikel|news)|passend|relacionad|recomend|m[áa]s (le[íi]d|vist|notic|sobre|popular)|tendenc|te (puede|puede|podr[íi]a) interesar|lea (tambi|m[áa]s)|[úu]ltim[ao]s|destacad|connexe|recommand|les plus lus|[àa] lire|lire aussi|sur le m[êe]me|voir aussi|vous aimerez|derni[èe]r|correlat|consigliat|pi[ùu] (lett|vist)|leggi anche|potrebbe interessar|ultim[ei]|leia (tamb|mais)|mais lid|veja (tamb|mais)|polecan|podobne|powi[ąa]zan|najcz[ęe][śs]ciej|zobacz (te[żz]|r[óo]wnie)|czytaj (te[żz]|r[óo]wnie)|najnowsze|popularne|aanbevolen|gerelateerd|meest gelezen|lees ook|関連|おすすめ|人気|ランキング|新着|相关|相關|推荐|推薦|热门|熱門|最新/i,
    names: at(
      'related\\w*|recommend\\w*|recirc\\w*|trending\\w*|popular\\w*|most-?(read|popular|viewed)\\w*|more-?(from|stories|articles|news|posts|on)\\w*|read-?(also|more|next)|also-?(like|read)\\w*|yarpp\\w*|jp-relatedposts|next-?articles?|recent-?(posts|entries)\\w*|latest-?\\w*|top-?stories|suggested\\w*|similar\\w*|upnext\\w*|crp_related|widget_recent\\w*|relacionad\\w*|meistgelesen\\w*|weitere\\w*|mehr-zum-thema',
    ),
    limit: 0.45,
  },
  sidebar: {
    strongest: true,
    ask: /side ?bar|side ?column|right (column|rail)|left (column|rail)|seitenleiste|randspalte|rechte spalte|seitenspalte|barra lateral|barre lat[ée]rale|colonne (de )?(droite|gauche)|columna (derecha|izquierda|lateral)|barra laterale|coluna lateral|zijbalk|pasek boczny|boczn|サイドバー|侧边栏|側欄|侧栏/i,
    names: at(
      'side-?bar\\w*|sidebar-?\\w*|right-?(col\\w*|rail|side|bar)|left-?(col\\w*|rail|side|bar)|rail|secondary|aside|widget-?area|seitenleiste|marginal\\w*|side-?col\\w*|rightcolumn|col-?right',
    ),
    roles: ['complementary', 'aside'],
    limit: 0.5,
  },
  share: {
    ask: /\bshar(e|ing)|social|teilen|soziale|partag|compart|condivi|udost[ęe]pn|\bdelen\b|シェア|分享|공유|follow us|facebook|twitter|whatsapp/i,
    label:
      /^(share|teilen|partager|compartir|compartilhar|condividi|udost[ęe]pnij|delen|シェア|分享|follow us|folgen|s[íi]guenos|seguici|social)/i,
    names: at(
      'shar(e|ing)\\w*|social\\w*|addthis\\w*|addtoany\\w*|a2a_kit|sharedaddy|sd-sharing\\w*|shariff\\w*|ssba\\w*|heateor\\w*|essb\\w*|jp-share\\w*|follow-?(us|buttons|links)\\w*|sassy\\w*|scriptlesssocial\\w*|mashsb\\w*|dpsp\\w*|teilen\\w*|post-?share\\w*|some-?links',
    ),
    hosts:
      /^(facebook\.com|twitter\.com|x\.com|api\.whatsapp\.com|wa\.me|t\.me|telegram\.me|pinterest\.com|reddit\.com|linkedin\.com|instagram\.com|youtube\.com|xing\.com)$/,
    limit: 0.08,
  },
  chat: {
    ask: /\bchat|support (widget|bubble)|messenger|live ?help|help bubble|チャット|聊天|客服|채팅|czat/i,
    names: at(
      'chat\\w*|live-?chat\\w*|messenger\\w*|intercom\\w*|drift\\w*|crisp\\w*|tawk\\w*|zendesk\\w*|zopim\\w*|hubspot-messages\\w*|olark\\w*|userlike\\w*|helpscout\\w*|beacon-container',
    ),
    label: /chat|need help/i,
    hosts: /intercom|drift|crisp|tawk|zendesk|zopim|olark|userlike|livechat/,
    limit: 0.15,
  },
  video: {
    ask: /video|player|autoplay|vid[ée]o|wideo|filmik|動画|视频|影片|동영상/i,
    names: at(
      'videos?|video-?\\w*|player\\w*|jwplayer\\w*|brightcove\\w*|vjs\\w*|youtube\\w*|ytp\\w*|vimeo\\w*|dailymotion\\w*|wp-block-embed-youtube|embed-?(responsive|container)|mediaelement|floating-?player\\w*',
    ),
    hosts: /youtube|vimeo|dailymotion|jwplayer|brightcove|connatix|jwplatform|glomex|vidazoo|primis/,
    label: /^(videos?|vid[ée]o|wideo|動画|视频)\b/i,
    roles: ['video'],
    limit: 0.2,
  },
  app: {
    ask: /\bapp\b|app.?banner|install|アプリ|应用|應用|download the/i,
    label:
      /(get|download|install|open in|hol dir|t[ée]l[ée]charge|descarga|scarica|pobierz).{0,20}\bapp\b|\bapp store|google play|アプリ/i,
    names: at(
      'app-?(banner|promo|download|install|badge\\w*|store)\\w*|smart-?(app-?)?banner\\w*|smartbanner',
    ),
    hosts: /play\.google\.com|apps\.apple\.com|itunes\.apple\.com/,
    limit: 0.1,
  },
  popup: {
    ask: /pop-?\s?ups?|overlay|modal|dialog|\blayer|einblendung|fen[êe]tre|ventana|finestra|janela|wyskakuj|ポップアップ|弹窗|彈窗|notification/i,
    names: at('pop-?up\\w*|modal\\w*|overlay\\w*|lightbox\\w*|interstitial\\w*|notification-?(bar|banner)'),
    roles: ['dialog', 'alertdialog'],
    layerOnly: true,
    limit: 0.25,
  },
  nav: {
    ask: /navigation|\bnav\b|\bmenus?\b|navbar|men[üuú]|men[úu]s|メニュー|ナビ|导航|導航/i,
    names: at(
      'nav|navbar\\w*|navigation\\w*|main-?(nav|menu)\\w*|menu|primary-?(nav|menu)\\w*|site-?nav\\w*|top-?nav\\w*',
    ),
    roles: ['navigation', 'nav'],
    limit: 0.3,
  },
  footer: {
    strongest: true,
    ask: /footer|fu(ß|ss)zeile|fu(ß|ss)bereich|pied de page|pie de p[áa]gina|rodap[ée]|stopk|pi[èe] di pagina|voettekst|フッター|页脚|頁尾/i,
    names: at('footer|site-?footer|page-?footer|main-?footer|colophon|footer-?wrap\\w*|foot'),
    roles: ['contentinfo', 'footer'],
    limit: 0.3,
  },
  header: {
    strongest: true,
    ask: /\bheader|kopfzeile|kopfbereich|en-t[êe]te|encabezado|cabe[çc]alho|nag[łl][óo]wek|intestazione|ヘッダー|页眉|top bar/i,
    names: at('site-?header\\w*|page-?header|masthead\\w*|main-?header|header|topbar|top-?bar'),
    roles: ['banner'],
    limit: 0.2,
  },
  images: {
    ask: /\bimages?\b|pictures|photos|\bbilder|fotos|im[áa]genes|imagens|immagini|zdj[ęe][ćc]ia|afbeeldingen|画像|图片|圖片/i,
    roles: ['figure'],
    names: at('gallery\\w*|slideshow\\w*|carousel\\w*|wp-caption|image-?gallery'),
    limit: 0.2,
  },
  author: {
    ask: /author (box|bio|info|profile)|about the author|(ü|ue)ber (den|die) autor|autor(en)?(box|info|profil)|sobre (el|o) autor|[àa] propos de l.auteur|sull.autore|o autorze/i,
    label:
      /about the author|written by|(ü|ue)ber (den|die) autor|sobre (el|o|la|a) autor|[àa] propos de l|o autorze|sull.autore/i,
    names: at(
      'authors?|author-?(box|bio|info|card|profile|block|area)\\w*|about-?author|bio(-?box)?|autor(en)?-?(box|info)?',
    ),
    // The name line of a reader's comment.
    notNames: /comment|kommentar|reply|replies/,
    limit: 0.12,
  },
  tags: {
    ask: /\btag(s|i|i?ów)?\b|tag cloud|argomenti|schlagw|stichw|etiquetas|mots-cl[ée]s|keywords|topics list|タグ|标签/i,
    label:
      /^(tags?|schlagw[öo]rter|themen|etiquetas|mots-cl[ée]s|keywords|topics|タグ|标签|filed under|tematy|tagi)\b/i,
    names: at(
      'tags?|tag-?(list|cloud|links|wrap\\w*)|tagcloud|post-?tags|entry-?tags|article-?tags|keywords|schlagworte',
    ),
    limit: 0.08,
  },
  donate: {
    ask: /donat|spenden|support us|faire un don|donazion|donaci|doa[çc]|wesprzyj|寄付|捐/i,
    label: /donate|support (us|our)|spende|unterst[üu]tze|faire un don|dona|wesprzyj|become a member/i,
    names: at('donat\\w*|donation\\w*|spende\\w*|support-?us|membership-?(cta|promo)\\w*|contribute\\w*'),
    limit: 0.12,
  },
};
