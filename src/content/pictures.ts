import { createImages } from '../page/image/images.ts';
import { running } from './running.ts';

/**
 * What the page script knows of pictures. A script of its own, because most pages are never asked about one: the worker injects it into a document
 * before the calls of `PICTURE_CALLS`; the second time it does nothing.
 */
const page = running()?.page;
if (page && !page.knowsPictures()) page.addPictures(createImages(page.context));
