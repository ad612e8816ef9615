import { run } from './index.ts';

await run(process.argv.slice(2));
