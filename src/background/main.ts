import { injectPageScript } from '../platform/tabs.ts';

chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
Object.assign(globalThis, { injectPageScript });
