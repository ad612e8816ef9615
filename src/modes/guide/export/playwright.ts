import type { GuideCard, GuideStep } from '../../../contracts/guide.ts';

/** Roles that Playwright finds by their name; other words of an index line are tags. */
const ROLES = new Set([
  ...[
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'checkbox',
    'radio',
    'switch',
    'slider',
  ],
  ...[
    'spinbutton',
    'tab',
    'option',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'treeitem',
    'gridcell',
    'cell',
  ],
]);

/**
 * A finished run as a Playwright test that runs by itself: the steps that were done, in their order, and the words that proved the end. What only the
 * person may enter is read from the environment.
 */
export function playwrightTest(card: GuideCard): string {
  const done = card.steps.filter(({ state, action }) => state === 'done' && action !== 'done');
  const start = card.steps[0]?.url ?? card.urls[0]?.url ?? 'about:blank';
  const proof = card.evidence?.verified ? card.evidence.text : '';
  const lines = [
    `await page.goto(${text(start)});`,
    ...done.flatMap((step) => [`// ${step.number}. ${oneLine(step.instruction)}`, ...codeOf(step)]),
    ...(proof ? [`await expect(page.getByText(${text(proof)}).first()).toBeVisible();`] : []),
  ];
  return [
    `import { expect, test } from '@playwright/test';`,
    '',
    `test(${text(oneLine(card.task))}, async ({ page }) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

function codeOf(step: GuideStep): string[] {
  const { action, value, target, privateInput } = step;
  const at = target ? locatorOf(target, step.url) : null;
  switch (action) {
    case 'navigate':
      return [`await page.goto(${text(value ?? '')});`];
    case 'back':
      return ['await page.goBack();'];
    case 'scroll':
      return [at ? `await ${at}.scrollIntoViewIfNeeded();` : 'await page.mouse.wheel(0, 600);'];
    case 'press':
      return [
        at
          ? `await ${at}.press(${text(value ?? 'Enter')});`
          : `await page.keyboard.press(${text(value ?? 'Enter')});`,
      ];
    case 'wait':
      return [];
    case 'close_tab':
      return ['// Close this tab here.'];
    case 'switch_tab':
      return [`// Turn to the tab ${text(value ?? '')} here.`];
  }
  if (!at) return [];
  switch (action) {
    case 'type':
      return [`await ${at}.fill(${givenIn(step)});`];
    case 'select':
      return isList(step)
        ? [`await ${at}.selectOption({ label: ${givenIn(step)} });`]
        : [`await ${at}.click();`];
    case 'check':
      if (target?.role === 'switch') return [`await ${at}.click();`];
      return [`await ${at}.${/^(false|off|no|uncheck(ed)?)$/i.test(value ?? '') ? 'uncheck' : 'check'}();`];
    case 'right_click':
      return [`await ${at}.click({ button: 'right' });`];
    case 'hover':
      return [`await ${at}.hover();`];
    case 'upload':
      return [`await ${at}.setInputFiles(process.env.FILE_${step.number} ?? '');`];
    default:
      return privateInput ? [] : [`await ${at}.click();`];
  }
}

/** A `<select>`; a list that a page draws is opened by a click. */
const isList = ({ target }: GuideStep): boolean => target?.tag === 'select';

/** What was to be entered; what the person alone knows is theirs to give again. */
const givenIn = ({ value, number }: GuideStep): string =>
  value === null ? `process.env.VALUE_${number} ?? ''` : text(value);

function locatorOf(
  { role, text: name, where, locator, frameUrl }: NonNullable<GuideStep['target']>,
  url: string,
): string {
  const page = frameUrl && frameUrl !== url ? `page.frame({ url: ${text(frameUrl)} })!` : 'page';
  const isOnly = name !== '' && ROLES.has(role) && !where;
  if (isOnly || locator.path === '')
    return `${page}.getByRole(${text(role)}, { name: ${text(name)}, exact: true })`;
  return `${page}.locator(${text(locator.path)})`;
}

/** As a string of JavaScript. */
const text = (value: string): string => JSON.stringify(value).replace(/\u2028|\u2029/g, ' ');
const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();
