import { layOutSchema } from '../contracts/inert.ts';
import { readInert } from '../page/inert.ts';

/**
 * A page of the extension that nobody sees (`chrome.offscreen`): here the text of a fetched page is laid out, so that it can be read as the page
 * script reads a page that is open, and is gone at once.
 */
chrome.runtime.onMessage.addListener((message, sender, respond) => {
  const asked = layOutSchema.safeParse(message);
  if (!asked.success || sender.id !== chrome.runtime.id || sender.tab) return;
  respond(readInert(document, asked.data.url, asked.data.html));
});
