import { openPdf } from './bench/pdf/open.ts';
import { readPdfText } from './src/pdf/read.ts';
const [f, ...pages] = process.argv.slice(2);
const d = await openPdf(f!);
const t = await readPdfText(d);
for (const l of t.lines) if (!pages.length || pages.includes(String(l.page))) console.log(l.page, l.block, l.role, l.text.slice(0, 170)+' ... '+l.text.slice(-60));
process.exit(0);
