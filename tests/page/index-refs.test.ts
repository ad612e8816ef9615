import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const numbered = (page: ReturnType<typeof indexPage>, purpose: 'find' | 'guide' = 'guide') =>
  page.snapshot(purpose).lines.map(({ n, text }) => `${n} ${text}`);

describe('numbers', () => {
  test('stay with their elements while role and text stay, and new elements count on', () => {
    const page = indexPage('<button>Save</button><button>Print</button>');
    expect(numbered(page)).toEqual(['1 Save', '2 Print']);
    document.body.insertAdjacentHTML('afterbegin', '<button>New</button>');
    expect(numbered(page)).toEqual(['3 New', '1 Save', '2 Print']);
  });

  test('change with the name, and the old number fails loudly', () => {
    const page = indexPage('<button>Save</button>');
    page.snapshot('guide');
    document.querySelector('button')!.textContent = 'Saved';
    expect(numbered(page)).toEqual(['2 Saved']);
    expect(() => page.context.refs.resolve(1)).toThrow('stale-element');
    expect(page.context.refs.resolve(2).element).toBe(document.querySelector('button'));
  });

  test('fail loudly at once, without another walk, when the name or role has changed or the element is gone', () => {
    const page = indexPage('<button>Save</button><p>Words</p><a href="/x">Link</a>');
    page.snapshot('guide');
    const [button, , link] = document.querySelectorAll('button, p, a');
    button!.textContent = 'Delete';
    document.querySelector('p')!.firstChild!.nodeValue = 'Other words';
    link!.remove();
    for (const n of [1, 2, 3, 99]) expect(() => page.context.refs.resolve(n)).toThrow('stale-element');
  });

  test('survive a re-render of the text inside', () => {
    const page = indexPage('<p>Same words</p>');
    page.snapshot();
    document.querySelector('p')!.innerHTML = '<b>Same</b> words';
    expect(page.context.refs.resolve(1).text).toBe('Same words');
  });

  test('tell like lines of one element apart', () => {
    const page = indexPage('<div>Yes<p>or</p>Yes</div>');
    const first = numbered(page);
    expect(new Set(first).size).toBe(3);
    expect(numbered(page)).toEqual(first);
  });

  test('of another purpose come back', () => {
    const page = indexPage('<p>Read <a href="/a">this</a></p>');
    const find = numbered(page, 'find');
    numbered(page, 'guide');
    expect(numbered(page, 'find')).toEqual(find);
  });
});
