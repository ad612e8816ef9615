import type { ControlFacts } from '../../src/contracts/control-facts.ts';

/** What is told of a button that lies in no form and does nothing in particular. */
export const plainButton = (over: Partial<ControlFacts> = {}): ControlFacts => ({
  seal: '',
  names: [],
  tag: 'button',
  lang: '',
  role: '',
  form: null,
  link: null,
  dialog: null,
  around: [],
  warns: false,
  ...over,
});
