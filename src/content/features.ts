import { createFeatures } from '../page/features.ts';
import { running } from './running.ts';

/** All that the page script does besides reading. The worker injects it into a document before the first call that needs it; the second time it does nothing. */
const page = running()?.page;
if (page && !page.knowsFeatures()) page.addFeatures(createFeatures(page.context));
