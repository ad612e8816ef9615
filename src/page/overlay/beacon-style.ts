/** Sheet of the beacon's layer. It lives in the overlay's shadow root, so nothing of it reaches the page and little of the page reaches it. */
export const BEACON_STYLE = `
:host { --beacon: #e8590c; --beacon-halo: rgb(255 255 255 / 90%); }
.beacon, .tooltip { position: fixed; top: 0; left: 0; pointer-events: none; box-sizing: border-box; }
.beacon {
  border: 3px solid var(--beacon); border-radius: 8px;
  box-shadow: 0 0 0 2px var(--beacon-halo), 0 0 0 5px rgb(0 0 0 / 35%);
}
.beacon[hidden], .tooltip[hidden] { display: none; }
.beacon::after {
  content: ''; position: absolute; inset: -5px; border-radius: 12px; border: 3px solid var(--beacon);
  animation: pulse 1.6s ease-out infinite;
}
@keyframes pulse { from { opacity: .9; transform: scale(1); } to { opacity: 0; transform: scale(1.12, 1.35); } }
.tooltip {
  max-width: min(320px, calc(100vw - 24px)); padding: 10px 12px; border-radius: 10px;
  background: #1f1a17; color: #fffaf5; border: 1px solid rgb(255 255 255 / 25%);
  box-shadow: 0 6px 24px rgb(0 0 0 / 35%);
  font: 14px/1.4 system-ui, sans-serif; text-align: start; overflow-wrap: anywhere;
}
.tooltip .title { display: block; font-size: 11px; font-weight: 700; letter-spacing: .04em; color: #ffb784; margin-bottom: 2px; }
.tooltip .hint { display: block; margin-top: 4px; font-size: 12.5px; color: #e2d6cc; }
.tooltip .hint:empty, .tooltip .count:empty { display: none; }
.tooltip .count { display: block; margin-top: 6px; font-size: 12px; font-weight: 600; color: #ffd8b8; font-variant-numeric: tabular-nums; }
.arrow { position: absolute; width: 10px; height: 10px; background: inherit; transform: rotate(45deg); }
@media (prefers-reduced-motion: reduce) { .beacon::after { animation: none; opacity: 0; } }
@media (forced-colors: active) {
  .beacon { border-color: Highlight; outline: 3px solid Highlight; outline-offset: 3px; }
  .tooltip { background: Canvas; color: CanvasText; border-color: CanvasText; }
  .tooltip .title, .tooltip .hint, .tooltip .count { color: CanvasText; }
}
`;
