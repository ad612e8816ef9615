import { z } from 'zod';

/**
 * What a control is and what pressing it would set off, as the page's structure tells. All words are the page's own: the worker judges
 * them (`modes/guide/risk.ts`), the page only collects.
 */
export const controlFactsSchema = z.object({
  /** One string of all that the person agrees to: names, address of a link, target of a form. Another string, another control. */
  seal: z.string(),
  /** What it is called: visible words, label, title, value, words of its icon. */
  names: z.array(z.string()),
  tag: z.string(),
  /** The language that the page gives for it (BCP 47), '' where it gives none. */
  lang: z.string(),
  role: z.string(),
  /** The form that a press sends, or that the control stands in. */
  form: z
    .object({
      /** A press here sends it. */
      sent: z.boolean(),
      /** `script`: neither method nor address is given, so a script takes what is entered. */
      method: z.enum(['get', 'post', 'dialog', 'script']),
      search: z.boolean(),
      /** What its fields ask for. */
      asks: z.array(z.enum(['password', 'code', 'payment', 'identity', 'contact', 'file', 'text'])),
    })
    .nullable(),
  link: z
    .object({
      href: z.string(),
      /** Attributes by which frameworks make a link act: `data-method`, `data-confirm`, `hx-delete` ... */
      acts: z.boolean(),
    })
    .nullable(),
  /** The dialog that it stands in, with the names of the dialog's other buttons. */
  dialog: z.object({ alert: z.boolean(), words: z.string(), others: z.array(z.string()) }).nullable(),
  /** Names of what it stands in, nearest first: headings, labels, ids and classes as words; last the document's title and first heading. */
  around: z.array(z.string()),
  /** A press reaches another control that lies inside this one: form and link are that one's. */
  inner: z.boolean().optional(),
  /** It says of itself that it only opens, folds or toggles something (`aria-haspopup`, `aria-expanded`, `aria-pressed`, `summary`). */
  opens: z.boolean().optional(),
  /** What else can be pressed close by. `quiet`: drawn much smaller or paler than this control. */
  rivals: z.array(z.object({ name: z.string(), quiet: z.boolean() })).optional(),
  /** Drawn as a warning (red, where its neighbours are not), or so by its class. */
  warns: z.boolean(),
});
export type ControlFacts = z.infer<typeof controlFactsSchema>;
