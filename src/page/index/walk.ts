import type { ShadowRootOf } from '../dom/dom.ts';
import {
  childNodesOf,
  ELEMENT,
  elementAbove,
  firstChildOf,
  flatChildren,
  isRendered,
  matches,
  nextSiblingOf,
  nodeTypeOf,
  shadowOf,
  TEXT,
  tagOf,
} from '../dom/dom.ts';
import { OVERLAY_TAG } from '../dom/overlay-tag.ts';
import type { Look, Sight } from '../dom/visibility.ts';
import { folds, lookAt, OPEN_SIGHT } from '../dom/visibility.ts';
import { isEntry } from '../private/entry.ts';
import { controlSort, isEditingHost, TELLING } from './controls.ts';
import { dialogName, isModal } from './dialog-first.ts';
import type { Boxed, Control, Entry, Place, WalkEvent } from './events.ts';
import { fieldIsSeen, isField, isNamedByLabel, labelledFields } from './fields.ts';
import { formulaText, frameBox, imageText } from './media.ts';
import { isBlock, isHiddenFromNames, placeInside } from './places.ts';
import { opensSection, roleOf } from './roles.ts';
import type { Table } from './tables.ts';
import { openCell, openRow, openTable, tablePart } from './tables.ts';
import { hasInk } from './text-map.ts';

/** Says whether an element is a container that the index should name, and how. */
export type ContainerTest = (
  element: Element,
  tag: string,
  role: string | null,
  look: Look,
) => ContainerFacts | null;
export interface ContainerFacts {
  role: string;
  notes: string[];
  hints: string;
  keepSmall: boolean;
  plain: boolean;
}

export interface WalkOptions {
  shadowRootOf: ShadowRootOf;
  containers?: ContainerTest;
  /** Whether to go into closed `<details>`, which a click opens: answers often stand there. */
  folded?: boolean;
  /** Whether open modal dialogs have a line. */
  dialogs?: boolean;
}

/** Never drawn, or drawn by something else than their children. */
const SKIPPED = new Set(
  (
    'script style noscript template head title meta link base datalist param source track area map ' +
    'defs symbol clippath mask pattern marker desc metadata lineargradient radialgradient filter annotation ' +
    `rp noframes noembed ${OVERLAY_TAG}`
  ).split(' '),
);
/** Their children are a fallback that is not drawn. */
const REPLACED = new Set('canvas video audio progress meter'.split(' '));
/** Tags of elements that may be a `leaf`. */
const LEAVES = new Set(
  `iframe frame input select textarea img svg mjx-container ${[...REPLACED].join(' ')}`.split(' '),
);

type TextEvent = Extract<WalkEvent, { type: 'text' }>;

const BREAK: WalkEvent = { type: 'break' };
const NOTHING: WalkEvent = { type: 'nothing' };

/** Parsers stop nesting at 512 levels; a tree that scripts made deeper is read on without its structure, to spare the call stack. */
const MAX_DEPTH = 700;

interface Below {
  depth: number;
  sight: Sight;
  shown: boolean;
  /** `visibility: visible`; screen readers do not read what is not. */
  visible: boolean;
  spoken: boolean;
  place: Place;
  control: Control | null;
  claimedBy: Element | null;
  /** Of the element around, for its cursor. */
  style: CSSStyleDeclaration | null;
  editable: boolean;
  inSection: boolean;
  table: Table | null;
  group: Entry['group'] | null;
}

/**
 * Walks what is drawn under `start` (light DOM, slots, open and closed shadow roots) once, in reading order, and reports it as a flat
 * list of events. Everything later works on that list, so the DOM and its styles are read in this file and its helpers only.
 */
export function walk(start: Element, options: WalkOptions): WalkEvent[] {
  return new Walker(options).run(start);
}

class Walker {
  private readonly events: WalkEvent[] = [];
  /** Those of them that are words of a field's label. */
  private readonly claimed: TextEvent[] = [];
  private readonly options: WalkOptions;
  /** Hidden fields that a label already stands for. */
  private readonly stoodFor = new Set<Element>();
  private readonly met = new Set<Element>();
  private labelledBy = new Map<Element, Element>();

  constructor(options: WalkOptions) {
    this.options = options;
  }

  run(start: Element): WalkEvent[] {
    this.labelledBy = labelledFields(start);
    this.element(start, this.above(start));
    for (const event of this.claimed) {
      // A field that turned out to be hidden has no line, so its label's words keep theirs.
      if (event.claimedBy && !this.met.has(event.claimedBy)) event.claimedBy = null;
    }
    return this.events;
  }

  /** What holds at `start`, found by going through its ancestors without their children. */
  private above(start: Element): Below {
    const chain: Element[] = [];
    for (let at = elementAbove(start); at; at = elementAbove(at)) chain.unshift(at);
    const top = chain[0] ?? start;
    let below: Below = {
      depth: 0,
      sight: OPEN_SIGHT,
      shown: true,
      visible: true,
      spoken: true,
      place: {
        element: top,
        tag: tagOf(top),
        role: tagOf(top),
        passesOn: false,
        pre: false,
        inScroller: false,
        folded: false,
      },
      control: null,
      claimedBy: null,
      style: null,
      editable: false,
      inSection: false,
      table: null,
      group: null,
    };
    for (const element of chain) {
      const tag = tagOf(element);
      const look = lookAt(element, below.sight);
      if (!look) continue;
      below = { ...this.enter(element, tag, roleOf(element, tag), look, below, true), table: null };
      if (this.options.folded && folds(element, tag)) below.sight = { ...below.sight, folded: true };
    }
    return below;
  }

  private node(node: Node, below: Below): void {
    const type = nodeTypeOf(node);
    if (type === ELEMENT) this.element(node as Element, below);
    else if (type === TEXT) this.text(node as Text, below);
  }

  private text(node: Text, below: Below): void {
    if (node.data === '') return;
    const { shown, visible, spoken, place, claimedBy } = below;
    const event: TextEvent = { type: 'text', node, shown, spoken: spoken && visible, place, claimedBy };
    this.events.push(event);
    if (claimedBy) this.claimed.push(event);
  }

  private element(element: Element, below: Below): void {
    const tag = tagOf(element);
    if (SKIPPED.has(tag)) return;
    if (below.depth > MAX_DEPTH) {
      this.tooDeep(element, below);
      return;
    }
    if (tag === 'label' && this.standIn(element as HTMLLabelElement, below)) return;
    const look = lookAt(element, below.sight);
    if (!look) return;
    if (tag === 'br') {
      this.events.push({ type: 'gap' });
      return;
    }
    // Most elements have none of these attributes: one question spares one for each.
    const told = matches(element, TELLING);
    const role = roleOf(element, tag, told);
    if ((LEAVES.has(tag) || role === 'img') && this.leaf(element, tag, role, look, below)) return;
    const inside = this.enter(element, tag, role, look, below, told);
    const block = inside.place !== below.place;
    if (block) this.part();
    const sort = this.sortOf(element, tag, role, look, below, told);
    if (sort)
      this.control(element, element, tag, role, sort, look, { ...inside, place: below.place }, inside, block);
    else this.children(element, tag, inside, look);
    if (block) this.part();
  }

  private tooDeep(element: Element, below: Below): void {
    const pending: Node[] = [element];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (nodeTypeOf(node) === TEXT) this.text(node as Text, below);
      else if (
        nodeTypeOf(node) === ELEMENT &&
        !SKIPPED.has(tagOf(node as Element)) &&
        isRendered(node as Element)
      ) {
        pending.push(...childNodesOf(node).reverse());
      }
    }
  }

  /** Elements whose own children do not matter. Returns whether it was one. */
  private leaf(element: Element, tag: string, role: string | null, look: Look, below: Below): boolean {
    if (tag === 'iframe' || tag === 'frame') {
      this.box(frameBox(element, tag, below.place, look));
      return true;
    }
    if (isField(element, tag)) {
      if (fieldIsSeen(element, look)) this.field(element, tag, role, below);
      return true;
    }
    const formula = formulaText(element, tag);
    if (formula !== null) {
      const spoken = below.spoken && !isHiddenFromNames(element);
      if (look.shown) {
        const event = {
          type: 'image',
          element,
          text: formula,
          spoken,
          place: below.place,
          inSentence: true,
        } as const;
        this.events.push(event);
      }
      return true;
    }
    const image = imageText(element, tag, role);
    if (image !== null) {
      if (look.shown && image !== '') {
        this.events.push({
          type: 'image',
          element,
          text: image,
          spoken: below.spoken && !isHiddenFromNames(element),
          place: below.place,
        });
      }
      // A drawing may hold words of its own.
      return tag !== 'svg' && role !== 'img';
    }
    if (!REPLACED.has(tag)) return false;
    const facts = look.shown ? this.options.containers?.(element, tag, role, look) : null;
    if (facts) this.box({ kind: 'container', element, tag, text: '', place: below.place, ...facts });
    return true;
  }

  /** Parts what comes from what was there; once is enough. */
  private part(): void {
    if (this.events.at(-1) !== BREAK) this.events.push(BREAK);
  }

  private box(box: Boxed | null): void {
    if (!box) return;
    this.part();
    this.events.push({ type: 'box', box }, BREAK);
  }

  /** @param told whether it has any attribute that is `TELLING` */
  private enter(
    element: Element,
    tag: string,
    role: string | null,
    look: Look,
    below: Below,
    told: boolean,
  ): Below {
    const place = isBlock(tag, role, look.style, look.display)
      ? placeInside(element, tag, role, look.style, below.place, below.inSection)
      : below.place;
    const inside: Below = {
      ...below,
      depth: below.depth + 1,
      sight: look.sight,
      shown: look.shown,
      visible: look.visible,
      spoken: below.spoken && !(told && isHiddenFromNames(element)),
      place,
      style: look.style,
      editable: below.editable || (told && isEditingHost(element)),
      inSection: below.inSection || opensSection(tag),
    };
    if (!inside.claimedBy && (tag === 'label' || this.labelledBy.size > 0)) {
      inside.claimedBy = this.claimOf(element, tag);
    }
    if (place !== below.place) {
      place.inScroller = look.sight.inScroller;
      place.folded = look.sight.folded;
      this.enterStructure(element, tag, role, look, inside);
    }
    return inside;
  }

  /** Tables, definition lists and containers: what a block opens for the blocks inside it. */
  private enterStructure(
    element: Element,
    tag: string,
    role: string | null,
    look: Look,
    inside: Below,
  ): void {
    const part = tablePart(tag, role, look.display, inside.table !== null);
    if (part === 'layout') {
      inside.table = null;
      delete inside.place.cell;
    } else if (part === 'table') {
      if (inside.table) inside.table.nested = true;
      inside.table = openTable();
      delete inside.place.cell;
    } else if (inside.table && part === 'row') {
      openRow(inside.table, element);
    } else if (inside.table && part === 'cell') {
      inside.place.cell = openCell(inside.table, element, tag, role);
      if (inside.place.cell.heads === 'row') inside.place.role = 'rowheader';
    } else if (tag === 'dl') {
      inside.group = { term: '' };
    } else if (inside.group && (tag === 'dt' || tag === 'dd')) {
      inside.place.entry = { part: tag === 'dt' ? 'term' : 'definition', group: inside.group };
    }
    if (this.options.dialogs && look.shown && isModal(element, role)) {
      const name = dialogName(element);
      inside.place.modal = element;
      this.box({
        kind: 'container',
        element,
        tag,
        role: role ?? 'dialog',
        text: '',
        notes: name ? [`label: ${name}`] : [],
        place: { ...inside.place },
      });
    }
    const facts = this.options.containers?.(element, tag, role, look);
    if (!facts) return;
    const box: Boxed = { kind: 'container', element, tag, text: '', place: { ...inside.place }, ...facts };
    this.box(box);
    inside.place.box = box;
  }

  private children(element: Element, tag: string, inside: Below, look: Look): void {
    const from = this.events.length;
    if (folds(element, tag)) {
      const children = flatChildren(element, tag, this.options.shadowRootOf);
      const summary = children.find(
        (child) => nodeTypeOf(child) === ELEMENT && tagOf(child as Element) === 'summary',
      );
      if (summary) this.node(summary, inside);
      if (!this.options.folded) return;
      const place = { ...inside.place, folded: true };
      const behind = { ...inside, place, sight: { ...inside.sight, folded: true } };
      this.part();
      for (const child of children) if (child !== summary) this.node(child, behind);
      return;
    }
    const { shadowRootOf } = this.options;
    if (tag === 'slot') {
      for (const child of flatChildren(element, tag, shadowRootOf)) this.node(child, inside);
    } else {
      const parent = shadowOf(element, tag, shadowRootOf) ?? element;
      for (let child = firstChildOf(parent); child; child = nextSiblingOf(child)) this.node(child, inside);
    }
    if (look.display.startsWith('inline-') && this.stretches(from) <= 1) this.join(from);
  }

  private sortOf(
    element: Element,
    tag: string,
    role: string | null,
    look: Look,
    below: Below,
    told: boolean,
  ): Control['sort'] | null {
    if (below.editable && tag !== 'button' && tag !== 'a') return null;
    const sort = controlSort(element, tag, role, look, below.style, told);
    if (sort === 'pointer' && (below.control || below.claimedBy)) return null;
    return sort;
  }

  private control(
    element: Element,
    shownBy: Element,
    tag: string,
    role: string | null,
    sort: Control['sort'],
    look: Look,
    outside: Below,
    inside: Below,
    block: boolean,
  ): void {
    const control: Control = {
      element,
      shownBy,
      tag,
      role: isEditingHost(element) ? 'textbox' : (role ?? tag),
      place: outside.place,
      sort,
      shown: look.shown,
      inline: !block,
      end: 0,
      stretches: 0,
      ink: 0,
      nested: 0,
    };
    if (outside.control) outside.control.nested++;
    this.events.push({ type: 'open', control });
    const from = this.events.length;
    // Its own `aria-hidden` does not make it nameless to the eye; that of its parts takes them out of its name.
    this.children(shownBy, tagOf(shownBy), { ...inside, control, spoken: true }, look);
    control.stretches = this.stretches(from);
    control.ink = this.inkFrom(from);
    if (control.inline && control.stretches <= 1 && look.display !== 'inline') this.join(from);
    // A block inside a link makes the link a block, whatever its own `display` says.
    // What is entered is no part of the sentence around it.
    const entry = isEditingHost(element) || (element === shownBy && isEntry(element));
    if (control.stretches > 1 || control.nested > 0 || this.hasBreak(from) || entry) {
      control.inline = false;
    }
    control.end = this.events.length;
    this.events.push({ type: 'close', control });
  }

  private field(element: Element, tag: string, role: string | null, below: Below): void {
    this.met.add(element);
    if (below.control) below.control.nested++;
    const control: Control = {
      element,
      shownBy: element,
      tag,
      role: role ?? tag,
      place: below.place,
      sort: 'sure',
      shown: true,
      inline: true,
      end: 0,
      stretches: 0,
      ink: 0,
      nested: 0,
    };
    this.events.push({ type: 'field', control });
  }

  /** A label whose field cannot be seen stands in for it: that is what people click. Returns whether it did. */
  private standIn(label: HTMLLabelElement, below: Below): boolean {
    const field = label.control;
    if (!field || below.control || this.stoodFor.has(field) || !isField(field, tagOf(field))) return false;
    const look = lookAt(label, below.sight);
    if (!look?.shown || fieldIsSeen(field, lookAt(field, OPEN_SIGHT))) return false;
    this.stoodFor.add(field);
    const tag = tagOf(field);
    const inside = this.enter(label, 'label', null, look, below, true);
    const block = inside.place !== below.place;
    if (block) this.part();
    this.control(
      field,
      label,
      tag,
      roleOf(field, tag),
      'sure',
      look,
      below,
      { ...inside, claimedBy: null },
      block,
    );
    if (block) this.part();
    return true;
  }

  private claimOf(element: Element, tag: string): Element | null {
    const field = tag === 'label' ? (element as HTMLLabelElement).control : this.labelledBy.get(element);
    if (!field || (tag === 'label' && !isNamedByLabel(field))) return null;
    return isField(field, tagOf(field)) ? field : null;
  }

  /** How many stretches of visible words lie behind event `from`, parted by breaks. */
  private stretches(from: number): number {
    let count = 0;
    let open = false;
    for (let at = from; at < this.events.length; at++) {
      const event = this.events[at]!;
      if (event.type === 'break') open = false;
      else if (!open && this.hasInk(event)) {
        open = true;
        count++;
      }
    }
    return count;
  }

  private hasBreak(from: number): boolean {
    for (let at = from; at < this.events.length; at++) if (this.events[at]!.type === 'break') return true;
    return false;
  }

  private hasInk(event: WalkEvent): boolean {
    if (event.type === 'text') return event.shown && hasInk(event.node.data);
    return event.type === 'field' || event.type === 'box';
  }

  private inkFrom(from: number): number {
    let ink = 0;
    for (let at = from; at < this.events.length; at++) {
      const event = this.events[at]!;
      if (event.type === 'text' && event.shown) ink += event.node.data.trim().length;
    }
    return ink;
  }

  /** An inline box with one stretch of words inside reads on with the text around it. */
  private join(from: number): void {
    for (let at = from; at < this.events.length; at++) {
      if (this.events[at]!.type === 'break') this.events[at] = NOTHING;
    }
  }
}
