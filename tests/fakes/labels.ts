import type { LabelTask } from '../../src/contracts/labels.ts';
import type { LabelsHost } from '../../src/labels/host.ts';

const PAGE = `<!doctype html><html><head><title>Museum</title></head><body>
<p>Since 1887</p><p>Founded in <b id="year">1887</b></p><aside>Buy soap</aside><figure><b>a ship</b></figure></body></html>`;

/** The surroundings of a labelling page in memory: one tab, with a museum. */
export function fakeLabelsHost(tasks: LabelTask[] = []) {
  const kept = new Map(tasks.map((task) => [task.id, task]));
  const pages = new Map<string, string>();
  const saved: Blob[] = [];
  const host: LabelsHost = {
    store: {
      tasks: async () => [...kept.values()],
      page: async (hash) => pages.get(hash),
      keep: async (task, html) => {
        kept.set(task.id, task);
        pages.set(task.page, html);
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
    save: (_, data) => saved.push(data),
  };
  return { host, saved };
}
