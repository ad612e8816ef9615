/** What is made when it is first needed: Chrome starts the worker for every event, and most of them need none of its tables. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A pattern that is read when it is first needed: one with Unicode's properties costs a script as much to carry as to use. */
export const lazyPattern = (source: string, flags: string): (() => RegExp) =>
  lazy(() => new RegExp(source, flags));
