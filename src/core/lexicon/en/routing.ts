import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

/** English, the widest: it also has the terse style of search boxes. */
export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /^ can (someone|somebody|anyone) (please )?(call|help|contact|email|ring|text)\b/,
    /\b(was|am|m) wondering how to\b|^ can i get (a copy|an invoice|a receipt)|\bis it possible to (change|cancel|delete|update|remove|edit|switch|transfer|merge|export|upgrade) (my|the|an?|this)\b|^ how come i (cant|cannot|can not)\b|^ wheres? (is |are )?(my|the) (\w+ ){0,2}(download|downloads|export|settings|invoice|invoices|orders?|cart|basket|profile|inbox|messages|unsubscribe)( \w+)? (\? )?$|^ where does one\b/,
    new RegExp(
      [
        String.raw`^ (so |ok |hi |hey |and )?(please )?how (do|does|can|could|should|would|might|must|shall) (i|we|one|someone|a user|users|people here)\b(?! (know|tell|recogni[sz]e|be sure|love|understand) (if|whether|when|that|what|thee)?)`,
        String.raw`^ how (do|can|could|would) you (?!say|spell|pronounce|know|call|write|define|get (a|the) (flu|cold)|die|become)\w+ (?!.*\b(in (spanish|french|german|latin|japanese|italian|hawaiian)|mean)\b)`,
        String.raw`^ how to (?!say|spell|pronounce|write .* in (spanish|french|german))`,
        String.raw` (show|teach|tell|explain to|explain|remind|instruct) (me|us) (again )?(how to|how i|how you|how one|the steps|step by step|where to click|which button|what to click|the way to)\b`,
        String.raw`\b(walk|guide|lead|steer|coach|talk|take|bring|get) (me|us) (through|to|thru|there)\b`,
        String.raw`^ (please )?(guide|walk) `,
        String.raw`\b(help (me|us)|(need|want|like|some|get) help( with)?)\b(?! (understand|find out|see why|know|decide))`,
        String.raw`\b(where|which|what) (do|can|should|must|would) (i|we) (have to |need to |must )?(click|press|go|tap|change|edit|set|find|turn|enable|disable|update|upload|download|cancel|add|remove|delete|see my|view my|check my|manage|log|sign|enter|type|put|report|submit|register|choose|select|switch|adjust|contact|look)\b`,
        String.raw`\bwhat (button|link|menu|option|setting|tab) (do|should|must|can) i\b`,
        String.raw`\bwhich (button|link|menu|option|setting|tab) (do|should|must|can|lets|submits|opens|saves|changes|turns|deletes|sends|starts|takes)\b`,
        String.raw`\bwhere(s| is| are) the (setting|button|option|menu|link|page|toggle|switch|form) (to|for|that|where|which)\b`,
        String.raw`\bwhere(s| is| are) (the|my) (\w+ ){0,3}(buttons?|toggle|settings|checkbox|drop ?down|log ?in|log ?out|sign ?up)( (to|for|that|on|in|here) .*)?( here)?( \?)? $`,
        String.raw`\b(cant|cannot|can not|unable to|dont know where to|couldnt) (find|see|locate) (.* )?(button|settings?|option|menu|link|toggle|tab|form)\b`,
        String.raw`^ (the )?(steps|instructions|procedure|process|best way|easiest way|quickest way|way|tutorial|directions) (to|for) `,
        String.raw`\bwhat (do|should|must|would) i (have to |need to )?do to (?!hide)`,
        String.raw`\b(want|need|like|love) to (know|learn|see|find out) how (to|i|we|one|you)\b`,
        String.raw`\? how (\? )?$`,
        String.raw`\b(step by step|what are the steps (to|for) (?!\w+ing\b)|what steps (do|should|must) (i|we)|what(s| is) the ((best|easiest|quickest|fastest|simplest|right|proper|correct|shortest) )?way (to|of)|what(s| is) the (process|procedure) (for|to) \w+ing (?!steel|cheese|wine|paper|glass)|find out how to|is there (a|any|some) (way|option|possibility) (for me )?(to|of)|how (would|do) (i|you) go about|whats the process)\b`,
        String.raw`\bi (do not|dont|cant|cannot|can not) (know how|figure out how|remember (how|which|what|my)|find (where|out where|the (button|setting|option|page|link)|how)|see where|seem to find)\b`,
        String.raw`\bi ?(am|m) (trying|struggling|looking|unable) (to|for) (?!see|hide|read|know|understand|an answer)`,
        String.raw`\b(need|want) to find where to\b`,
      ].join('|'),
    ),
  ],
  ask: [
    /\b(id|i would|i d) (like|love) to (know|understand|learn|hear|find out)\b|^ (do|does|did|is|are) not\b|\bi (dont|do not|didnt) (understand|get) (the|this|what|why|how|any of (this|it|that)|a (word|thing) of)\b|^ why (is|are) there\b/,
    new RegExp(
      [
        String.raw`^ (so |and |but |ok |hey |hi |well |in |on |at |by |from |to |under |during |for |of |since |with |after |before |about |until )?(exactly )?(who|whos|whom|whose|what|whats|when|whens|where|wheres|why|whys|which|how) `,
        String.raw`^ (is|are|was|were|am (?!uitat)|does|do|did|has|have|had|will|would|should|could|can|may|might|must|isnt|arent|wasnt|doesnt|didnt) (?!you\b(?! know\b| think\b| have\b)|me\b|we\b|not\b|away\b)\w+`,
        String.raw`^ (do you know|can you (tell|say|explain|summari[sz]e|describe|list|give me (a summary|the key|an overview))|could you (tell|explain|summari[sz]e)|any (mention|word|info|information|idea|news|details|discount|chance|reason|proof)|anything (about|on))\b`,
        String.raw`\bi (want|need|would like|d like|am trying|was trying) to (know|understand|learn (what|why|who|about)|find out|ask)\b`,
        String.raw`\bi (wonder|am wondering|am curious|was wondering)\b`,
        String.raw`^ (please |can you |could you )?(show|point) (me )?(to )?(where|what|which|the (part|passage|sentence|paragraph|line|quote|evidence|proof)) (.* )?(says?|said|mentions?|mentioned|talks?|states?|claims?|describes?|explains?|about|that|where)\b`,
        String.raw`\bfind (where|out (who|what|when|where|why|whether|if|how (many|much|long|old|far|often)|about)|(the )?(meaning|definition|main (idea|point|argument)|thesis|conclusion|answers?) |the (part|passage|sentence|paragraph|section|place|line|quote|bit)|mentions?|references?|every mention|all mentions|any mention)\b(?! .* (when|next date))`,
      ].join('|'),
    ),
  ],
  tell: [
    /^ (please |pls |can you |could you )*(go (through|over)|look (through|over|in|into|at|up)|have a (quick )?look|check|read|scan|skim|browse|run your eye|cast an eye) (?!.*\b(my|our)\b).*\b(and|then) (please )?(tell (me|us)|say|let me know|note|write down|jot)\b/,
    /^ (please |can you |could you )*give (me|us) (\w+ )?(arguments?|reasons?|examples?|bullets?|sentences?|facts|points)\b/,
    /^ (please |pls |now )?(tl ?dr|summari[sz]e|sum up|summary|recap|explain|tell me|tell us|describe|define|name|list (?!(top|my|this|a |an |item|it))|paraphrase|translate|quote|give (me|us) (a |the |an )?(key|short|brief|quick|main|summary|overview|gist|definition|reason|list|answer|number|date|name|tl|bullet|rundown|facts|pros|argument|example|idea|sense)|outline|state the|interpret|analy[sz]e|compare the (two|three|results|arguments|findings|methods|claims|studies|views)|count|point (me )?to|what|proof|evidence|mentions? of|according to)\b/,
    /^ (please |pls |can you |could you )*(check|see|look|find out|verify) (if|whether) (it|this|that|they|he|she|the (article|text|page|author)) (says?|mentions?|states?|tells?|is mentioned|talks?|contains?|claims?)\b|^ (summary|in short|in brief|sources|explain) /,
  ],
  away: [
    /\b(could|can) do without\b|\b(dont|do not) care (for|about) (the|this|these|those|any)\b|\bcant stand\b|\bmake me sick\b|\bleave nothing but\b|\b(should|must|can) go $/,
    /^ (please )?no (more )?(politics|football|soccer|sports?|celebrit\w+|gossip|crypto\w*|spoilers?)\b|^ no (\w+ ){1,2}please $/,
    /\bshould(nt| not| n t) (be (here|shown|visible|there|displayed|listed)|show( up)?|appear|(come|pop|turn) up)\b|\baway with\b|\bhave (it|them) removed\b|\b(thing|banner|popup|box|bar) be (removed|hidden|gone)\b|\b(ive|i ve|i have|ive) (had (it|enough)|seen enough)\b|\b(im|i am|i m) done (with|seeing|reading|looking)\b|\bnot a fan of\b|\bdo away with\b|\b(has|have|got) to go\b|\b(images|pictures|videos|animations|comments) off\b|\bout of my\b|\bleave me alone\b|\bcame (here )?for the\b|\bread without\b|\btakes? up too much\b|\bcut it (out)?\b|\bunwanted\b|\bkeep (the |all )?\w+ away\b|\bcan the .*\bbe (removed|hidden|gone)\b|^ (skip|without|please no|no) everything\b|\beverything (but|except|besides)\b|\bwould you mind (removing|hiding)\b/,
    new RegExp(
      [
        String.raw`\b(do not|dont|never|no longer|rather not|not) (want|wanna|wish|need|care|like)? ?(to )?(see|seeing|look at|looking at|be shown|have to see|show|display|watch|read about|hear about)\b`,
        String.raw`\b(do not|dont) (ever )?(let|give) me (see |any )?`,
        String.raw`\bstop (showing|displaying|recommending|suggesting|pushing|shoving|advertising|putting|serving|playing)\b`,
        String.raw`\b(i only|only|just|nothing but|nothing except) (want to )?(show|see|display|leave|keep|read|give me|want)( me)?\b(?!.*\b(price|cost|status|cart)\b.*\bfor\b)`,
        '^ (please )?(show|keep|leave|display|give) (me )?(only|just|nothing but) ',
        String.raw`\b(sick|tired|fed up|annoyed) (of|by|with) (all |the |these |this |those |seeing )`,
        String.raw`\b(driv(es?|ing) me (nuts|crazy|mad|insane)|(get|gets|getting) on my nerves|begone|had enough of)\b`,
        String.raw`\bi (only|just) (care about|need|wanna (see|read)|want)\b(?! to (know|check|ask|find|book|buy|log|sign|change))`,
        String.raw`\b(and )?nothing else $`,
        String.raw`\b(out of (my|the) (way|sight|view|face)|off (my|the) (screen|page|view)|from view|from (my|the) (feed|view|sight|timeline|screen|page|results))\b`,
        String.raw`\b(go away|goes away|be gone|disappear|vanish|invisible|out of sight)\b`,
        String.raw`^ (please )?(no more|enough|no|without|minus|less|fewer|ditch|lose|nuke|zap|begone) (\w+ ){0,3}(ads?|adverts?|advertis\w+|shorts|pop ?ups?|banners?|sidebars?|comments?|spam|clutter|noise|reels|videos?|images?|promo\w*|spoilers?|posts?|distractions?|stories|suggestions|recommend\w+|sponsored \w+)\b`,
        String.raw`\b(reader|reading|focus|distraction free|zen) (mode|view)\b`,
        String.raw`\b(ads?|pop ?ups?|banners?) (away|gone|off|begone|out)\b`,
        String.raw`\b(want|like|need|prefer|wish) .*\b(gone|hidden|removed|out of here|out of sight|away)\b`,
        String.raw`\bso (that )?(there (are|is|will be) no|i (do not|dont|never) (have to )?see)\b`,
        String.raw`\b(out of here|get lost)\b`,
        String.raw`\b(should|must|can|needs? to|has to|have to|gotta) (all |just )?go( away)? $`,
        String.raw`\bmake (this|the|my) (page|site|feed|view|screen|article) (look )?(\w+ )?(less|cleaner|clean|simpler|simple|calmer|quieter|easier|readable|tidier|tidy|minimal)\b`,
        String.raw`\b(bothers?|annoys?|annoying|distracts?|distracting|irritat\w+|clutters?|in (my|the) way|cant stand)\b`,
      ].join('|'),
    ),
  ],
  hide: /(^ |^ (please |pls |can you |could you |would you |will you |would you mind |could you maybe |can we |could we |may i |can u |kindly |hey |now |just |ok |sightline |i want you to |i want to |id like to |i d like to |i would like to |i need you to |lets |let us |go ahead and |you should |try to |quickly |temporarily |always |permanently |also |help me )+|[,.;] |and |but |then |able to |to |you can |you could )(please |pls |just |also )?(un ?clutter|hide(?! (and|n|&) seek)|hides|hiding|conceal|declutter|de ?clutter|clean ?up|clean the|clean this|clear away|clear out the|clear the (clutter|page of|screen of)|cover up|tidy( up)?|get rid of|rid |take away|take out (the|that|all|any|those|these|jobs|listings|offers|results|posts|stories|everything|anything)|filter out|filter away|screen out|weed out|blank out|block out|black out|blur( out)?|grey out|gray out|mask|collapse|minimi[sz]e (the|all|those|that)|suppress|censor|cover (the|those|all|any|that) (?!letter)|dim |obscure|banish|vanish|keep out|leave out|omit|skip (the|all|past) (ads?|comments?|intro)|(trim|pare|strip|boil|reduce|cut|slim) (this|the|my) (page|site|view|article|feed) |simplify (the|this) (page|site|view|layout)|strip( out| away| off)?|cut (out )?(the|all) (noise|clutter|crap|ads?|fluff|junk|\w+ out)|hush|silence (the|all|those)|unsee)\b/,
  remove:
    /(^ |^ (please |pls |can you |could you |would you |will you |would you mind |could you maybe |can we |could we |may i |can u |kindly |hey |now |just |ok |i want you to |i want to |id like to |i would like to |i need you to |lets |go ahead and |also |always )+|[,.;] |and then )(please )?(remove|delete|erase|eliminate|block|mute|kill|drop|close|dismiss|exclude|discard|turn off|switch off|disable|shut off|shut|wipe|clear|purge|scrub|ban|snooze|throw out|trash|filter (?!(by|for|the results|results|flats|jobs)\b)(?=.*\b(out|away|off)\b)|lose|ditch|stop|take off|take down|cut)\b/,
  own: /\b(cart|basket|bag|account|accounts|wish ?list|my (?!(way|screen|view|feed|page|sight|face|timeline|eyes|results|attention|window|browser)\b)\w+|i (wrote|posted|made|saved|uploaded|created|sent|bought|ordered|added|have)|draft|drafts|password|credit card|payment|subscription|subscriptions|two factor|2fa|profile|repository|repo|branch|file|folder|device|devices|project|booking|reservation|appointment|order|orders|the user|this user|user [\w.-]*\d[\w.-]*|user \w+_\w+|filters? (for|on)|the filter|all filters|filter for|in (the )?settings|autoplay in|for this channel|notifications? (for|from|of)|this (caller|sender|seller|group|contact|person|profile|number)|channel|member|members|team ?mate|collaborator|calendar|event from|contact|message|conversation|email|emails|inbox|history|search history|browsing data|cookies and|cache|meeting|playlist|watch ?list|queue|saved|row|(?<!\b(?:left|right|side|middle|center|centre|main|outer|narrow)(?: hand)? )column(?! (?:on|at|to) the (?:left|right|side))|cell|tag|label|label from|dark mode|location|permission|api key|token|webhook|backup|address|phone number|item \w+ from|items from)\b/,
  noise:
    /\b(\w+ (rated|reviewed|quality) (ones|items|results)|(sold out|expensive|old|older|used|boring) ones|ads?|adverts?|advertis\w+|promo\w*|sponsor\w*|banners?|cookies? (banner|notice|popup|pop ?up|bar|wall|message|consent|dialog|warning|prompt|thing)|cookie \w+|pop ?ups?|pop ?overs?|overlays?|modals?|side ?bars?|(side|(left|right)( hand)?|middle|outer|narrow) (panel|column|bar|rail)|(panel|column|bar|rail) (on|at|to) the (left|right|side)|comments?|recommend\w*|suggest\w*|related|trending|newsletter|nags?|chat ?(bubble|bot|box|widget|window|button|icon)|widgets?|stick\w+|floating|autoplay\w*|auto ?playing|shorts|reels|stories|feed|headers?|footers?|nav\w*|menu ?bar|top bar|toolbar|tickers?|spoilers?|clutter|distraction\w*|noise|images?|pictures?|thumbnails?|gifs?|posts?|tweets?|articles?|results|listings?|videos?|items (that|i|with|without|from|which)|viewed|overlay|notifications? bar|anything|everything|stuff|share buttons|social (media )?(buttons|icons|links)|like counts?|likes|view counts?|scores?|people you may know|you (may|might) also|who to follow|paywall|page|this (banner|box|section|thing|bar|element|part)|section|annoying|download (our|the) app|app (banner|prompt)|gdpr|consent|survey|feedback (button|tab|form)|carousel|slideshow|background|animations?|content)\b/,
  act: [
    /^ (please |pls |can you |could you |would you |just |now |ok |id like to |id love to |i d like to |i need to |i want to |want to |need to |lets )*(turn (\w+ ){1,4}(on|off)|(log|sign) (me|us) \w+|swap|extend|renew|speak (to|with)|talk (to|with)|opt (in|out)|quit|tell (them|him|her|support|the seller)|set|flag|escalate|appeal|dispute|top up|recharge|unlock|lock|unlink|disconnect|split|duplicate|rotate|resize|undo|redo|revert|jump to|next step|mute notifications|let me (check|pay|buy|see|change|book|continue|proceed)|make (me|us|this repo|it public|it private|the (text|font|letters)))\b/,
    new RegExp(
      String.raw`(^ |^ (please |pls |can you |could you |would you |will you |kindly |hey |now |just |ok |i want you to |i want to |i wanna |id like to |i d like to |i would like to |i need you to |i need to |i have to |i ve got to |lets |go ahead and |also |let me |try to |first |then |want to |need to |looking to )+|^ (as|for|in|on|at|using|with|if|after|before|from|given|since) [^?]*, )(` +
        [
          'search|browse|look (for|up|at|into|through)|navigate|go (to|back|into|through)|log ?(in|on|out|off|into)|sign ?(in|up|out|me|on|into)|find|locate|identify|discover',
          'book(?! (of|about|by|that|in which|written|series|where|and|or|[1-9] (of|in)|one of|two of)\\b)|reserve|rent(?! (of|control)\\b)|hire|buy|purchase|order(?! (of|in which|by|for (kids|children))\\b)|sell|checkout|check(?! (valve|mate|republic)\\b)|pay(?! (scale|grade|rate)\\b)|donate|subscribe|unsubscribe|register|apply|enrol\\w*|schedule(?! of\\b)|reschedule|arrange|cancel',
          'add(?! (and|or)\\b)|create|make (a|an|my|me|it|the|this)|set (the|a|my|an|up|it|all|quantity|reminder|filter)|change (the|my|a|to|it|all|language|delivery|password|location|settings|shipping|email|profile|date|from|your|our)|edit|update|modify|rename|replace|enable|activate|turn on|switch|upgrade|downgrade|adjust|customi[sz]e|configure|connect|link (my|the)|share(?! of\\b)|post (a|an|my|this|the|it)|upload|download|export|import|print|save|submit|send|reply|write (a|an|my)|comment on|leave (a|my)|rate (the|this|my)|review (the|my|this)|report (a|the|this|my|an)|fill (in|out|up)?|enter|type|select|choose|pick|tick|click|press|tap|scroll|drag|expand|zoom',
          'show(?! (about|where|with|that|in which|on (netflix|tv|hbo)|called)\\b)|view(?! (of|from)\\b)|see (?!(you|me)\\b)|open(?! (source|marriage|sesame)\\b)|display|get(?! (out|rich) (of|or)\\b)|play(?! (by|about|in which|written)\\b)|watch|listen|start (?!of\\b)|stop (the|my|auto)|pause|resume|track(?! (and field|listing|\\d)\\b)|follow|unfollow|join|leave|invite|compare|sort|filter|narrow|refine|group|list (top|my|this|an?|item|it)|plan(?! of\\b)|estimate|calculate|compute|request(?! for\\b)|claim|redeem|return (my|the|an?|this|it)|exchange|copy|move|archive|restore|recover|reset|verify|confirm|accept|decline|contact(?! (e ?mail|number|phone|details|info|information|person|address|form|page|lens|lenses|sport|sports)\\b)|call (?!of\\b)|message|chat with|ask (for|the|a)|complain|file (a|an|my)|react|like (this|the)|pin|bookmark|star|fork|merge|commit|deploy|install|run|generate|build me|find and|use|try|visit|explore|access|pull up|bring up|give me (directions|the directions)|put|withdraw|transfer|vote|test drive|trade|measure|preview|publish|help|mark|assign|manage|complete|finish|proceed|continue|repeat|refresh|learn more|become',
          'return (?!(policy|address|on|of)\\b)\\w+|give (a|an|this|the|it|my)|invite|favorite|shop|preorder|pre order|stream|bid|recommend|suggest',
        ].join('|') +
        String.raw`)\b`,
    ),
  ],
  polite:
    /\b(can|could|would|will) (you|we)\b|(?<! (that|how|if|whether|what|where|which|when)) you (can|could)\b|^ (can|could|may) (the|this|that|these|those|all) .*\b(disappear|vanish|go( away)?|be (hidden|removed|gone|blocked)) (\? )?$/,
  nothingElse: /nothing else $/,
  whereSee:
    /^ where (can|do|could|would|should|might|did|will) (i|we) \w+|^ wheres? (is |are )?my\b|^ where (to|do you) (see|view|read|check|find|watch|get|download|buy|order|book|pay|register|apply) /,
  wish: [
    /^ (need|want) (a|an|some|two|three|another|new) (?!(hero|life|friend|answer|summary|explanation|definition|list|quick)\b)/,
    /^ i (really |just |also )?(want|need|wish|would like|would love|d like|d love|wanna|have|ve got|gotta|must) (to |a |an |some |my |two |three |four |\d+ |new |another )(?!(know|see|understand|learn|read|find out|hear|look at|believe|be|think|say|ask|question|answer|summary|quick|short|list|number|definition|explanation|overview|translation|feeling|dream|hero|hold)\b)(?!.*\b(lyrics|song|information|info|details|sung|cast|episode)\b)/,
    /^ (id|i d|i ll|i would|i) (rather|love to|prefer to|like to|need to|want to|want|need|like|love) (?!(know|see|understand|learn|read|find out|hear|look|believe|be|think|say|ask)\b)(?!(the|a|an) (\w+ )?(phone|number|address|price|name|date|hours|email|answer|summary|definition|total)\b)(?!.*\b(lyrics|song|cast|episode|without)\b)|^ (looking|searching) for (the|a|an|my) .*\b(link|button|page|form|setting|settings|option|menu)\b|^ (need|want|got) to (?!(know|see|understand|read|find out|believe|be)\b)|\bi have a (complaint|problem with my|issue with my)\b|\bi (was|am|m) wondering how to\b|\bis it possible to (change|cancel|delete|update|remove|edit|switch|transfer|merge|export|import|upgrade|move) (my|the|a|an|this)\b|\bhow come i (cant|cannot)\b/,
  ],
  vanish: rawList(
    'vanish* | disappear* | hide | hidden | hiding | remove | gone | away | out with | go away',
  ),
  noneOf: rawList(
    'no | less | fewer | without | no more | not interested in | don t need | dont need | do not need | don t want | dont want | do not want | no need for | nobody needs | nobody wants | could do without | do without | rather not | not look at | spare me | no more | fewer | not a fan | won t leave',
  ),
  fedUp: rawList(
    'too many | too much | so many | so much | way too | hate | tired | toxic | annoy* | distract* | bother* | cover* | block* my | block* the | in the way | sick of | useless | spam* | clutter* | half the | half of | full of | everywhere | covered in | littered',
  ),
  only: rawList(
    'only | just | nothing but | everything but | everything except | everything besides | all but | except | apart from',
  ),
  content: rawList(
    'article | recipe | text | story | content | main part | instructions | post itself | table | code | body | lyrics text | lyrics',
  ),
  trouble: rawList(
    'forgot | forgotten | lost my | lost access | locked out | cant log | can t log | cannot log | cant sign | can t sign | cant get into | can t get into | cant access | can t access | not working | doesn t work | doesnt work | won t load | expired | is wrong | wrong address | i ve moved | i moved | have moved | has changed | have changed | i ve changed | got charged | was charged | double charged | never arrived | hasn t arrived | broken | too small | too big | too tiny | never came | never arrived | hasnt come | t remember | cant remember | never received | charged twice | changed my mind | somebody else has | someone else has | keeps showing me | don t recognise | dont recognize | t arrive | doesn t come | not arriving | isn t arriving | never arrives | can t find | cant find | cannot find | wrong item | wrong size | wrong order',
  ),
  goods: rawList(
    'ticket | tickets | flight | flights | train | bus | seat | seats | room | rooms | table | appointment | hotel room | rental car | taxi | ferry | slot',
  ),
  self: rawList(
    'my | me | we | im | ive | i am | i have | i had | i got | i can | i cant | i dont | i want | i need | i moved | i came | i changed | i forgot | i lost | i just | i never | i would | i was | i keep | i bought | i paid | i ordered | i tried | i like | i love | i hate | i think | i d | i m | i ve | i ll | i ordered | i sent | i made | i wish | id',
  ),
  talk: rawList(
    'thanks | thank you | thx | ty | cheers | hello | hi | hey | good morning | good evening | bye | goodbye | great | cool | nice | awesome | perfect | ok | okay | got it | yes | no | never mind | nevermind | sorry | lol | well done | good job | that helped | very helpful | how are you | much appreciated',
  ),
  about: rawList(
    'what can you do | what do you do | who are you | what are you | how do you work | what can i ask | what can i ask you | help | what is sightline | who made you | are you a bot | are you an ai',
  ),
  clutter: rawList(
    'ads | ad | adverts | advertising | advertisements | advertisement | banner | banners | popup | popups | pop up | pop ups | overlay | sidebar | side bar | sponsored | promoted | autoplay | autoplaying | newsletter box | newsletter thing | newsletter popup | cookie thing | cookie notice | cookie banner | chat widget | chat bubble | share bar | share buttons | recommendations | related articles | related stories | trending | clutter | distractions | header | footer | floating* | sticky*',
  ),
  fact: rawList('number | phone number'),
  source: rawList(
    'according to … article | according to … page | according to … post | according to … text | according to … author | according to … report | according to … story | going by … article | going by … page | as … article says',
  ),
  retell: rawList(
    '^make a table | ^make me a table | ^make a list | ^put … into a table | ^put … in a table | ^turn … into a table | ^turn … into a list | ^turn … into a checklist | ^compare the two | ^compare the three | ^compare both | ^compare the … plans | ^contrast the | ^read me | ^read … out loud | ^read … aloud | ^read out',
  ),
  noControl: rawList(
    'there is no … button | theres no … button | no button to | see no … button | don t see … button | can t see … button | cannot see … button | don t see … link | can t see … link | button is missing',
  ),
  takeMe: rawList('^take me to | ^bring me to | ^send me to | ^lead me to | ^get me to'),
  readWithout: rawList(
    'read … without | see … without | view … without | look at … without | have … without | show … without',
  ),
  facts: rawList(
    'located | situated | what | which | who | whom | whose | when | why | how many | how much | how long | how old | how far | how often | how big | how large | how tall | how high | how fast | how deep | how did | how was | how were | how has | how had | how does | how are | what year | which year | what did | what was | what were | what does | did | was | were | along with … what | is called | are called | what happens | what happened',
  ),
  controls: rawList(
    'button | buttons | menu | menus | tab | tabs | icon | icons | link | links | setting | settings | option | options | checkbox | field | form | page | toggle | switch | click | press | tap | screen | website | search bar | place order | basket | cart | checkout',
  ),
  asksControl: rawList(
    'what do i have to click | what do i have to press | what must i tap | what must i press | what must i click | where must i click | where must i press | where should i click | which button | what button | which buttons | which of these buttons | which of the buttons | which of these icons | which icon | which link | which tab do | which tab does | from which tab | what do i press | what do i click | what do i tap | what should i press | what should i click | where do i click | where do i press | where do i tap | where does one click | where to click | which corner | in what corner | is there a button | which page do i | a button here | what are the clicks',
  ),
  required: rawList(
    '^do i have to | ^do you have to | ^do we have to | ^does one have to | ^must i | ^must we | ^must one | ^must you | ^do i need | ^do you need | ^do we need | ^am i allowed | ^are we allowed | ^is one allowed | ^is it allowed | ^is it necessary | ^is it compulsory | ^is it free to | ^is there a fee',
  ),
  sees: rawList('see | look at | watch | put up with'),
};
