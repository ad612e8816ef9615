import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SeenStep, StepNews } from '../../src/contracts/labels.ts';
import { createPageContext } from '../../src/page/page.ts';
import { recordSteps } from '../../src/page/steps/recorder.ts';
import { showSign } from '../../src/page/steps/sign.ts';
import { nextPage } from './next-page.ts';

let news: StepNews[];
let end: AbortController;
let context: ReturnType<typeof createPageContext>;
beforeEach(() => {
  end = nextPage();
  news = [];
});

function record(html: string): void {
  document.body.innerHTML = html;
  context = createPageContext({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => undefined,
    signal: end.signal,
  });
  const take = () => ({ html: document.body.innerHTML, unread: [] });
  recordSteps(context, take, (told) => news.push(told), end.signal);
}
const el = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** What the steps have come to, each as `action name = value`. */
function steps(): string[] {
  const entries = new Map<string, SeenStep>();
  for (const told of news) {
    if (told.type === 'step') entries.set(told.step.id, told.step);
    else if (told.type === 'entry')
      entries.set(told.entry.id, { ...entries.get(told.entry.id)!, entry: told.entry });
  }
  return [...entries.values()].map(({ entry, lines, n }) => {
    const name = lines.find((line) => line.n === n)?.text ?? '';
    return `${entry.action} ${name}${entry.withheld ? ' = ***' : entry.value === null ? '' : ` = ${entry.value}`}`;
  });
}
const seen = (): SeenStep[] => news.flatMap((told) => (told.type === 'step' ? [told.step] : []));

it('a press is one step, by label, pointer or keyboard', async () => {
  record('<label id=l>Name <input id=i></label> <button id=b>Save</button>');
  await userEvent.click(el('#b'));
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(el('#l'), { position: { x: 3, y: 5 } });
  expect(steps()).toEqual(['click Save', 'click Save', 'click Save', 'click Name']);
});

it('what is typed is one step with what it came to, and Enter the next, without the click that the browser makes of it', async () => {
  record('<form onsubmit="return false"><input id=i aria-label=Name><button>Save</button></form>');
  await userEvent.click(el('#i'));
  await userEvent.keyboard('Adam{Backspace}{Enter}');
  expect(steps()).toEqual(['type Name = Ada', 'press Name = Enter']);
});

it('an editor and a text area are typed into; a new line is no step, unless the page makes one of it', async () => {
  record(
    '<textarea id=t aria-label=Note></textarea><div id=e contenteditable role=textbox aria-label=Message style="min-height:30px"></div>',
  );
  await userEvent.click(el('#t'));
  await userEvent.keyboard('a{Enter}b');
  el('#e').addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  await userEvent.click(el('#e'));
  await userEvent.keyboard('hello{Enter}');
  await expect.poll(steps).toEqual(['type Note = a\nb', 'type Message = hello', 'press Message = Enter']);
});

it('choices and ticks are what they end as, also by a label that is drawn for a hidden box', async () => {
  record(
    '<select id=s aria-label=Day><option>Monday<option>Tuesday<option>Wednesday</select><label id=l><input type=checkbox id=c style="opacity:0;position:absolute"> Guided tour</label>',
  );
  el('#s').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await userEvent.click(el('#l'));
  expect(steps()).toEqual(['select Day = Wednesday', 'check Guided tour']);
  await userEvent.click(el('#l'));
  expect(steps()).toEqual(['select Day = Wednesday', 'check Guided tour = false']);
});

it('each step comes with the page before any script of the page knew of it', async () => {
  record('<button id=b>Open</button><p id=p>closed</p>');
  el('#b').addEventListener('pointerdown', () => el('#p').replaceChildren('opened'));
  el('#b').addEventListener('mousedown', () => el('#b').remove());
  await userEvent.click(el('#b'));
  await expect.poll(steps).toEqual(['click Open']);
  expect(seen()[0]?.before?.html).toContain('closed');
  expect(seen()[0]?.paths).toEqual(['#b']);
});

it('what a script does is no step', async () => {
  record('<button id=b>Go</button><input id=i aria-label=Name><input type=checkbox id=c>');
  const before = news.length;
  el('#b').click();
  el('#c').click();
  el('#i').dispatchEvent(new InputEvent('input', { bubbles: true }));
  el('#i').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  el('#b').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(news.slice(before)).toEqual([]);
});

it('of a private field only that something was entered is told, and of the form around it', async () => {
  record(`<form><input id=user aria-label="User name"><input id=p type=password aria-label=Password></form>
    <input id=plain aria-label=Remark>`);
  await userEvent.click(el('#user'));
  await userEvent.keyboard('ada');
  await userEvent.click(el('#p'));
  await userEvent.keyboard('hunter2');
  await userEvent.click(el('#plain'));
  await userEvent.keyboard('4111 1111 1111 1111 no');
  expect(steps()).toEqual(['type User name = ***', 'type Password = ***', 'type Remark = ***']);
  const last = news.map((told) => JSON.stringify(told)).filter((told) => told.includes('hunter2'));
  expect(last).toEqual([]);
});

it('a control inside an open shadow tree is found by a path through it', async () => {
  record('<div id=host></div>');
  el('#host').attachShadow({ mode: 'open' }).innerHTML = '<p><button>Inside</button></p>';
  await userEvent.click(el('#host').shadowRoot!.querySelector('button')!);
  expect(steps()).toEqual(['click Inside']);
  expect(seen()[0]?.paths).toEqual(['#host', 'p > button']);
});

it('ends at once, and the sign with it; a press on the sign is no step', async () => {
  record('<button id=b>Go</button>');
  let stopped = 0;
  showSign(
    document,
    context.glass,
    { sign: 'Recording', stop: 'Stop' },
    () => {
      stopped += 1;
    },
    end.signal,
  );
  const button = () => context.glass.host?.shadowRoot?.querySelector('button');
  button()!.click();
  expect(stopped).toBe(0);
  await userEvent.click(button()!);
  expect(stopped).toBe(1);
  end.abort();
  expect(document.querySelector('sightline-overlay')).toBeNull();
  await userEvent.click(el('#b'));
  expect(steps()).toEqual([]);
});
