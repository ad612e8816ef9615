import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** The page script, and what is added to it in a document that has it. `scripting.executeScript` takes files without imports. */
const FIRST = 'src/content/main';
const FURTHER = ['src/content/private-words', 'src/content/features', 'src/content/pictures'];

/** Marks an import of a module that the page script has. */
const LENT = 'lent:';
const IMPORT = /^import \{([^}]*)\} from "lent:([^"]+)";\n/gm;

/**
 * Writes the page script and its further scripts anew: one that comes later uses the modules that the page script has, with what they have found out,
 * instead of a copy of its own. The page script lends them by `Running.lends`, a function that nobody calls in a page that needs no further script.
 */
export async function writePageScripts(
  outDir: string,
  root: string,
  { target, version }: { target: string; version: string },
): Promise<void> {
  const bundle = async (entry: string, format: 'iife' | 'es', plugins: Plugin[]) => {
    const result = await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins,
      define: { 'import.meta.env.SIGHTLINE_VERSION': JSON.stringify(version) },
      build: {
        write: false,
        target,
        minify: false,
        modulePreload: false,
        rollupOptions: { input: entry, output: { format } },
      },
    });
    const [one] = Array.isArray(result) ? result : [result];
    const chunk = one && 'output' in one ? one.output[0] : undefined;
    if (!chunk) throw new Error(`nothing came of ${entry}`);
    return chunk;
  };
  const fileOf = (script: string) => resolve(root, `${script}.ts`);

  const first = await bundle(fileOf(FIRST), 'iife', []);
  const known = new Set(
    Object.entries(first.modules).flatMap(([id, { code }]) => (code === null ? [] : [id])),
  );
  const borrowing: Plugin = {
    name: 'sightline:borrow',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || source.startsWith(LENT)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && known.has(found.id) ? { id: LENT + relative(root, found.id), external: true } : found;
    },
  };

  /** What is lent, each by its place in the list. */
  const lent: { module: string; name: string }[] = [];
  const placeOf = (module: string, name: string): number => {
    const at = lent.findIndex((each) => each.module === module && each.name === name);
    return at < 0 ? lent.push({ module, name }) - 1 : at;
  };
  for (const script of FURTHER) {
    const { code } = await bundle(fileOf(script), 'es', [borrowing]);
    const borrowed = code.replace(IMPORT, (_, names: string, module: string) =>
      names
        .split(',')
        .map((each) => each.trim().split(/\s+as\s+/))
        .map(([name = '', as = name]) => `const ${as} = lent[${placeOf(module, name)}];\n`)
        .join(''),
    );
    if (/^(?:import|export)\b/m.test(borrowed)) throw new Error(`${script} has an import that is not lent`);
    // Without the page script there is nothing to add to.
    const wrapped = `(() => {\nconst lent = globalThis[Symbol.for('sightline')]?.lends?.();\nif (!lent) return;\n${borrowed}\n})();\n`;
    await writeFile(join(outDir, `${script}.js`), wrapped);
  }

  const lending = 'virtual:lending';
  const entry: Plugin = {
    name: 'sightline:lend',
    resolveId: (source) => (source === lending ? `${lending}.ts` : null),
    load: (id) =>
      id === `${lending}.ts`
        ? [
            ...lent.map(
              ({ module, name }, at) =>
                `import { ${name} as lent${at} } from ${JSON.stringify(resolve(root, module))};`,
            ),
            `import { running } from ${JSON.stringify(resolve(root, 'src/content/running.ts'))};`,
            `import ${JSON.stringify(fileOf(FIRST))};`,
            `const script = running();`,
            // What is injected once more adds nothing to the script that runs.
            `if (script) script.lends ??= () => [${lent.map((_, at) => `lent${at}`).join(', ')}];`,
          ].join('\n')
        : null,
  };
  const { code } = await bundle(lending, 'iife', [entry]);
  await writeFile(join(outDir, `${FIRST}.js`), code);
}
