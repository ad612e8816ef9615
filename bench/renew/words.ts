/** How a question that a rule proposes is put, by language (BCP 47, its first part). A person mends it; languages without a row get no gap and no definition. */
interface QuestionWords {
  whatIs: (subject: string) => string;
  gap: (sentence: string) => string;
  /** What stands between a subject and what it is. */
  copula: RegExp;
}

export const QUESTION_WORDS: Readonly<Record<string, QuestionWords>> = {
  en: {
    whatIs: (subject) => `What is ${subject}?`,
    gap: (sentence) => `What belongs in the gap: "${sentence}"`,
    copula: / (?:is|are|was|were) (?=an? |the |one of )/,
  },
  de: {
    whatIs: (subject) => `Was ist ${subject}?`,
    gap: (sentence) => `Was gehört in die Lücke: „${sentence}“`,
    copula: / (?:ist|sind|war|waren) (?=eine?r? |der |die |das )/,
  },
  fr: {
    whatIs: (subject) => `Qu'est-ce que ${subject} ?`,
    gap: (sentence) => `Que faut-il mettre à la place du blanc : « ${sentence} »`,
    copula: / (?:est|sont|était) (?=une? |le |la |l'|les )/,
  },
  es: {
    whatIs: (subject) => `¿Qué es ${subject}?`,
    gap: (sentence) => `¿Qué falta en el hueco? «${sentence}»`,
    copula: / (?:es|son|fue|era) (?=una? |el |la |los |las )/,
  },
  it: {
    whatIs: (subject) => `Che cos'è ${subject}?`,
    gap: (sentence) => `Che cosa manca qui: «${sentence}»`,
    copula: / (?:è|sono|era) (?=una? |uno |il |la |lo |l'|i |gli |le )/,
  },
  pt: {
    whatIs: (subject) => `O que é ${subject}?`,
    gap: (sentence) => `O que falta na lacuna: “${sentence}”`,
    copula: / (?:é|são|foi|era) (?=uma? |o |a |os |as )/,
  },
  pl: {
    whatIs: (subject) => `Co to jest ${subject}?`,
    gap: (sentence) => `Czego brakuje w luce: „${sentence}”`,
    copula: / to (?=\p{L})/u,
  },
};
