import { build } from 'vite';

/** Code for pages: `entry` with all its imports as a script that puts its exports under the global `name`. */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'chrome120',
      lib: { entry, formats: ['iife'], name },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}
