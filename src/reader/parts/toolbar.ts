import { t } from '../../platform/i18n.ts';
import type { Viewer } from '../view/viewer.ts';
import { part } from './find-part.ts';

/** Smaller pages would have more than ten canvases drawn at a time. */
const SMALLEST = 0.25;
const LARGEST = 5;
const PRESETS = ['auto', 'page-width', 'page-fit'];

/** Page field, zoom and rotation; follows what the viewer does by itself. */
export function createToolbar(viewer: Viewer) {
  const { view } = viewer;
  const page = part<HTMLInputElement>('page');
  const zoom = part<HTMLSelectElement>('zoom');

  function goTo(value: string): void {
    const number = Math.round(Number(value));
    if (Number.isFinite(number) && number >= 1) view.currentPageNumber = Math.min(number, view.pagesCount);
    page.value = String(view.currentPageNumber);
  }

  function step(by: 1 | -1): void {
    const next = view.currentScale * (by > 0 ? 1.1 : 1 / 1.1);
    view.currentScale = Math.min(LARGEST, Math.max(SMALLEST, Math.round(next * 20) / 20 || SMALLEST));
  }

  const actions: Record<string, () => void> = {
    'previous-page': () => view.previousPage(),
    'next-page': () => view.nextPage(),
    'zoom-in': () => step(1),
    'zoom-out': () => step(-1),
    'zoom-reset': () => {
      view.currentScaleValue = 'auto';
    },
    rotate: () => {
      view.pagesRotation = (view.pagesRotation + 90) % 360;
    },
  };

  for (const id of ['previous-page', 'next-page', 'zoom-in', 'zoom-out', 'rotate'])
    part(id).addEventListener('click', () => actions[id]?.());
  page.addEventListener('change', () => goTo(page.value));
  page.addEventListener('focus', () => page.select());
  zoom.addEventListener('change', () => {
    view.currentScaleValue = zoom.value;
  });

  viewer.on('pagesinit', () => {
    part('pages').textContent = t('reader_of_pages', { count: view.pagesCount });
    page.max = String(view.pagesCount);
    page.value = String(view.currentPageNumber);
  });
  viewer.on('pagechanging', ({ pageNumber }) => {
    page.value = String(pageNumber);
  });
  viewer.on('scalechanging', ({ scale, presetValue = '' }) => {
    const custom = zoom.querySelector<HTMLOptionElement>('option[data-custom]');
    const known = PRESETS.includes(presetValue) ? presetValue : undefined;
    if (custom) {
      custom.value = String(scale);
      custom.textContent = `${Math.round(scale * 100)} %`;
      custom.hidden = known !== undefined;
    }
    zoom.value = known ?? String(scale);
  });

  // "Page width" stays that when the window or the sidebar change.
  new ResizeObserver(() => {
    const preset = view.currentScaleValue;
    if (view.pdfDocument && PRESETS.includes(preset)) view.currentScaleValue = preset;
    view.update();
  }).observe(viewer.container);

  return { act: (name: string) => actions[name]?.() };
}
