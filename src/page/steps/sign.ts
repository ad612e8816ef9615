import type { SignWords } from '../../contracts/labels.ts';
import type { GlassPane } from '../overlay/glass-pane.ts';
import { draggable, keepFromPage } from '../overlay/touching.ts';

const LAYER = 'recording-sign';
const STYLE = `
.recording{position:fixed;inset:auto 12px 16px;width:fit-content;margin-inline:auto;display:flex;gap:12px;align-items:center;max-width:480px;box-sizing:border-box;
  padding:8px 8px 8px 14px;border:2px solid #b3261e;border-radius:24px;background:#fff;color:#1c1b26;font:500 14px/20px system-ui,sans-serif;
  box-shadow:0 2px 8px #0005;pointer-events:auto;cursor:move;user-select:none}
.recording[dir=rtl]{padding:8px 14px 8px 8px}
.dot{flex:none;width:10px;height:10px;border-radius:50%;background:#b3261e}
button{all:unset;flex:none;padding:4px 14px;border-radius:16px;background:#b3261e;color:#fff;font-weight:600;cursor:pointer}
button:hover{background:#8c1d18}
@media (prefers-color-scheme:dark){.recording{background:#26252b;color:#ece9f4;border-color:#f2b8b5}.dot{background:#f2b8b5}
  button{background:#f2b8b5;color:#601410}button:hover{background:#f9dedc}}
@media (forced-colors:active){.dot{background:Highlight;forced-color-adjust:none}button{border:1px solid ButtonText}}
`;

/** Shows, until `signal` ends, that steps are recorded here, with a button that ends it. It can be dragged away from what it covers. */
export function showSign(
  document: Document,
  glass: GlassPane,
  { sign, stop }: SignWords,
  onStop: () => void,
  signal: AbortSignal,
): void {
  const layer = glass.layer(LAYER);
  const style = document.createElement('style');
  style.textContent = STYLE;
  const box = document.createElement('div');
  box.className = 'recording';
  box.dir = 'auto';
  const dot = document.createElement('span');
  dot.className = 'dot';
  const words = document.createElement('span');
  words.textContent = sign;
  const button = document.createElement('button');
  button.textContent = stop;
  // A page can press it by script, for the pane's shadow root is open.
  button.addEventListener('click', (event) => event.isTrusted && onStop());
  box.append(dot, words, button);
  draggable(box, box, ({ x, y }) => {
    box.style.cssText = `inset:${y}px auto auto ${x}px;margin:0`;
  });
  keepFromPage(box);
  layer.append(style, box);
  signal.addEventListener('abort', () => glass.drop(LAYER));
}
