/**
 * A yardstick for the price of a reading: the index that PageGuide's paper describes (number, words, tag and place of every element that is
 * seen), made as plainly as it can be, and twice, as its code does for one question: once of what has words, once of what can be acted on.
 * A string, because `tsx` adds helpers to functions.
 */
export const TWO_WALKS = `(() => {
  const seen = (element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const drawn = display !== 'none' && visibility === 'visible' && opacity !== '0' && width > 0 && height > 0;
    return drawn ? { x, y, width, height } : null;
  };
  const entry = (element, number, text) => {
    const box = seen(element);
    return box && text ? { number, tag: element.localName, text, box } : null;
  };
  const own = (element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(' ').trim();
  const words = [...document.body.querySelectorAll('*')].map((element, i) => entry(element, i, own(element)));
  const controls = 'a[href], button, input, select, textarea, summary, [role], [onclick], [tabindex], [contenteditable]';
  const acts = [...document.body.querySelectorAll(controls)].map((element, i) =>
    entry(element, i, (element.getAttribute('aria-label') || element.innerText || element.value || '').trim()),
  );
  return JSON.stringify([words.filter(Boolean), acts.filter(Boolean)]).length;
})()`;
