import type { CDPSession } from '@playwright/test';
import { expect, type Sightline, test } from './fixtures.ts';

/** The person allows the microphone to all pages of the extension, until the session that this gives is over. */
async function allowMicrophone(sightline: Sightline): Promise<CDPSession> {
  const session = await sightline.context.newCDPSession(sightline.backstage);
  const origin = sightline.extensionURL('').replace(/\/$/, '');
  await session.send('Browser.setPermission', {
    origin,
    permission: { name: 'microphone' },
    setting: 'granted',
  });
  return session;
}

// The browser's own recognition, permission and (fake) microphone are at work here. A test's browser has nobody who turns sound into words: how
// words become a draft is tested in tests/panel/dictation.test.tsx.
test('dictation asks for the microphone on a page of its own, listens to it once it is allowed, and says what the browser says', async ({
  sightline,
}) => {
  const tab = await sightline.open('/article.html');
  const { panel } = tab;
  const note = panel.page.locator('.dictation-note');
  await panel.composer.fill('Please:');
  await panel.button('Dictate').click();
  await expect(note).toContainText('may send your voice to its maker');
  await note.getByRole('button', { name: 'Dictate' }).click();
  await expect(note).toContainText('The microphone is not allowed here yet.');

  const appeared = sightline.context.waitForEvent('page');
  await note.getByRole('button', { name: 'Allow it' }).click();
  const asking = await appeared;
  await asking.getByRole('button', { name: 'Ask for the microphone' }).click();
  await expect(asking.getByRole('status')).toHaveText(/^It was refused\./);
  const allowed = await allowMicrophone(sightline);
  await asking.getByRole('button', { name: 'Ask for the microphone' }).click();
  await expect(asking.getByRole('status')).toHaveText(/^Allowed\./);
  await asking.close();

  // Allowed, the microphone is not what is missing.
  await panel.button('Dictate').click();
  await expect(note).toBeVisible();
  await expect(note).not.toContainText('not allowed');
  await expect(panel.button('Dictate')).toBeVisible();
  await expect(panel.composer).toHaveValue('Please:');
  await allowed.detach();
});
