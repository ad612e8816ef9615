/**
 * The words by which private fields are known, in all languages. The worker injects them into a document where a field has to be judged; a page that
 * nobody has entered anything into is read without them.
 */
import '../page/private/all-words.ts';
