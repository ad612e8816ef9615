import { readInert } from '../../src/page/inert.ts';

export { call } from '../lists/in-page.ts';
/** What the inert page does, in a page that is empty like it. */
export const layOut = (url: string, html: string): unknown => readInert(document, url, html);
