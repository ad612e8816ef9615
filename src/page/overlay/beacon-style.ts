/** Sheet of the beacon's layer. It lives in the overlay's shadow root, so nothing of it reaches the page and little of the page reaches it. */
export const BEACON_STYLE = `
:host { --beacon: #e8590c; --beacon-halo: rgb(255 255 255 / 90%); }
.beacon, .tooltip, .dot, .edge, .leader { position: fixed; top: 0; left: 0; pointer-events: none; box-sizing: border-box; }
.beacon {
  border: 3px solid var(--beacon); border-radius: 8px;
  box-shadow: 0 0 0 2px var(--beacon-halo), 0 0 0 5px rgb(0 0 0 / 35%);
}
[hidden] { display: none !important; }
.beacon::after {
  content: ''; position: absolute; inset: -5px; border-radius: 12px; border: 3px solid var(--beacon);
  animation: pulse 1.6s ease-out 4 both;
}
@keyframes pulse { from { opacity: .9; transform: scale(1); } to { opacity: 0; transform: scale(1.12, 1.35); } }
.tooltip {
  width: max-content; padding: 6px 12px 10px; border-radius: 10px;
  background: #1f1a17; color: #fffaf5; border: 1px solid rgb(255 255 255 / 25%);
  box-shadow: 0 6px 24px rgb(0 0 0 / 35%);
  font: 14px/1.4 system-ui, sans-serif; text-align: start; overflow-wrap: anywhere;
  display: flex; flex-direction: column;
}
.bar { display: flex; align-items: center; gap: 6px; margin: 0 0 2px; margin-inline-end: -6px; min-height: 20px; cursor: grab; pointer-events: auto; touch-action: none; user-select: none; }
.bar:active { cursor: grabbing; }
.title { font-size: 11px; font-weight: 700; letter-spacing: .04em; color: #ffb784; }
.grip { flex: 1; text-align: center; font-size: 11px; line-height: 1; color: #b5a79c; transform: rotate(90deg); pointer-events: none; }
.fold, .ask {
  all: unset; cursor: pointer; width: 22px; height: 20px; border-radius: 5px; text-align: center; line-height: 18px; color: #e2d6cc; pointer-events: auto;
}
.fold:hover, .ask:hover { background: rgb(255 255 255 / 18%); }
.words { overflow: hidden; min-height: 0; }
.words > * { display: block; unicode-bidi: plaintext; }
.value {
  width: fit-content; max-width: 100%; box-sizing: border-box; margin-top: 4px; padding: 1px 6px; border-radius: 5px;
  background: rgb(255 255 255 / 14%); font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap; max-height: 3.1em; overflow: hidden;
}
.hint, .why { margin-top: 4px; font-size: 12.5px; color: #e2d6cc; }
.hint:empty, .count:empty, .value:empty, .compact .hint, .why:empty { display: none; }
.why { font-style: italic; }
.count { margin-top: 6px; font-size: 12px; font-weight: 600; color: #ffd8b8; font-variant-numeric: tabular-nums; }
.dot, .edge {
  border: 2px solid #fff; border-radius: 14px; background: #1f1a17; color: #ffb784; font: 700 12px/1 system-ui, sans-serif; padding: 0;
  cursor: pointer; pointer-events: auto; box-shadow: 0 2px 8px rgb(0 0 0 / 40%);
}
.dot { width: 28px; height: 28px; }
.edge { width: 44px; height: 28px; background: var(--beacon); color: #fff; font-size: 14px; }
.leader { height: 2px; background: var(--beacon); transform-origin: 0 50%; box-shadow: 0 0 0 1px var(--beacon-halo); }
.arrow { position: absolute; width: 10px; height: 10px; background: inherit; transform: rotate(45deg); }
@media (prefers-reduced-motion: reduce) { .beacon::after { animation: none; opacity: 0; } }
@media (forced-colors: active) {
  .beacon { border-color: Highlight; outline: 3px solid Highlight; outline-offset: 3px; }
  .tooltip { background: Canvas; color: CanvasText; border-color: CanvasText; }
  .dot, .edge { background: Canvas; color: CanvasText; border-color: CanvasText; }
  .tooltip .title, .tooltip .hint, .tooltip .count, .fold, .grip { color: CanvasText; }
  .leader { background: Highlight; }
}
`;
