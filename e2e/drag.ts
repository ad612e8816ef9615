import type { CDPSession, Page } from '@playwright/test';

type DragData = {
  items: { mimeType: string; data: string; title?: string; baseURL?: string }[];
  files?: string[];
  dragOperationsMask: number;
};
interface Point {
  x: number;
  y: number;
}

/**
 * Drags what stands at `from` of one page into the middle of another, as a person does with the mouse: the browser starts the drag and says what it
 * carries, and that is what the other page gets to see. (A real one goes through the window system, which no test can move.)
 */
export async function dragBetween(source: Page, from: Point, target: Page): Promise<void> {
  const data = await dragged(await source.context().newCDPSession(source), from);
  const session = await target.context().newCDPSession(target);
  const middle = await target.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }));
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...middle, data });
  await session.detach();
}

/** What the browser would carry along from there. */
async function dragged(session: CDPSession, { x, y }: Point): Promise<DragData> {
  await session.send('Input.setInterceptDrags', { enabled: true });
  const intercepted = new Promise<DragData>((resolve) => {
    session.once('Input.dragIntercepted', ({ data }) => resolve(data));
  });
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', by: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: x + by,
      y,
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mousePressed', 0);
  await mouse('mouseMoved', 6);
  await mouse('mouseMoved', 20);
  const data = await intercepted;
  await mouse('mouseReleased', 20);
  await session.send('Input.setInterceptDrags', { enabled: false });
  await session.detach();
  return data;
}
