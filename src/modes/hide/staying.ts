import type { HideBlock } from './blocks.ts';
import type { Found } from './found.ts';

/** Of what was found, what holds nothing of what is to stay; of a block around it, what lies in it beside, but for its title. */
export function withoutLines(
  found: readonly Found[],
  kept: readonly Found[],
  blocks: readonly HideBlock[],
): Found[] {
  const linesOf = (n: number): number[] =>
    blocks.find(({ line }) => line.n === n)?.lines.map((line) => line.n) ?? [n];
  return found.flatMap((each) => {
    if (kept.some(({ n }) => n === each.n)) return [];
    const own = linesOf(each.n);
    const inside = kept.map(({ n }) => linesOf(n)).filter((some) => some.some((n) => own.includes(n)));
    const stays = new Set(inside.filter((some) => own.some((n) => !some.includes(n))).flat());
    if (stays.size === 0) return [each];
    const goes = own.filter((n) => !stays.has(n));
    const covered = new Set<number>();
    const parts = blocks.filter(({ lines }) => {
      const numbers = lines.map(({ n }) => n);
      const isPart = numbers.length > 0 && numbers.every((n) => goes.includes(n) && !covered.has(n));
      if (isPart) for (const n of numbers) covered.add(n);
      return isPart;
    });
    const title = blocks.find(({ line }) => line.n === each.n)?.lines[0];
    const rest = goes.filter((n) => !covered.has(n) && n !== title?.n);
    return [...parts.map(({ line }) => line.n), ...rest].map((n) => ({ ...each, n }));
  });
}
