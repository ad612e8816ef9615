import type { HideItem } from '../../contracts/hide.ts';

/** A block of the page that several lists may name. */
export interface NamedBlock {
  text: string;
  /** The lists that name it, by their places, ascending. */
  by: number[];
}

export interface BlockAgreement {
  /** As they are first named. */
  blocks: NamedBlock[];
  /** Share of the named blocks that every list names, 0 to 1; `null` where none names anything. */
  share: number | null;
}

/** Which blocks the lists of several models have in common; a block keeps its id for as long as its document lives. */
export function agreementOnBlocks(
  lists: readonly (readonly Pick<HideItem, 'id' | 'label' | 'checked'>[])[],
): BlockAgreement {
  const blocks = new Map<string, NamedBlock>();
  for (const [at, items] of lists.entries()) {
    for (const { id, label } of items.filter(({ checked }) => checked)) {
      const block = blocks.get(id) ?? { text: label, by: [] };
      blocks.set(id, { ...block, by: [...block.by, at] });
    }
  }
  const all = [...blocks.values()];
  const common = all.filter(({ by }) => by.length === lists.length).length;
  return { blocks: all, share: all.length > 0 ? common / all.length : null };
}
