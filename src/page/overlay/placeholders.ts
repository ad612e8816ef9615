import type { GlassPane } from './glass-pane.ts';
import { viewSize } from './view-size.ts';

/** The layer of the glass pane that they lie in. */
export const PLACEHOLDERS = 'hide-placeholders';
const STYLE = `
.line{position:absolute;display:flex;width:max-content;gap:8px;align-items:center;box-sizing:border-box;min-height:22px;padding:0 8px;max-width:min(90vw,640px);
  border-radius:4px;background:#f1f3f4;color:#3c4043;font:12px/22px system-ui,sans-serif;pointer-events:auto;box-shadow:0 0 0 1px #0002}
.text{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
button{all:unset;cursor:pointer;color:#174ea6;font-weight:600;white-space:nowrap}
button:focus-visible{outline:2px solid #174ea6}
@media (prefers-color-scheme:dark){.line{background:#303134;color:#e8eaed}button{color:#8ab4f8}}
@media (forced-colors:active){.line{border:1px solid}button{color:LinkText;text-decoration:underline}}
`;

export interface Placeholders {
  /** Puts a slim line where the block `id` begins now. Call before hiding it. @param text `<sentence>|<button>` */
  add(id: string, text: string, element: Element): void;
  remove(id: string): void;
  clear(): void;
}

/** "Hidden: ... Show" lines. They lie on the glass at the document position of what is hidden, and scroll with the page. */
export function createPlaceholders(
  document: Document,
  glass: GlassPane,
  onShow: (id: string) => void,
): Placeholders {
  const lines = new Map<string, HTMLElement>();
  const scroll = () => {
    if (lines.size > 0) glass.layer(PLACEHOLDERS).style.transform = `translate(${-scrollX}px,${-scrollY}px)`;
  };

  function add(id: string, text: string, element: Element): void {
    const layer = glass.layer(PLACEHOLDERS);
    if (lines.size === 0) start(layer);
    const box = element.getBoundingClientRect();
    const line = document.createElement('div');
    line.className = 'line';
    // In the direction of its own words, at the corner where the block begins.
    line.dir = 'auto';
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const [sentence = '', show = ''] = text.split('|');
    const words = document.createElement('span');
    words.className = 'text';
    words.textContent = sentence;
    const button = document.createElement('button');
    button.textContent = show;
    // A page can press it by script, for the pane's shadow root is open.
    button.addEventListener('click', (event) => event.isTrusted && onShow(id));
    line.append(words, button);
    layer.append(line);
    line.style.left = `${startOf(box, line.offsetWidth, isRightToLeft) + scrollX}px`;
    line.style.top = `${Math.max(4, box.top + scrollY)}px`;
    lines.set(id, line);
    scroll();
  }

  function start(layer: HTMLElement): void {
    const style = document.createElement('style');
    style.textContent = STYLE;
    layer.append(style);
    document.addEventListener('scroll', scroll, { passive: true });
  }

  function remove(id: string): void {
    lines.get(id)?.remove();
    lines.delete(id);
    if (lines.size === 0) clear();
  }

  function clear(): void {
    document.removeEventListener('scroll', scroll);
    lines.clear();
    glass.drop(PLACEHOLDERS);
  }

  return { add, remove, clear };
}

/** Least distance to the edges of the view, in CSS px. */
const EDGE = 4;

/** The left end of a line of this width, in the view as far as its block was. */
function startOf(block: DOMRect, width: number, isRightToLeft: boolean): number {
  const wanted = isRightToLeft ? block.right - width : block.left;
  const most = Math.max(viewSize().width - EDGE, block.right) - width;
  return Math.max(Math.min(EDGE, block.left), Math.min(wanted, most));
}
