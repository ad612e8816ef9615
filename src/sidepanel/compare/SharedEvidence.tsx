import { useMemo } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import type { GuideStep } from '../../contracts/guide.ts';
import { agreementOf } from '../../core/compare/agreement.ts';
import { agreementOnBlocks } from '../../core/compare/blocks.ts';
import { agreementOnSteps } from '../../core/compare/steps.ts';
import { listed, t, uiLanguage } from '../../platform/i18n.ts';

/** What of the page some of the answers have in common, and what they say of it. */
interface Shared {
  parts: readonly { text: string; by: number[] }[];
  share: number | null;
  texts: { agree: string; both: string; only: string };
}

const CITED = { agree: 'compare_agree', both: 'compare_both', only: 'compare_only' };
const STEPS = { agree: 'compare_steps_agree', both: 'compare_steps_both', only: 'compare_steps_only' };
const NAMED = { agree: 'compare_blocks_agree', both: 'compare_blocks_both', only: 'compare_blocks_only' };

function sharedBy(turns: readonly Turn[]): Shared {
  const lists = turns.flatMap(({ card }) => (card?.mode === 'hide' ? [card.items] : []));
  if (lists.length > 0) {
    const { blocks, share } = agreementOnBlocks(lists);
    return { parts: blocks, share, texts: NAMED };
  }
  const steps = turns.flatMap(({ card }) => (card?.mode === 'guide' ? [card.steps[0]] : []));
  if (steps.length > 0) {
    const { parts, share } = agreementOnSteps(steps, instructedOn);
    return { parts, share, texts: STEPS };
  }
  const { passages, share } = agreementOf(
    turns.map(({ card }) => (card?.mode === 'find' ? card.citations : [])),
  );
  return { parts: passages, share, texts: CITED };
}

/** A control by its name on the page; a step that needs none by its words. */
const instructedOn = ({ instruction, target }: Pick<GuideStep, 'instruction' | 'target'>): string =>
  target ? target.text || target.role : instruction;

/** Which words, blocks or controls of the page the answers rest on together, and which only some of them. */
export function SharedEvidence({ turns, names }: { turns: readonly Turn[]; names: readonly string[] }) {
  const { parts, share, texts } = useMemo(() => sharedBy(turns), [turns]);
  if (share === null) return null;
  const kinds = [...new Set(parts.map(({ by }) => by.join()))];
  const groups = kinds.map((kind) => parts.filter(({ by }) => by.join() === kind));
  const percent = share.toLocaleString(uiLanguage(), { style: 'percent' });
  const label = ({ by }: { by: number[] }) =>
    by.length === turns.length
      ? t(texts.both)
      : t(texts.only, { name: listed(by.map((at) => names[at] ?? '')) });
  return (
    <div className="shared-evidence">
      <p>{t(texts.agree, { percent })}</p>
      {groups
        .sort(([a], [b]) => (b?.by.length ?? 0) - (a?.by.length ?? 0))
        .map((some) => (
          <section key={some[0]!.by.join()} data-shared={some[0]!.by.length === turns.length}>
            <h4>{label(some[0]!)}</h4>
            <ul>
              {[...new Set(some.map(({ text }) => text))].map((text) => (
                <li key={text}>
                  <q dir="auto">{text}</q>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
