import type { Frame, Page } from '@playwright/test';

/** Whether the tooltip covers a control of its target's own form; `forced`: wherever it stood, it would. `undefined`: no tooltip is in view. */
export type Covering = 'none' | 'covers' | 'forced';

const CONTROL =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=menuitem], [role=tab], [role=checkbox], [role=switch], [contenteditable=true]';
const GROUP =
  'form, fieldset, dialog, [role=dialog], [role=group], [role=menu], [role=listbox], [role=toolbar]';

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const meet = (a: Rect, b: Rect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Looks at the tooltip as it stands, with a rule of its own for what belongs together: form, else the nearest group. */
export async function coveringOf(where: Frame | Page, selector: string): Promise<Covering | undefined> {
  const seen = await where.locator(selector).first().evaluate(lookAround, { control: CONTROL, group: GROUP });
  if (!seen) return undefined;
  const { tooltip, target, mates, view } = seen;
  if (!mates.some((mate) => meet(mate, tooltip))) return 'none';
  const taken = [...mates, target];
  const [width, height] = [tooltip.right - tooltip.left, tooltip.bottom - tooltip.top];
  for (let top = 8; top + height < view.height - 8; top += 8) {
    for (let left = 8; left + width < view.width - 8; left += 8) {
      const place = { left, top, right: left + width, bottom: top + height };
      if (!taken.some((rect) => meet(rect, place))) return 'covers';
    }
  }
  return 'forced';
}

/** Runs in the page. */
function lookAround(target: Element, { control, group }: { control: string; group: string }) {
  const tooltip = document.querySelector('sightline-overlay')?.shadowRoot?.querySelector('.tooltip');
  if (!tooltip?.checkVisibility()) return undefined;
  const around = (target as HTMLInputElement).form ?? target.closest(group);
  const mates = [...(around?.querySelectorAll(control) ?? [])]
    .filter((each) => each !== target && !each.contains(target) && each.checkVisibility())
    .map((each) => each.getBoundingClientRect().toJSON() as DOMRect)
    .filter((rect) => rect.width > 2 && rect.height > 2 && rect.bottom > 0 && rect.top < innerHeight);
  return {
    tooltip: tooltip.getBoundingClientRect().toJSON() as DOMRect,
    target: target.getBoundingClientRect().toJSON() as DOMRect,
    mates,
    view: { width: innerWidth, height: innerHeight },
  };
}
