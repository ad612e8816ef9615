import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Pictures would be fetched from wherever an answer names, when the file is opened. */
const SCHEMA = { ...defaultSchema, tagNames: defaultSchema.tagNames?.filter((name) => name !== 'img') ?? [] };

const STYLE = `:root{color-scheme:light dark}
body{max-width:44rem;margin:2.5rem auto;padding:0 1.25rem;font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:2.5rem 0 .25rem;font-size:1.35rem}
blockquote{margin:1rem 0;padding-inline-start:1rem;border-inline-start:3px solid #8885}
table{border-collapse:collapse}td,th{padding:.25rem .6rem;border:1px solid #8885}`;

/**
 * A Markdown document as a web page of its own: no script, nothing that is fetched, raw HTML of the Markdown left out.
 * @param language of the page, as a BCP 47 tag
 */
export async function asWebPage(markdown: string, title: string, language: string): Promise<string> {
  const body = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSanitize, SCHEMA)
    .use(rehypeStringify)
    .process(markdown);
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="auto">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
${body}
</html>
`;
}

const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
