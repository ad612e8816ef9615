/** Sheet of the layer of boxes. The box's border lies inside its rectangle, and a rim keeps it visible on any picture. */
export const IMAGE_BOX_STYLE = `
.image-box{position:fixed;left:0;top:0;transform-origin:0 0;box-sizing:border-box;border:2px solid var(--accent);border-radius:3px;
  box-shadow:0 0 0 1px var(--on-accent),inset 0 0 0 1px var(--on-accent);pointer-events:none}
.image-number{position:absolute;left:0;top:0;min-width:16px;height:16px;padding:0 4px;box-sizing:border-box;border-radius:0 0 5px 0;
  background:var(--accent);color:var(--on-accent);font:700 11px/16px system-ui,sans-serif;text-align:center}
.image-label{display:none;position:absolute;left:100%;top:0;margin-left:4px;max-width:220px;width:max-content;padding:2px 7px;border-radius:6px;
  background:var(--accent);color:var(--on-accent);font:600 12px/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
.image-box[data-label=left] .image-label{left:auto;right:100%;margin:0 4px 0 0}
.image-box[data-label=inside] .image-label{left:24px;margin:2px 0}
.image-box.hover{z-index:1;border-width:3px;background:color-mix(in srgb,var(--accent) 22%,transparent)}
.image-box.hover .image-label{display:block}
.image-box.pulse{animation:pulse .8s ease-out 2 both}
@keyframes pulse{0%{outline:2px solid var(--accent);outline-offset:0}70%,100%{outline:2px solid transparent;outline-offset:10px}}
@media (prefers-reduced-motion:reduce){.image-box.pulse{animation:none;border-width:4px}}
@media (forced-colors:active){.image-box{border-color:Highlight}.image-number,.image-label{background:Highlight;color:HighlightText;forced-color-adjust:none}}
`;
