import { afterEach, expect, test } from 'vitest';
import { moreOf } from '../../src/core/lists/end.ts';
import { positionsOf, recordLists } from '../../src/core/lists/records.ts';
import { pressMore } from '../../src/modes/find/press-more.ts';
import type { ScriptedPage } from '../../src/modes/mode.ts';
import { createPage } from '../../src/page/page.ts';
import { nextPage } from './next-page.ts';

let end = new AbortController();
let leave: () => Promise<unknown> = async () => undefined;
afterEach(() => {
  end.abort();
  document.body.innerHTML = '';
});

const ITEMS = '<ul id=list>'.concat('<li>Heron</li><li>Crane</li><li>Plover</li></ul>');

test('what is scrolled for a press is scrolled back when the list is left', async () => {
  const run = pressBehind('<div style="height: 3000px"></div><button>Load more</button>');
  expect(await run).toMatchObject({ grown: true });
  expect(scrollY).toBeGreaterThan(500);
  await leave();
  expect(scrollY).toBe(0);
});

/** Presses what stands behind the list, if it may be; tells whether more came. */
async function pressBehind(control: string): Promise<{ grown: boolean; items: number }> {
  end = nextPage();
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<main><h1>Birds</h1>${ITEMS}${control}</main>`;
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      setTimeout(() =>
        document
          .querySelector('#list')
          ?.append(Object.assign(document.createElement('li'), { textContent: 'Wren' })),
      );
    },
    { signal: end.signal },
  );
  const { handlers } = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: end.signal,
  });
  leave = async () => handlers.listLeave({});
  const { lines } = await handlers.snapshot({ purpose: 'find', firstFree: 1 });
  const [list] = recordLists(lines, [await handlers.lists({ positions: positionsOf(lines) })]);
  const more = moreOf(list!, lines)!;
  const page = {
    callAt: (_: number, method: 'listControl', params: never) => handlers[method](params),
  } as unknown as ScriptedPage;
  const grown = await pressMore(page, more, list!.id);
  return { grown, items: document.querySelectorAll('#list > li').length };
}

test.each([
  ['a button', '<button>Load more</button>'],
  ['a link that leads nowhere', '<a href="#">Show more</a>'],
  ['a button in Russian', '<button>Показать ещё 20</button>'],
  ['a button in Japanese', '<button>もっと見る</button>'],
  ['a button in Arabic', '<button>عرض المزيد</button>'],
  [
    'a button of a form that looks something up',
    '<form role=search><input name=q><button type=button>Show more</button></form>',
  ],
])('%s that brings more is pressed', async (_, control) => {
  expect(await pressBehind(control)).toEqual({ grown: true, items: 4 });
});

test.each([
  ['leads to another document', '<a href="/birds?page=2">Next</a>'],
  ['sends a form', '<form method=post action=/more><button>Load more</button></form>'],
  ['is a link that acts', '<a href="#" data-method=delete>Show more</a>'],
  ['says that it buys', '<button>Show more and buy now</button>'],
  ['says so in Russian', '<button>Показать ещё и купить</button>'],
  ['says so in Chinese', '<button>查看更多并购买</button>'],
])('nothing is pressed that %s', async (_, control) => {
  expect(await pressBehind(control)).toEqual({ grown: false, items: 3 });
});
