/** The value for a key, made on first use. */
export function getOrMake<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** A question about nodes that is asked once for each, for as long as one look lasts. */
export function remembered<N extends Node, R>(find: (node: N) => R): (node: N) => R {
  const known = new WeakMap<N, { found: R }>();
  return (node) => {
    const before = known.get(node) ?? { found: find(node) };
    known.set(node, before);
    return before.found;
  };
}
