// `npm start`: from a bare clone to a browser with Sightline in it. `--headless` (or no display) asks three questions instead.
import { run, runBin, runMain, StepFailed } from './run.mjs';
import { setup } from './setup.mjs';

await runMain(async () => {
  await setup();
  console.log('\nBuild');
  if ((await runBin('vite', ['build', '--logLevel', 'warn'])) !== 0) {
    throw new StepFailed('The build failed.', 'Read the messages above; `npm run types` may tell more.');
  }
  console.log('- the unpacked extension is in dist/\n');
  return run(process.execPath, ['--import', 'tsx', 'scripts/demo.ts', ...process.argv.slice(2)]);
});
