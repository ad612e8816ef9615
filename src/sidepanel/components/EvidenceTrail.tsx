import { ChevronRight, Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import { collectEvidence, type Evidence } from '../../core/evidence/collect.ts';
import { byClaim, byPage, type EvidenceGroup, inOne } from '../../core/evidence/group.ts';
import {
  type EvidenceWords,
  evidenceAsCsl,
  evidenceAsJson,
  evidenceAsMarkdown,
} from '../../core/evidence/write.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t, uiLanguage } from '../../platform/i18n.ts';
import { saveFile } from '../../platform/save-file.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { TrailRow } from './TrailRow.tsx';
import './trail.css';

const timeOf = (at: number): string =>
  new Date(at).toLocaleString(uiLanguage(), { dateStyle: 'long', timeStyle: 'short' });
const WORDS: EvidenceWords = {
  page: (page) => t('find_page', { page: String(page) }),
  time: timeOf,
  gone: (at) => t('trail_gone', { time: timeOf(at) }),
  get pinned() {
    return t('history_pinned');
  },
};
/** Name ending, type and writer of each form. */
const FORMS = {
  markdown: ['md', 'text/markdown', (evidence: readonly Evidence[]) => evidenceAsMarkdown(evidence, WORDS)],
  json: ['json', 'application/json', evidenceAsJson],
  csl: [
    'csl.json',
    'application/vnd.citationstyles.csl+json',
    (evidence: readonly Evidence[]) => evidenceAsCsl(evidence, WORDS),
  ],
} as const;
const ORDERS = ['page', 'claim', 'question'] as const;
type Order = (typeof ORDERS)[number];

/** Names one quote while the conversation goes on. */
const keyOf = ({ cited: [{ turnId, citation }] }: Evidence): string => `${turnId} ${citation}`;

/** All that the answers of this conversation have cited: to go there, to pin and comment, and to take along. */
export function EvidenceTrail({ turns }: { turns: readonly Turn[] }) {
  const url = usePanel((state) => state.conversation?.url);
  const title = usePanel((state) => state.conversation?.title);
  // What is being written is the question of now; else the newest that was asked.
  const question = usePanel((state) => state.draft.trim()) || (turns.at(-1)?.question ?? '');
  const { send } = usePanelActions();
  const [order, setOrder] = useState<Order>('page');
  const evidence = useMemo(
    () => collectEvidence(turns, (of) => (of === url ? (title ?? '') : '')),
    [turns, url, title],
  );
  const rank = useRank(order === 'question');
  const groups = useMemo(
    () => groupsOf(order === 'question' && rank ? rank(evidence, question) : evidence, order, question),
    [evidence, order, question, rank],
  );
  const [list, follow] = useFollowed(groups);
  const [open, setOpen] = useState(false);
  useHeldAgainstPage(open);
  if (evidence.length === 0) return null;
  const save = async (form: keyof typeof FORMS) => {
    const [ending, type, write] = FORMS[form];
    const name = `sightline-evidence-${new Date().toISOString().slice(0, 10)}.${ending}`;
    saveFile(name, new Blob([await write(evidence)], { type }));
  };
  return (
    <details
      className="evidence trail"
      ref={list}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        {t('trail_title', { number: evidence.length })}
      </summary>
      <label className="trail-order">
        <span>{t('trail_order')}</span>
        <select
          value={order}
          onChange={({ target }) => setOrder(ORDERS.find((each) => each === target.value) ?? 'page')}
        >
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {t(`trail_by_${each}`)}
            </option>
          ))}
        </select>
      </label>
      {groups.map(({ key, name, quotes }) => (
        <section key={key}>
          <h3>{name}</h3>
          <ul>
            {quotes.map((each) => (
              <TrailRow
                key={keyOf(each)}
                quoteKey={keyOf(each)}
                evidence={each}
                words={WORDS}
                onReveal={() => send({ type: 'reveal', ...each.cited[0] })}
                onRemark={(remark) => {
                  follow(keyOf(each));
                  send({ type: 'remark', citations: each.cited, remark });
                }}
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
            onClick={() => void save(form)}
          />
        ))}
      </div>
    </details>
  );
}

/** While the trail is open, what it says of the page in view follows the page. */
function useHeldAgainstPage(open: boolean): void {
  const { send } = usePanelActions();
  const page = usePanel(({ conversation, pageChanges }) =>
    [conversation?.id, conversation?.tabId, conversation?.url, pageChanges].join(' '),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each state of the page.
  useEffect(() => {
    if (open) send({ type: 'hold-evidence' });
  }, [open, page, send]);
}

type Rank = (evidence: readonly Evidence[], question: string) => Evidence[];

/** The words of all languages are behind it: loaded when it is asked for. */
function useRank(wanted: boolean): Rank | undefined {
  const [rank, setRank] = useState<Rank>();
  useEffect(() => {
    if (wanted)
      void import('../../core/evidence/rank.ts').then(({ rankEvidence }) => setRank(() => rankEvidence));
  }, [wanted]);
  return rank;
}

/** What is pinned comes first, apart from the rest. */
function groupsOf(
  evidence: readonly Evidence[],
  order: Order,
  question: string,
): (EvidenceGroup & { name: string })[] {
  const pinned = evidence.filter((each) => each.pinned);
  const rest = evidence.filter((each) => !each.pinned);
  const titleOf = ({ key, quotes: [{ title }] }: EvidenceGroup) => (order === 'page' && title) || key;
  const groups = {
    page: byPage,
    claim: byClaim,
    question: (all: readonly Evidence[]) => inOne(all, t('trail_for', { question })),
  }[order](rest);
  return [
    ...inOne(pinned, t('history_pinned')).map((group) => ({ ...group, key: '', name: group.key })),
    ...groups.map((group) => ({ ...group, key: `of ${group.key}`, name: titleOf(group) })),
  ];
}

/** A quote that was pinned or let go of stands elsewhere then: whoever did so keeps the focus on it. */
function useFollowed(groups: unknown) {
  const list = useRef<HTMLDetailsElement>(null);
  const followed = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when the groups are made anew.
  useEffect(() => {
    if (!followed.current || list.current?.contains(document.activeElement)) return;
    const row = list.current?.querySelector(`[data-quote="${CSS.escape(followed.current)}"]`);
    row?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
    followed.current = null;
  }, [groups]);
  return [
    list,
    (key: string) => {
      followed.current = key;
    },
  ] as const;
}
