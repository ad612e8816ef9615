import { EyeOff, Locate, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { HideCard, HideCommand, HideItem } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { reasonOf } from './reason.tsx';

interface ChecklistProps {
  card: HideCard;
  newest: boolean;
  hovered: string | null;
  command(value: HideCommand): void;
}

/** The review: one row per block, numbered like the badges on the page. */
export function Checklist({ card, newest, hovered, command }: ChecklistProps) {
  const rows = card.items.filter(({ state }) => state !== 'gone');
  const checked = rows.filter((item) => item.checked);
  const all = (value: boolean) => command({ type: 'check', ids: rows.map(({ id }) => id), checked: value });
  return (
    <>
      <div className="hide-toolbar">
        <button
          type="button"
          className="link"
          onClick={() => all(true)}
          disabled={checked.length === rows.length}
        >
          {t('hide_select_all')}
        </button>
        <button type="button" className="link" onClick={() => all(false)} disabled={checked.length === 0}>
          {t('hide_select_none')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the rest of the panel */}
      <div role="group" aria-label={t('hide_items')} className="hide-rows" onKeyDown={moveBetweenRows}>
        {rows.map((item) => (
          <Row key={item.id} item={item} hovered={hovered === item.id} command={command} />
        ))}
      </div>
      <div className="hide-actions">
        <ActionButton
          icon={EyeOff}
          look="main"
          label={t('hide_selected', { count: checked.length })}
          disabled={checked.length === 0 || !newest}
          onClick={() =>
            command({
              type: 'confirm',
              placeholder: { sentence: t('hide_placeholder'), show: t('hide_show') },
            })
          }
        />
        {card.phase === 'review' ? (
          <ActionButton
            icon={X}
            look="plain"
            label={t('hide_cancel')}
            onClick={() => command({ type: 'cancel' })}
          />
        ) : null}
      </div>
    </>
  );
}

interface RowProps {
  item: HideItem;
  hovered: boolean;
  command(value: HideCommand): void;
}

function Row({ item, hovered, command }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hovered) row.current?.scrollIntoView({ block: 'nearest' });
  }, [hovered]);
  // Shown at once: the answer of the worker takes a moment, and a box that waits for it seems stuck.
  const [checked, setChecked] = useState(item.checked);
  useEffect(() => setChecked(item.checked), [item.checked]);
  const check = (value: boolean) => {
    setChecked(value);
    command({ type: 'check', ids: [item.id], checked: value });
  };
  const hover = (id: string | null) => command({ type: 'hover', id });
  const id = `hide-${item.id}`;
  const classes = ['hide-row', hovered && 'hovered', !checked && 'unchecked'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only shows on the page what the row is about
    <div
      ref={row}
      className={classes}
      onPointerEnter={() => hover(item.id)}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(item.id)}
      onBlur={() => hover(null)}
    >
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => check(target.checked)}
      />
      <label htmlFor={id}>
        <span className="hide-number">{item.number}</span>
        <span className="hide-label">{item.label}</span>
      </label>
      <ActionButton
        icon={Locate}
        iconOnly
        label={t('hide_jump', { number: item.number })}
        onClick={() => command({ type: 'jump', id: item.id })}
      />
      <p id={`${id}-why`} className="hide-why">
        <span className="hide-reason">{reasonOf(item)}</span>
        {item.snippet && item.snippet !== item.label ? <q className="hide-snippet">{item.snippet}</q> : null}
        {item.main ? <strong className="hide-warning">{t('hide_main_warning')}</strong> : null}
      </p>
    </div>
  );
}

/** Arrow keys go from checkbox to checkbox; Space checks, as everywhere. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const row = (event.target as HTMLElement).closest('.hide-row');
  const at = boxes.findIndex((box) => row?.contains(box));
  const next = boxes[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
