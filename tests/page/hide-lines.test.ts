import { describe, expect, it } from 'vitest';
import { indexPage } from './index-page.ts';

const PROSE = '<p>The council met on Monday to talk about the new pier and about the late ferry.</p>'.repeat(
  12,
);
const SLOT = '<iframe src="about:blank" title="Offer" style="width:300px;height:100px"></iframe>';

describe('a line of its own', () => {
  it('has a title with a frame or an empty box, though nothing names it', () => {
    const html = `${PROSE}<div><div><h3>Trending</h3><div class="list" style="height:200px"><div></div></div></div><div><h3>Promoted</h3>${SLOT}</div></div>`;
    const lines = indexPage(html).lines('hide');
    for (const title of ['Trending', 'Promoted']) {
      const at = lines.indexOf(`heading: ${title}`);
      expect(lines[at - 1]).toMatch(/^div:/);
    }
  });

  it('tells no size of a block that has none', () => {
    const html = `${PROSE}<div class="share" style="height:0;width:500px"><a href="#a" style="float:left">Mail</a></div>`;
    expect(indexPage(html).lines('hide').join('\n')).not.toMatch(/x0\b/);
  });
});
