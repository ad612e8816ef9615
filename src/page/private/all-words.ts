import { drawsExpiry, namesPrivateForm, readLabel } from '../../core/lexicon/private.ts';
import { takePrivateWords } from './words.ts';

/** Importing this brings the words of all languages along: for scripts that cannot wait for them. */
takePrivateWords({ readLabel, drawsExpiry, namesPrivateForm });
