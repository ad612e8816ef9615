import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

test('a formula that is a picture stands in its sentence, and the words around it are lit', () => {
  const page = indexPage(
    '<p>The area is <img class="mwe-math-fallback-image-inline" alt="{\\displaystyle \\pi r^{2}}" width="40" height="12" src="data:,"> for a radius r.</p>',
  );
  expect(page.lines()).toEqual(['paragraph: The area is \\pi r^{2} for a radius r.']);
  expect(page.lit('for a radius')).toEqual(['for a radius']);
  expect(page.lit('area is \\pi r^{2} for').join(' ').replace(/\s+/g, ' ')).toBe('area is for');
});

test('what MathJax draws without text is told by what it gives screen readers', () => {
  const drawn = '<svg width="20" height="10"></svg>';
  const hidden =
    '<span style="position:absolute;clip:rect(1px,1px,1px,1px);width:1px;height:1px;overflow:hidden"><math alttext="E = mc^2"><mi>E</mi></math></span>';
  expect(indexPage(`<p>So <mjx-container>${drawn}${hidden}</mjx-container> holds.</p>`).lines()).toEqual([
    'paragraph: So E = mc^2 holds.',
  ]);
});

test('formulas whose signs are text of the page stay in their sentence as they read', () => {
  expect(
    indexPage('<p>If <math alttext="x+1"><mi>x</mi><mo>+</mo><mn>1</mn></math> is even, stop.</p>').lines(),
  ).toEqual(['paragraph: If x+1 is even, stop.']);
});

test('other pictures in a sentence keep a line of their own', () => {
  expect(
    indexPage('<p>A kite <img alt="Red kite" width="9" height="9" src="data:,"> flies.</p>').lines(),
  ).toEqual(['paragraph: A kite flies.', 'img: Red kite']);
});
