/**
 * What a language may say about a subject. Every list holds phrases as `matcher.ts` reads them: whole words, `*` leaves a side open. Each
 * language has a folder with one file per subject (`de/risk.ts` exports `risk`), and each subject a file here that lists the languages
 * (`risk.ts`), so that the page script takes only the subjects it needs. `tests/unit/lexicon.test.ts` says what a language lacks.
 */

/** Names of controls whose press cannot be taken back, or that commit the person to something. */
export interface RiskWords {
  /** Paying, deleting, sending, publishing, agreeing, signing out: "pay", "delete*", "place order". */
  readonly commits: readonly string[];
  /** Labels with such a word that commit to nothing: "saved items", "order by", "payment methods". They win over `commits`. */
  readonly harmless?: readonly string[];
  /** Names of forms, dialogs, pages and regions where a press of unknown wording commits: "checkout", "payment", "danger zone". */
  readonly places?: readonly string[];
}

/** What a field's label, name or placeholder says when its value is nobody else's business. */
export interface PrivateWords {
  readonly password: readonly string[];
  /** One-time codes, PINs and answers to security questions. */
  readonly code: readonly string[];
  /** Card numbers, expiry and check digits, IBAN and account numbers. */
  readonly payment: readonly string[];
  /** Passport, identity card, tax and social security numbers. */
  readonly identity?: readonly string[];
  /** Labels with such a word whose value is not private: "promo code", "postcode". They win over the rest. */
  readonly harmless?: readonly string[];
}
