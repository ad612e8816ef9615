/**
 * English as people type it in a hurry, and as it is written out: sources of patterns over folded words with one space between them and at both ends.
 * Only spellings that are no words of other languages, or stand between words that are English.
 */
export const CHAT_SPELLING: readonly (readonly [written: string, meant: string])[] = [
  ['(?:plz|pls|plss|plez|pleas)', 'please'],
  ['wanna', 'want to'],
  ['gotta', 'have to'],
  ['gimme', 'give me'],
  ['lemme', 'let me'],
  ['(?:dunno|idk)', 'i dont know'],
  ['(?:dont|dnt|do not) wanna', 'dont want to'],
  ['(?:dnt|donot|don t)', 'dont'],
  ['(?:cudnt|coudnt)', 'couldnt'],
  ['outt?a(?= (?:here|my|the|this|sight|there) )', 'out of'],
  ['(?:teh|da(?= (?:ads|page|video|menu|popup|price|main)\\b))', 'the'],
  ['(?:acct|acnt|acc(?= $))', 'account'],
  ['(?:pw|pwd|passwd)', 'password'],
  ['(?:wut|wat(?= (?:is|does|do|are|did|the|this|time)\\b))', 'what'],
  ['(?:wats|wuts|whts)', 'whats'],
  ['ppl', 'people'],
  [
    'u(?= (?:do|can|have|need|get|use|show|tell|make|take|help|hide|please|remove|turn|find|guide|explain|want)\\b)',
    'you',
  ],
  ['ur(?= \\p{L})', 'your'],
  ['thru', 'through'],
  ['(?:hw|hwo|hoe(?= (?:do|can|many|much|long) (?:i|you|the|does|is)\\b))', 'how'],
  ['(?:wher|whre|were(?= (?:do|can|should) i\\b))', 'where'],
  ['sum1', 'someone'],
  ['(how|need|want|have|where|wants|trying|got|like|going|used|able) 2(?= \\p{L})', '$1 to'],
  [
    '(me|us|this|it|that|page|up|off|ok|safe|good|all|article) 4(?= (?:me|us|this|that|the|a|an|my|kids|later|now|free|dogs) )',
    '$1 for',
  ],
  ['(how|where|what) (?:tf|the hell|the heck|the fuck|on earth|in the world)', '$1'],
];
