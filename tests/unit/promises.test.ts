import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, readTexts } from '../../scripts/texts.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
const readme = read('README.md');
const papers = readme + read('PRIVACY.md');
const messages: Record<string, { message: string }> = JSON.parse(read('public/_locales/en/messages.json'));
const promises = read('docs/promises.md');

/** The cells of the rows of all tables in a Markdown text, without heads and rules. */
const rowsOf = (markdown: string): string[][] =>
  [...markdown.matchAll(/^\|(.*)\|$/gm)]
    .map((row) => (row[1] ?? '').split('|').map((cell) => cell.trim()))
    .filter(([first]) => !/^(-+|sentence|key|permission)$/.test(first ?? ''));
const section = (markdown: string, title: string): string =>
  markdown.split(/^## /m).find((part) => part.startsWith(title)) ?? '';

const rows = rowsOf(promises);
const ofReadme = rows.filter((row) => row.length === 2).map(([sentence = '']) => sentence);
const ofTexts = rows.filter((row) => row.length === 3);
const tests = [...promises.matchAll(/`((?:tests|e2e)\/[^`]+)`: (.+?)(?=<br>| +\|)/g)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

describe('docs/promises.md', () => {
  it('quotes README and PRIVACY.md word for word', () => {
    expect(ofReadme.length).toBeGreaterThan(20);
    expect(ofReadme.filter((sentence) => !papers.includes(sentence))).toEqual([]);
  });

  it('quotes the texts of options and panel word for word', () => {
    expect(ofTexts.length).toBeGreaterThan(20);
    const wrong = ofTexts.filter(
      ([key = '', sentence]) => messages[key.replaceAll('`', '')]?.message !== sentence,
    );
    expect(wrong).toEqual([]);
  });

  it('leaves out no word of what the README says about privacy', () => {
    const bullets = [...section(readme, 'Privacy').matchAll(/^- (.*)$/gm)].map((bullet) => bullet[1] ?? '');
    const reasons = rowsOf(section(readme, 'Privacy')).map((row) => row[1] ?? '');
    const left = [...bullets, ...reasons].map((text) =>
      ofReadme.reduce((rest, sentence) => rest.replace(sentence, ''), text).trim(),
    );
    expect(left.filter(Boolean)).toEqual([]);
  });

  it.each(rows)('names the tests that hold "%s"', (...row) => {
    const held = (row.at(-1) ?? '').split('<br>');
    expect(held.filter((each) => !/^`(tests|e2e)\/[^`]+`: \S/.test(each))).toEqual([]);
  });

  it.each(tests)('names a test that exists: $file: $name', ({ file, name }) => {
    expect(read(file)).toContain(name);
  });
});

/** How each language says "but for your voice where you dictate". */
const BUT_FOR_DICTATION: Record<string, string> = {
  ar: 'عدا صوتك حين تملي',
  de: 'außer Ihrer Stimme, wo Sie diktieren',
  en: 'but for your voice where you dictate',
  es: 'salvo su voz cuando dicta',
  fr: 'hormis votre voix quand vous dictez',
  hi: 'सिवाय आपकी आवाज़ के, जब आप बोलकर लिखें',
  ja: '音声入力の声を除き',
  ko: '받아쓰기할 때의 목소리를 빼면',
  pt_BR: 'exceto sua voz quando você dita',
  zh_CN: '除听写时的声音外',
  zh_TW: '除聽寫時的聲音外',
};

describe('whatever says that nothing leaves the browser says but for dictation', () => {
  const STAYS = /\bleaves? (the|your|this) (browser|device|machine|computer)\b/;
  const english = readTexts('en');
  const keys = Object.keys(english).filter((key) => STAYS.test(english[key] ?? ''));

  it.each(LOCALES)('in panel, options and listing, in "%s"', (locale) => {
    const but = BUT_FOR_DICTATION[locale] ?? 'a row above';
    const texts = readTexts(locale);
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !texts[key]?.includes(but))).toEqual([]);
    expect(read(`store/listing/${locale}.txt`)).toContain(but);
  });

  it.each(['README.md', 'PRIVACY.md', 'store/listing/en.txt'])('in %s', (file) => {
    const saying = read(file)
      .split(/[.:] |\n/)
      .filter((sentence) => STAYS.test(sentence));
    expect(saying).not.toEqual([]);
    expect(saying.filter((sentence) => !sentence.includes('but for your voice where you dictate'))).toEqual(
      [],
    );
  });
});

it('the README counts the languages of private fields', () => {
  const languages = sources.filter((file) => /^core\/lexicon\/\w+\/private\.ts$/.test(file)).length;
  expect(readme).toContain(`by words of ${languages} languages`);
});

it('the permission table of the README is the list of the manifest', () => {
  const asked = /permissions: \[([^\]]*)\]/.exec(read('manifest.config.ts'))?.[1] ?? '';
  const inManifest = [...asked.matchAll(/'(\w+)'/g)].map((name) => name[1]);
  const told = rowsOf(section(readme, 'Privacy')).map(([name = '']) => name.replaceAll('`', ''));
  expect(told.sort()).toEqual(['access to all sites', ...inManifest].sort());
});

it('only the model code, the options, the PDF reader, the pictures asked about, the pages asked to be looked through and the sheets of pages taken down ask a server', () => {
  const asking = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /\bfetch\(|XMLHttpRequest|sendBeacon|new (WebSocket|EventSource)\b/.test(read(`src/${file}`)),
  );
  expect(
    asking.filter(
      (file) =>
        !/^(model\/|options\/extension-host\.ts|reader\/file\/fetch-file\.ts|background\/pictures\.ts|page\/actions\/fetch-page\.ts|labels\/take\.ts)/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

/** Where each permission's part of `chrome.*` may be used, with what is used of it. */
const USES: Record<string, { file: string; calls: string[] }> = {
  sidePanel: { file: 'platform/entry-points.ts', calls: ['setPanelBehavior', 'open'] },
  contextMenus: { file: 'platform/entry-points.ts', calls: ['removeAll', 'create', 'onClicked'] },
  offscreen: { file: 'platform/inert-page.ts', calls: ['createDocument', 'closeDocument', 'Reason'] },
  identity: { file: 'platform/identity.ts', calls: ['getRedirectURL', 'launchWebAuthFlow'] },
};
const SCRIPTING = { file: 'platform/tabs.ts', css: 'platform/css.ts' };

/** All uses of a part of `chrome.*` in the code, comments apart: file and what is called. */
const usesOf = (part: string): { file: string; call: string }[] =>
  sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...read(`src/${file}`)
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
          .matchAll(new RegExp(`chrome\\.${part}(?:\\.(\\w+)|\\[(\\w+)\\])`, 'g')),
      ].map((match) => ({ file, call: match[1] ?? `[${match[2]}]` })),
    );

describe('a permission is used for its reason only', () => {
  it.each(Object.entries(USES))('%s', (part, { file, calls }) => {
    const uses = usesOf(part);
    expect(new Set(uses.map((use) => use.file))).toEqual(new Set([file]));
    expect(uses.map(({ call }) => call).filter((call) => !calls.includes(call))).toEqual([]);
  });

  it('the menu is there for pages, selected text, links and pictures', () => {
    const menu = read('src/platform/entry-points.ts');
    expect([...menu.matchAll(/contexts: (\[.*?\])/g)].map(([, contexts]) => contexts)).toEqual([
      "['selection']",
      "['image']",
      "['page', 'frame']",
      "['link']",
    ]);
  });

  it('the sign-in window is opened by the options, for OpenRouter', () => {
    const users = sources.filter(
      (file) => /\.tsx?$/.test(file) && read(`src/${file}`).includes('platform/identity.ts'),
    );
    expect(users).toEqual(['options/extension-host.ts']);
    expect(read('src/options/extension-host.ts')).toContain('openrouter');
  });

  it('navigation is heard for documents, frames and new tabs, and nowhere else', () => {
    const uses = usesOf('webNavigation');
    expect(new Set(uses.map(({ file }) => file))).toEqual(
      new Set(['platform/tab-events.ts', 'platform/tabs.ts', 'platform/steps-tab.ts']),
    );
    expect(new Set(uses.map(({ call }) => call))).toEqual(
      new Set(['[name]', 'onCommitted', 'onCreatedNavigationTarget', 'getFrame', 'getAllFrames']),
    );
    expect(read('src/platform/tab-events.ts')).toContain(
      "'onCommitted' | 'onDOMContentLoaded' | 'onCompleted'",
    );
  });

  it('scripts that are put into pages are files of ours', () => {
    const uses = usesOf('scripting');
    expect(new Set(uses.map(({ file }) => file))).toEqual(new Set(Object.values(SCRIPTING)));
    const calls = uses.filter(({ file }) => file === SCRIPTING.file).map(({ call }) => call);
    expect(new Set(calls)).toEqual(new Set(['executeScript']));
    // All that is not in a file: a look at what kind of document it is, and whether anything stands in it.
    expect(read('src/platform/tabs.ts').match(/\bfunc:.*/g)).toEqual([
      'func: () => ({ type: document.contentType, isBare: !document.body?.childElementCount }),',
    ]);
  });
});

it('no code is made from text, and the policy for scripts is the strict one that extensions have', () => {
  const made = sources.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      /\beval\(|new Function\(|importScripts\(|import\(\s*[`'"]https?:/.test(read(`src/${file}`)),
  );
  expect(made).toEqual([]);
  // WebAssembly for the PDF reader's decoders is all that is allowed beyond Chrome's own policy.
  expect(read('manifest.config.ts').match(/content_security_policy: .*/g)).toEqual([
    `content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'" },`,
  ]);
  expect(read('manifest.config.ts')).not.toMatch(/externally_connectable|sandbox/);
  for (const page of ['sidepanel', 'options', 'reader', 'welcome', 'welcome/sample'])
    expect(read(`src/${page}/index.html`)).not.toMatch(/<script[^>]+src="(https?:)?\/\//);
});
