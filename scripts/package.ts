// `npm run package`: what is handed to a store, in `release/`: the zip, the listing in each language, why each permission is asked for,
// what has changed; with `--screenshots` pictures, too.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, runBin, runMain, StepFailed } from './run.mjs';
import {
  localesOf,
  type PackageFiles,
  packageProblems,
  packageSizes,
  readPackage,
  textsOf,
  zipPackage,
} from './store-package.ts';

const RELEASE = join(ROOT, 'release');
const BUILD = join(ROOT, '.cache/package');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

await runMain(async () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  if ((await runBin('vite', ['build', '--logLevel', 'warn'], { env: { SIGHTLINE_DIST: BUILD } })) !== 0)
    throw new StepFailed('The build failed.', 'Read the messages above; `npm run types` may tell more.');
  const files = readPackage(BUILD);
  const problems = packageProblems(files);
  if (problems.length > 0)
    throw new StepFailed(
      `A store would refuse this:\n- ${problems.join('\n- ')}`,
      'Mend it, then pack again.',
    );

  rmSync(RELEASE, { recursive: true, force: true });
  mkdirSync(join(RELEASE, 'listing'), { recursive: true });
  const zip = zipPackage(files);
  const name = `sightline-${version}.zip`;
  writeFileSync(join(RELEASE, name), zip);
  for (const locale of localesOf(files))
    writeFileSync(join(RELEASE, 'listing', `${locale}.txt`), listing(files, locale));
  writeFileSync(join(RELEASE, 'permissions.md'), permissions());
  writeFileSync(join(RELEASE, 'changes.md'), changes(version));

  for (const { what, bytes, most } of packageSizes(files))
    console.log(
      `- ${what}: ${Math.round(bytes / 1000)} kB${most ? ` (at most ${Math.round(most / 1000)})` : ''}`,
    );
  console.log(`- release/${name}, sha256 ${createHash('sha256').update(zip).digest('hex')}`);
  if (!process.argv.includes('--screenshots')) return 0;
  return run(process.execPath, ['--import', 'tsx', 'scripts/store-screenshots.ts'], {
    env: { SIGHTLINE_DIST: BUILD },
  });
});

/** Name, short and long text as the stores' forms ask for them. Throws where a language has no long text. */
function listing(files: PackageFiles, locale: string): string {
  const long = `store/listing/${locale}.txt`;
  if (!existsSync(join(ROOT, long)))
    throw new StepFailed(
      `${long} is missing.`,
      'Write what the store says about Sightline in this language.',
    );
  const { extension_name, extension_description } = textsOf(files, locale);
  return `${extension_name}\n\n${extension_description}\n\n${read(long)}`;
}

/** The table of the README, as the stores' forms ask for it. */
function permissions(): string {
  const table = /^\| permission .*\n(?:\|.*\n)+/m.exec(read('README.md'))?.[0];
  if (!table) throw new StepFailed('README.md has no table of permissions.', 'Put it back under "Privacy".');
  return `# Why each permission is asked for\n\nSingle purpose: to help with the page in front of the person: answer about it, guide through it, hide parts of it.\n\n${table}`;
}

/** What CHANGELOG.md says of a version. */
function changes(version: string): string {
  const section = read('CHANGELOG.md')
    .split(/^## /m)
    .find((part) => part.startsWith(`${version}\n`));
  if (!section) throw new StepFailed(`CHANGELOG.md says nothing of ${version}.`, 'Write what is new in it.');
  return section.slice(version.length).trim();
}
