import type { ControlFacts } from '../../contracts/control-facts.ts';
import type { LeadsOn } from '../../core/lists/lead-on.ts';
import { commits } from '../guide/risk.ts';
import type { ScriptedPage } from '../mode.ts';

/** Presses what brings more of a list, where a press does nothing else. `false`: it is no such button, or nothing came. */
export async function pressMore(
  page: ScriptedPage,
  { n, start, text }: LeadsOn,
  list: string,
): Promise<boolean> {
  const { facts } = await page.callAt(n, 'listControl', { n, start });
  if (!facts || !staysHere(facts)) return false;
  const step = { action: 'click', value: null, target: null, url: '', instruction: text } as const;
  if (commits(step, facts)) return false;
  return (await page.callAt(n, 'listPress', { n, start, seal: facts.seal, list })).grown;
}

/** It sends no form and is no link to another document. */
export const staysHere = ({ form, link }: ControlFacts): boolean =>
  form?.sent !== true && (link === null || (!link.acts && /^(?:#|javascript:|$)/i.test(link.href)));
