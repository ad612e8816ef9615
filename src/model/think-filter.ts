const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Leaves out the thoughts that some local models write before their answer, between `<think>` and `</think>`. Only at the very start:
 * further on the words may be the answer's own.
 */
export function createThinkFilter(): { push(delta: string): string; end(): string } {
  let held = '';
  let state: 'start' | 'thinking' | 'answer' = 'start';
  const step = (): string => {
    if (state === 'start') {
      const begun = held.trimStart();
      if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
      state = begun.startsWith(OPEN) ? 'thinking' : 'answer';
    }
    if (state === 'thinking') {
      const end = held.indexOf(CLOSE);
      if (end < 0) return '';
      held = held.slice(end + CLOSE.length).trimStart();
      state = 'answer';
    }
    const out = held;
    held = '';
    return out;
  };
  return {
    push(delta) {
      held += delta;
      return step();
    },
    /** What was held back and turned out to be no thought. */
    end: () => (state === 'start' ? held : ''),
  };
}
