const WORDS =
  'comment|kommentar|comentario|coment[aá]rio|commento|review|reply|respon[sd][ae]?|antwort|answer|feedback|testimonial';

/** What people write below something, and below one another's words, is often called so by a page's author, whatever the language of the page. */
export const BY_PEOPLE = new RegExp(`${WORDS}|replies|post`, 'iu');
/** An id or a class that calls the thing itself so (`wc-comment`, `comment-17`), and not a part of it or a place for them (`comment-form`, `comments`). */
export const ONE_BY_PEOPLE = new RegExp(
  `(?:^| )(?:[^-_ ]+[-_]+){0,2}(?:${WORDS})(?:[-_]?\\d+)*(?= |$)`,
  'iu',
);
