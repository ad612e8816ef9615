/** The browser's `LanguageModel`, where this page has one; its shape is `model/built-in-session.ts`'s business. */
export function browserModel<Api>(): Api | undefined {
  return (globalThis as { LanguageModel?: Api }).LanguageModel;
}
