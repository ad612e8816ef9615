import { repeatsValue } from '../../core/private-values.ts';
import type { ShadowRootOf } from '../dom/dom.ts';
import { remembered } from '../dom/maps.ts';
import { entered, entriesIn, isEntry, isSearch } from './entry.ts';
import { type FieldKind, privateKindOf } from './private.ts';
import { isCalledPrivate, isWholePage, placesOf } from './private-form.ts';

/** What one look at a page knows of its private fields. A look is short: what it has found out it keeps. */
export interface Privacy {
  /** Whether what is entered there is told to nobody: it is private itself, or its form is one where people log in or pay. */
  withholds(field: Element): boolean;
  /** Whether a text repeats what was entered into a private field: the preview of a card, the summary of an order. */
  repeats(text: string): boolean;
  /** Whether there is anything entered that a text may repeat. */
  hasSecrets(): boolean;
}

/** Kinds that make their whole form private: nobody types a name beside a card number for others to read. */
const MAKES_PRIVATE: ReadonlySet<FieldKind | null> = new Set(['password', 'payment', 'code'] as const);

export function createPrivacy(document: Document, shadowRootOf: ShadowRootOf): Privacy {
  let secrets: string[] | undefined;

  const kindOf = remembered(privateKindOf);
  const entriesOf = remembered((place: Node) => entriesIn(place, shadowRootOf));
  const isPage = remembered(isWholePage);
  const isPrivate = remembered(
    (place: Element) =>
      isCalledPrivate(place) || entriesOf(place).some((field) => MAKES_PRIVATE.has(kindOf(field))),
  );

  const isOwnSecret = (field: Element): boolean => ![null, 'challenge', 'file'].includes(kindOf(field));

  const secretsOf = (): string[] => {
    secrets ??= entriesOf(document)
      .filter((field) => entered(field).length > 2 && isOwnSecret(field))
      .map(entered);
    return secrets;
  };

  return {
    withholds(field) {
      if (!isEntry(field)) return false;
      return (
        isOwnSecret(field) ||
        kindOf(field) === 'file' ||
        (!isSearch(field) && placesOf(field, entriesOf, isPage).some(isPrivate))
      );
    },
    repeats: (text) => secretsOf().some((secret) => repeatsValue(text, secret)),
    hasSecrets: () => secretsOf().length > 0,
  };
}
