import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectBeaconOn, walk } from './guide-script.ts';

const arabic = (title: string, body: string) =>
  `<!doctype html><html lang=ar dir=rtl><title>${title}</title><h1>${title}</h1>${body}`;

/** As the browser's own dialog does, whose events are trusted; Playwright's are a script's. */
async function chooseFile(page: Page, selector: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await session.send('DOM.setFileInputFiles', { nodeId, files: [import.meta.filename] });
  await session.detach();
}

test('a guide on pages from right to left: a file, a right click, the browser’s own questions, waiting, scrolling, visiting, going back', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/files',
    arabic(
      'ملفاتي',
      `<p><label>رفع ملف <input type=file id=file onchange="notes.hidden=false"></label></p>
<p><button id=notes hidden oncontextmenu="event.preventDefault();menu.hidden=false">ملاحظات</button></p>
<div id=menu role=menu hidden><button role=menuitem id=del onclick="if(confirm('هل تريد الحذف؟')){menu.hidden=true;notes.hidden=true}">حذف</button></div>
<p><a id=go hidden href=/trash>سلة المحذوفات</a></p><script>onbeforeunload=(e)=>e.preventDefault()</script>`,
    ),
  );
  site.route(
    '/trash',
    arabic(
      'سلة المحذوفات',
      '<p>الملف في السلة</p><div style="height:3000px"></div><a id=end href=/files>عودة</a>',
    ),
  );
  site.route('/help', arabic('مساعدة', '<p>كيف تعمل السلة؟</p>'));
  await sightline.useModel();
  model.script(
    walk(
      [
        { at: /رفع ملف/, action: 'upload', instruction: 'اختر الملف (notes.txt).' },
        { at: /^ملاحظات$/, action: 'right_click', instruction: 'انقر بالزر الأيمن.' },
        { at: /^حذف$/, instruction: 'اضغط “حذف”.' },
        { action: 'wait', instruction: 'انتظر.' },
        { at: /^سلة المحذوفات$/ },
        { action: 'scroll', instruction: 'مرر إلى الأسفل.' },
        { action: 'navigate', value: '/help', instruction: 'افتح المساعدة.' },
        { action: 'back', instruction: 'ارجع.' },
      ],
      /^الملف في السلة$/,
    ),
  );
  const tab = await sightline.open('/files');
  const { panel, page } = tab;
  await panel.send('/guide ارفع ملف الملاحظات ثم احذفه');
  await expectBeaconOn(tab, '#file');
  const words = page.locator('sightline-overlay .instruction');
  await expect(words, 'a sentence from right to left, whatever the panel speaks').toHaveCSS(
    'unicode-bidi',
    'plaintext',
  );
  await expect(panel.steps.last().locator('.guide-instruction')).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(panel.button('Do it for me'), 'a file is the person’s to choose').toHaveCount(0);
  await chooseFile(page, '#file');
  await expectBeaconOn(tab, '#notes');
  await page.click('#notes', { button: 'right' });
  await expectBeaconOn(tab, '#del');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.click('#del');
  await expect(panel.steps.last()).toContainText('انتظر');
  // What is waited for comes only now, however long the page took to be read.
  await page.evaluate(`setTimeout(() => { go.hidden = false }, 1000)`);
  await expectBeaconOn(tab, '#go');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.click('#go');
  await expect(panel.steps.last()).toContainText('مرر');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 900);
  await expect(panel.steps.last()).toContainText('افتح المساعدة');
  await panel.button('Do it for me').click();
  await expect(panel.steps.last()).toContainText('ارجع');
  expect(new URL(page.url()).pathname).toBe('/help');
  await panel.button('Do it for me').click();
  await expect(panel.steps.last()).toContainText('الملف في السلة');
  expect(new URL(page.url()).pathname).toBe('/trash');
  await panel.idle();
  const states = await panel.steps.locator('.guide-step-state').allTextContents();
  expect(states).toEqual([...Array(6).fill('done'), ...Array(2).fill('done by Sightline'), 'done']);
  expect(model.requests, 'one for each step, and the end').toHaveLength(9);
});
