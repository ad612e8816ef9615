/**
 * Something that is being made, may be refused, and may be made anew (a password is typed, another file is picked). Whoever waits gets what
 * comes first.
 */
export function createOutcome<T>() {
  let now: { value: T } | { refusal: unknown } | undefined;
  const waiting: (() => void)[] = [];

  function settle(outcome: NonNullable<typeof now>): void {
    now = outcome;
    for (const each of waiting.splice(0)) each();
  }

  return {
    begin(): void {
      now = undefined;
    },
    done: (value: T): void => settle({ value }),
    refuse: (refusal: unknown): void => settle({ refusal }),
    /** Throws the refusal. */
    async wait(): Promise<T> {
      while (!now) await new Promise<void>((resolve) => waiting.push(resolve));
      if ('refusal' in now) throw now.refusal;
      return now.value;
    },
  };
}
export type Outcome<T> = ReturnType<typeof createOutcome<T>>;
