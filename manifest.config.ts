import { defineManifest } from '@crxjs/vite-plugin';
import pkg from './package.json' with { type: 'json' };

/**
 * Permissions, each for one reason:
 * - `sidePanel`: the panel is the product's home.
 * - `scripting`: the page script is injected on first use, never before.
 * - `storage`: settings, conversations of this session, saved hide rules.
 * - `webNavigation`: to follow a guide or a recording of steps into a new document and to see a tab's frames.
 * - `contextMenus`: "Ask Sightline about the selection", a page or a picture, and opening a link to ask about it.
 * - `identity`: OpenRouter's sign-in window, from a click.
 * - `offscreen`: pages that the person has looked through for an answer are laid out unseen, without their scripts.
 * Access to all sites gives titles and addresses of tabs; there is no `tabs`, no `debugger`, no `declarativeNetRequest`, no `unlimitedStorage`.
 */
export default defineManifest({
  manifest_version: 3,
  name: '__MSG_extension_name__',
  description: '__MSG_extension_description__',
  // Stores take numbers only; what people read may say more, as in 0.2.0-beta.1.
  version: pkg.version.replace(/-.*$/, ''),
  version_name: pkg.version,
  default_locale: 'en',
  // What pdf.js' build for older browsers still runs in, and with it all else that is used here.
  minimum_chrome_version: '125',
  icons: { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' },
  action: { default_title: '__MSG_action_title__' },
  background: { service_worker: 'src/background/service-worker.ts', type: 'module' },
  side_panel: { default_path: 'src/sidepanel/index.html' },
  // Taken as "on" by Chrome 151 and later: `platform/pdf-handler.ts` stores what the person wants, which is "off" at first.
  ...{
    mime_types_handler: { 'application/pdf': { handler_url: 'src/reader/index.html', can_embed: false } },
  },
  omnibox: { keyword: 'sl' },
  options_ui: { page: 'src/options/index.html', open_in_tab: true },
  permissions: [
    'sidePanel',
    'scripting',
    'storage',
    'webNavigation',
    'contextMenus',
    'identity',
    'offscreen',
  ],
  host_permissions: ['<all_urls>'],
  // The reader's decoders of scanned pictures are WebAssembly.
  content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'" },
  // Chromium on Linux leaves out Alt+Shift with A, C, X and Z without a word; e2e/shortcuts.spec.ts holds that these are assigned.
  commands: {
    _execute_action: { suggested_key: { default: 'Alt+Shift+S' } },
    stop: { description: '__MSG_command_stop__', suggested_key: { default: 'Alt+Shift+E' } },
    'next-citation': { description: '__MSG_command_next__', suggested_key: { default: 'Alt+Shift+J' } },
    'previous-citation': {
      description: '__MSG_command_previous__',
      suggested_key: { default: 'Alt+Shift+K' },
    },
  },
});
