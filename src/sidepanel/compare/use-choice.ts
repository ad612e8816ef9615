import { useEffect, useState } from 'react';
import { CHOICES_KEY, type Choice, readChoices, withChoice } from '../../core/compare/choices.ts';
import { localStore, onStoredChange } from '../../platform/storage.ts';

/** What the person chose in a comparison, kept in this browser. */
export function useChoice(id: string) {
  const [choice, setChoice] = useState<Choice>();
  useEffect(() => {
    const read = (stored: unknown) => setChoice(readChoices(stored).find((each) => each.id === id));
    void localStore.get(CHOICES_KEY).then(read);
    return onStoredChange(CHOICES_KEY, read);
  }, [id]);
  const choose = (chosen: Choice) =>
    void localStore.update(CHOICES_KEY, (stored) => withChoice(stored, chosen));
  return { choice, choose };
}
