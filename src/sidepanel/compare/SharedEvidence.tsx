import { useMemo } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import { agreementOf, type Passage } from '../../core/compare/agreement.ts';
import { listed, t, uiLanguage } from '../../platform/i18n.ts';

/** Which words of the page the answers rest on together, and which only some of them. */
export function SharedEvidence({ turns, names }: { turns: readonly Turn[]; names: readonly string[] }) {
  const { passages, share } = useMemo(
    () => agreementOf(turns.map(({ card }) => (card?.mode === 'find' ? card.citations : []))),
    [turns],
  );
  if (share === null) return null;
  const kinds = [...new Set(passages.map(({ by }) => by.join()))];
  const groups = kinds.map((kind) => passages.filter(({ by }) => by.join() === kind));
  const percent = share.toLocaleString(uiLanguage(), { style: 'percent' });
  const label = ({ by }: Passage) =>
    by.length === turns.length
      ? t('compare_both')
      : t('compare_only', { name: listed(by.map((at) => names[at] ?? '')) });
  return (
    <div className="shared-evidence">
      <p>{t('compare_agree', { percent })}</p>
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
