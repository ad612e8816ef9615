import type { Rect } from './tooltip-place.ts';

/** An arrow at the edge of what the person sees, towards a target that is scrolled out of it. */
export interface EdgeArrow {
  /** @param rect where the target is; `null` takes the arrow away @param port where it could be seen */
  place(rect: Rect | null, port: Rect | null): void;
}

const SIZE = 44;
const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const;

export function createEdgeArrow(
  document: Document,
  layer: HTMLElement,
  title: string,
  onPress: () => void,
): EdgeArrow {
  const arrow = document.createElement('button');
  arrow.className = 'edge';
  arrow.tabIndex = -1;
  arrow.hidden = true;
  // A page can press it by script, for the pane's shadow root is open.
  arrow.addEventListener('click', (event) => event.isTrusted && onPress());
  layer.append(arrow);
  return {
    place(rect, port) {
      arrow.hidden = rect === null || port === null;
      if (!rect || !port) return;
      const side = sideOf(rect, port);
      arrow.dataset.side = side;
      const text = `${ARROWS[side]} ${title}`;
      if (arrow.textContent !== text) arrow.textContent = text;
      const x = clamp((rect.left + rect.right) / 2 - SIZE / 2, port.left + 6, port.right - SIZE - 6);
      const y = clamp((rect.top + rect.bottom) / 2 - SIZE / 2, port.top + 6, port.bottom - SIZE + 10);
      arrow.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    },
  };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function sideOf(rect: Rect, port: Rect): keyof typeof ARROWS {
  if (rect.bottom <= port.top + 1) return 'up';
  if (rect.top >= port.bottom - 1) return 'down';
  return rect.right <= port.left + 1 ? 'left' : 'right';
}
