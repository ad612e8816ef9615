import { ChevronRight, Crosshair, Download } from 'lucide-react';
import { useMemo } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import { collectEvidence, type Evidence } from '../../core/evidence/collect.ts';
import {
  byPage,
  type EvidenceWords,
  evidenceAsCsl,
  evidenceAsJson,
  evidenceAsMarkdown,
} from '../../core/evidence/write.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t, uiLanguage } from '../../platform/i18n.ts';
import { saveFile } from '../../platform/save-file.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

const WORDS: EvidenceWords = {
  page: (page) => t('find_page', { page: String(page) }),
  time: (at) => new Date(at).toLocaleString(uiLanguage(), { dateStyle: 'long', timeStyle: 'short' }),
};
/** Name ending, type and writer of each form. */
const FORMS = {
  markdown: ['md', 'text/markdown', (evidence: readonly Evidence[]) => evidenceAsMarkdown(evidence, WORDS)],
  json: ['json', 'application/json', evidenceAsJson],
  csl: ['csl.json', 'application/vnd.citationstyles.csl+json', evidenceAsCsl],
} as const;

/** All that the answers of this conversation have cited, by page: to go there, and to take along. */
export default function EvidenceTrail({ turns }: { turns: readonly Turn[] }) {
  const url = usePanel((state) => state.conversation?.url);
  const title = usePanel((state) => state.conversation?.title);
  const { send } = usePanelActions();
  const evidence = useMemo(
    () => collectEvidence(turns, (of) => (of === url ? (title ?? '') : '')),
    [turns, url, title],
  );
  if (evidence.length === 0) return null;
  const save = (form: keyof typeof FORMS) => {
    const [ending, type, write] = FORMS[form];
    const name = `sightline-evidence-${new Date().toISOString().slice(0, 10)}.${ending}`;
    saveFile(name, new Blob([write(evidence)], { type }));
  };
  return (
    <details className="evidence trail">
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        {t('trail_title', { number: evidence.length })}
      </summary>
      {byPage(evidence).map((quotes) => (
        <section key={quotes[0]!.url}>
          <h3>{quotes[0]!.title || quotes[0]!.url}</h3>
          <ul>
            {quotes.map((each) => (
              <TrailRow
                key={`${each.turnId} ${each.citation}`}
                evidence={each}
                onReveal={() => send({ type: 'reveal', turnId: each.turnId, citation: each.citation })}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className="actions">
        {(['markdown', 'json', 'csl'] as const).map((form) => (
          <ActionButton
            key={form}
            icon={Download}
            label={t(`trail_save_${form}`)}
            look="plain"
            onClick={() => save(form)}
          />
        ))}
      </div>
    </details>
  );
}

function TrailRow({ evidence, onReveal }: { evidence: Evidence; onReveal(): void }) {
  const { quote, headings, page } = evidence;
  const where = [...headings, ...(page === undefined ? [] : [WORDS.page(page)])].join(' › ');
  return (
    <li className="trail-row">
      <div>
        <q>{quote}</q>
        {where ? <small>{where}</small> : null}
      </div>
      <ActionButton icon={Crosshair} iconOnly label={t('trail_show', { quote })} onClick={onReveal} />
    </li>
  );
}
