import type { LabelTask, RecordedStep } from '../../src/contracts/labels.ts';
import type { LabelsHost } from '../../src/labels/host.ts';

const PAGE = `<!doctype html><html><head><title>Museum</title></head><body>
<p>Since 1887</p><p>Founded in <b id="year">1887</b></p><aside>Buy soap</aside><figure><b>a ship</b></figure></body></html>`;

const END = PAGE.replace('Buy soap', 'Your visit is booked');
const step = (id: string, change: Partial<RecordedStep>): RecordedStep => ({
  id,
  action: 'click',
  value: null,
  withheld: false,
  target: null,
  telling: [],
  paths: [],
  frame: '',
  url: 'https://museum.example/',
  title: 'Museum',
  document: 'd',
  before: 'p',
  note: '',
  ...change,
});
const control = (role: string, text: string): RecordedStep['target'] => ({
  n: 1,
  role,
  text,
  locator: { role, name: text, landmark: '', before: [], after: [], notes: [], path: '' },
});
const STEPS = [
  step('1', { target: control('link', 'Book a visit') }),
  step('2', { action: 'type', value: 'Ada', target: control('textbox', 'Name') }),
  step('3', { action: 'type', withheld: true, target: control('textbox', 'Password') }),
  step('4', { action: 'check', target: control('checkbox', 'I agree'), url: 'https://museum.example/visit' }),
];

/** The surroundings of a labelling page in memory: one tab, with a museum. */
export function fakeLabelsHost(tasks: LabelTask[] = []) {
  const kept = new Map(tasks.map((task) => [task.id, task]));
  const pages = new Map<string, string>();
  const saved: Blob[] = [];
  const host: LabelsHost = {
    store: {
      tasks: async () => [...kept.values()],
      page: async (hash) => pages.get(hash),
      keep: async (task, some) => {
        kept.set(task.id, task);
        for (const [hash, html] of some) pages.set(hash, html);
      },
      clear: async () => kept.clear(),
    },
    tabs: async () => [
      {
        id: 1,
        windowId: 1,
        url: 'https://museum.example/',
        reader: false,
        title: 'Museum',
        loading: false,
        discarded: false,
        incognito: false,
      },
    ],
    take: async () => PAGE,
    record: async (_tab, _url, hear) => {
      hear.steps(STEPS);
      return { stop: async () => ({ steps: STEPS, pages: new Map([['p', PAGE]]), end: END }) };
    },
    save: (_, data) => saved.push(data),
  };
  return { host, saved };
}
