import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipSync } from 'fflate';

/** What a package holds: path with `/` between folders, and bytes. */
export type PackageFiles = Readonly<Record<string, Uint8Array>>;

/** The one time that all files of a zip carry, so that the same files make the same bytes. The format begins in 1980. */
const EVERY_FILE_IS_FROM = new Date(1980, 0, 1);

/** Most bytes, so that nothing grows unseen. Raise a number only with a reason in the commit message. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  'the zip': 5_200_000,
  'src/content/main.js': 130_000,
  'the service worker': 3_150_000,
};
/** Limits of the Chrome Web Store, in characters. */
const MOST_NAME = 45;
const MOST_DESCRIPTION = 132;

/** All files below `folder`. Throws where it cannot be read. */
export function readPackage(folder: string): PackageFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).split(sep).join('/'), new Uint8Array(readFileSync(path))]),
  );
}

/** The same files give the same bytes, whenever and wherever they were built. */
export function zipPackage(files: PackageFiles): Uint8Array {
  const names = Object.keys(files).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, files[name] as Uint8Array]));
  // `os: 0`: no rights and owners of the machine that packs.
  return zipSync(sorted, { level: 9, mtime: EVERY_FILE_IS_FROM, os: 0 });
}

/** Why a store would refuse the package, one sentence each; empty: nothing is known against it. */
export function packageProblems(files: PackageFiles): string[] {
  const manifest = files['manifest.json'];
  if (!manifest) return ['There is no manifest.json.'];
  return [
    ...Object.keys(files).flatMap(nameProblems),
    ...Object.entries(files).flatMap(([name, bytes]) => codeProblems(name, bytes)),
    ...manifestProblems(JSON.parse(textOf(manifest)), files),
    ...sizeProblems(files),
  ];
}

function nameProblems(name: string): string[] {
  const [top = '', file = name] = [name.split('/')[0], name.split('/').at(-1)];
  if (file.endsWith('.map')) return [`${name} is a source map.`];
  if (file.startsWith('.')) return [`${name} is a hidden file.`];
  // Chrome keeps names that begin with "_" for itself and loads nothing that has others.
  if (top.startsWith('_') && top !== '_locales')
    return [`${name}: Chrome refuses names that begin with "_".`];
  return [];
}

/** Scripts and styles that are fetched when the extension runs: stores refuse them, and so do we. */
const REMOTE: readonly [RegExp, RegExp][] = [
  [/\.m?js$/, /\b(?:import|importScripts)\s*\(\s*["'`]https?:|\bfrom\s*["']https?:/],
  [/\.html$/, /<(?:script|iframe|embed)[^>]+src=["']?(?:https?:)?\/\/|<link[^>]+href=["']?(?:https?:)?\/\//],
  [/\.css$/, /@import\s+(?:url\()?["']?(?:https?:)?\/\/|url\(["']?https?:/],
];

function codeProblems(name: string, bytes: Uint8Array): string[] {
  if (!/\.(m?js|html|css)$/.test(name)) return [];
  const text = textOf(bytes);
  const remote = REMOTE.some(([files, code]) => files.test(name) && code.test(text));
  return [
    ...(remote ? [`${name} loads code from elsewhere.`] : []),
    ...(/[#@] sourceMappingURL=(?!data:,)\S+\.map/.test(text) ? [`${name} names a source map.`] : []),
  ];
}

interface Manifest {
  version?: string;
  version_name?: string;
  default_locale?: string;
  icons?: Record<string, string>;
  background?: { service_worker?: string };
  side_panel?: { default_path?: string };
  options_ui?: { page?: string };
}

function manifestProblems(manifest: Manifest, files: PackageFiles): string[] {
  const named = [
    ...Object.values(manifest.icons ?? {}),
    manifest.background?.service_worker,
    manifest.side_panel?.default_path,
    manifest.options_ui?.page,
  ].filter((path) => path !== undefined);
  return [
    ...named.filter((path) => !files[path]).map((path) => `The manifest names ${path}, which is missing.`),
    ...(/^\d+(\.\d+){0,3}$/.test(manifest.version ?? '') ? [] : ['The version is not one to four numbers.']),
    ...(manifest.version_name ? [] : ['There is no version_name.']),
    ...(manifest.icons?.[128] ? [] : ['There is no icon of 128 pixels.']),
    ...['key', 'update_url'].filter((key) => key in manifest).map((key) => `The store refuses "${key}".`),
    ...localesOf(files).flatMap((locale) => shownProblems(locale, textsOf(files, locale))),
  ];
}

function shownProblems(locale: string, texts: Readonly<Record<string, string>>): string[] {
  const { extension_name: name = '', extension_description: description = '' } = texts;
  return [
    ...(name && name.length <= MOST_NAME ? [] : [`${locale}: the name is missing or too long.`]),
    ...(description && description.length <= MOST_DESCRIPTION
      ? []
      : [`${locale}: the description is missing or longer than ${MOST_DESCRIPTION} characters.`]),
  ];
}

/** What weighs how much: the whole as a zip, and the files that a person waits for, in bytes. */
export function packageSizes(files: PackageFiles): { what: string; bytes: number; most?: number }[] {
  const sizes = {
    'the zip': zipPackage(files).length,
    'src/content/main.js': files['src/content/main.js']?.length ?? 0,
    'the service worker': files['service-worker.js']?.length ?? 0,
  };
  return Object.entries(sizes).map(([what, bytes]) => ({ what, bytes, most: MOST_BYTES[what] }));
}

function sizeProblems(files: PackageFiles): string[] {
  return packageSizes(files)
    .filter(({ bytes, most }) => most !== undefined && bytes > most)
    .map(({ what, bytes, most }) => `${what} takes ${bytes} bytes; ${most} are the most.`);
}

/** The languages of a package, by the names of their folders. */
export function localesOf(files: PackageFiles): string[] {
  return Object.keys(files).flatMap((name) => /^_locales\/(\w+)\/messages\.json$/.exec(name)?.[1] ?? []);
}

/** The texts of a language by their keys. */
export function textsOf(files: PackageFiles, locale: string): Record<string, string> {
  const bytes = files[`_locales/${locale}/messages.json`];
  const messages: Record<string, { message: string }> = bytes ? JSON.parse(textOf(bytes)) : {};
  return Object.fromEntries(Object.entries(messages).map(([key, { message }]) => [key, message]));
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
