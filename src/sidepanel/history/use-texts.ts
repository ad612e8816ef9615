import { useEffect, useState } from 'react';
import type { HistoryStore } from '../../history/store.ts';
import type { Listed } from './use-listed.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** The words of the answers in view, for the lines that show where they matched. */
export function useTexts(
  store: Pick<HistoryStore, 'texts'>,
  shown: readonly Listed[],
): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState(NONE);
  const ids = shown.map(({ entry }) => entry.id).join('\n');
  useEffect(() => {
    if (ids === '') return setTexts(NONE);
    let wanted = true;
    store.texts(ids.split('\n')).then(
      (found) => wanted && setTexts(found),
      // The list itself says what is wrong with the history.
      () => wanted && setTexts(NONE),
    );
    return () => {
      wanted = false;
    };
  }, [store, ids]);
  return texts;
}
