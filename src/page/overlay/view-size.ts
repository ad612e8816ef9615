import type { Size } from './tooltip-place.ts';

/** What of the window shows the page, without scroll bars, in CSS px: half as much at 200 % zoom. */
export function viewSize(): Size {
  const { clientWidth, clientHeight } = document.documentElement;
  // In quirks mode the root is as high as the document.
  return {
    width: Math.min(innerWidth, clientWidth || innerWidth),
    height:
      document.compatMode === 'BackCompat' ? innerHeight : Math.min(innerHeight, clientHeight || innerHeight),
  };
}
