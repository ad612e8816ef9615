import { Download, ListEnd, ListPlus } from 'lucide-react';
import { useState } from 'react';
import type { Citation } from '../../contracts/answer.ts';
import { LEADS_ON, type Ledger, type LedgerRow } from '../../contracts/lists.ts';
import { csvOf } from '../../core/answer/csv.ts';
import { t } from '../../platform/i18n.ts';
import { saveFile } from '../../platform/save-file.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { CitationChip } from './CitationChip.tsx';

/** Rows shown before one asks for all. */
const SHOWN = 20;

interface LedgerTableProps {
  ledger: Ledger;
  citations: readonly Citation[];
  dark: boolean;
  onReveal(citation: number): void;
  /** Absent while the turn runs. */
  onReadAll?: (() => void) | undefined;
}

/** A counted list: the result, how much of the list it rests on, and every item with what it counted for. */
export function LedgerTable({ ledger, citations, dark, onReveal, onReadAll }: LedgerTableProps) {
  const [all, setAll] = useState(false);
  const byId = new Map(citations.map((each) => [each.id, each]));
  const rows = all ? ledger.rows : ledger.rows.slice(0, SHOWN);
  const hasValues = ledger.rows.some(({ value }) => value !== undefined);
  const judged = ledger.undecided !== undefined;
  return (
    <section className="ledger" aria-label={t('ledger')}>
      <p className="ledger-result">{resultOf(ledger)}</p>
      <p className="ledger-end" data-proved={ledger.proved}>
        {endOf(ledger)}
      </p>
      {ledger.changed ? <p className="ledger-end">{t('ledger_changed')}</p> : null}
      {ledger.turned ? <p className="ledger-end">{t('ledger_turned')}</p> : null}
      {ledger.looked === undefined ? null : (
        <p className="ledger-end">{t('ledger_looked_at', { done: ledger.looked, total: ledger.total })}</p>
      )}
      {judged ? <p className="ledger-end">{t('ledger_judged')}</p> : null}
      <table>
        <caption>
          {ledger.condition
            ? t('ledger_condition', { words: ledger.condition })
            : t(ledger.groups ? 'ledger_grouped' : 'ledger_all')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('ledger_item')}</th>
            {hasValues ? <th scope="col">{ledger.field ?? t('ledger_value')}</th> : null}
            <th scope="col">{t(ledger.groups ? 'ledger_group' : 'ledger_counts')}</th>
            <th scope="col">{t('ledger_source')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const citation = row.citation === undefined ? undefined : byId.get(row.citation);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in the order of the page and never move.
              <tr key={at} data-met={row.met}>
                <td>{row.name}</td>
                {hasValues ? <td>{row.value ?? '–'}</td> : null}
                <td>
                  {verdictOf(ledger, row)} {row.why ? <small>{row.why}</small> : null}
                </td>
                <td>
                  {citation?.k ? (
                    <CitationChip
                      citation={{ ...citation, k: citation.k }}
                      dark={dark}
                      onReveal={() => onReveal(citation.id)}
                    />
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="actions">
        {LEADS_ON.has(ledger.end) && onReadAll ? (
          <ActionButton
            icon={ListEnd}
            label={
              ledger.further === undefined
                ? t('ledger_read_all')
                : t('ledger_read_further', { count: ledger.further })
            }
            look="plain"
            onClick={onReadAll}
          />
        ) : null}
        {rows.length < ledger.rows.length ? (
          <ActionButton
            icon={ListPlus}
            label={t('ledger_show_all', { count: ledger.rows.length })}
            onClick={() => setAll(true)}
          />
        ) : null}
        <ActionButton icon={Download} label={t('ledger_csv')} onClick={() => save(ledger)} />
      </div>
    </section>
  );
}

function resultOf({ operation, result, rows, total }: Ledger): string {
  const best = rows.find(({ met }) => met)?.name ?? '';
  return t(`ledger_result_${operation}`, { result, total, name: best });
}

/** The group of an item, or whether it counts. */
function verdictOf({ groups }: Ledger, { met, group, undecided }: LedgerRow): string {
  if (undecided) return t('ledger_undecided_row');
  if (groups) return group ?? t('ledger_no_group');
  return t(met ? 'ledger_yes' : 'ledger_no');
}

function endOf({ proved, end, total, stated, unread, undecided = 0 }: Ledger): string {
  const read = stated === undefined ? t('ledger_read', { total }) : t('ledger_read_of', { total, stated });
  const left = unread > 0 ? ` ${t('ledger_unread', { count: unread })}` : '';
  const open = undecided > 0 ? ` ${t('ledger_undecided', { count: undecided })}` : '';
  return `${read}, ${t(proved ? 'ledger_proved' : 'ledger_not_proved')}: ${t(`ledger_end_${end}`)}${left}${open}`;
}

function save(ledger: Ledger): void {
  const judged = ledger.undecided !== undefined;
  const second = judged ? t('ledger_why') : (ledger.field ?? t('ledger_value'));
  const head = [t('ledger_item'), second, t(ledger.groups ? 'ledger_group' : 'ledger_counts')];
  const body = ledger.rows.map((row) => [
    row.name,
    (judged ? row.why : row.value) ?? '',
    verdictOf(ledger, row),
  ]);
  saveFile('sightline-list.csv', new Blob([csvOf([head, ...body])], { type: 'text/csv' }));
}
