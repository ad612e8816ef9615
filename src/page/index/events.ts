import type { Cell } from './tables.ts';

/** Where a stretch of text stands: its nearest block and what is known about it. Shared by all text of that block. */
export interface Place {
  element: Element;
  tag: string;
  /** ARIA role, else tag, of the nearest element that says what the text is (a `div` in a list item is the list item's). */
  role: string;
  /** Whether a generic block inside takes over `role`. */
  passesOn: boolean;
  level?: number;
  landmark?: string;
  /** In a box with its own overflow. */
  inScroller: boolean;
  /** See `Sight.folded`: nothing here has a size now. */
  folded: boolean;
  /** The modal dialog around it. */
  modal?: Element;
  /** White space of the source is kept: code. */
  pre: boolean;
  cell?: Cell;
  /** The `dl` group it belongs to. */
  entry?: Entry;
  /** The box of the innermost container line around it. */
  box?: Boxed;
}

/** One group of a definition list. */
export interface Entry {
  part: 'term' | 'definition';
  group: { term: string };
}

/** Something to act on. */
export interface Control {
  element: Element;
  /** What is seen and clicked in its stead: the label of a hidden checkbox. */
  shownBy: Element;
  tag: string;
  role: string;
  place: Place;
  /** `sure`: by tag, role, handler attribute or tab stop. `pointer`: only its cursor says so. */
  sort: 'sure' | 'pointer';
  /** Can be seen itself, whatever is inside. */
  shown: boolean;
  /** Its words stand in the line of the text around it. */
  inline: boolean;
  /** Index of its `close` event. */
  end: number;
  /** Stretches of visible words inside, parted by block borders. */
  stretches: number;
  /** Visible characters inside. */
  ink: number;
  /** Controls inside it. */
  nested: number;
}

/** A line of its own that holds no words of the page: a frame or a container. */
export interface Boxed {
  kind: 'container' | 'frame';
  element: Element;
  tag: string;
  role: string;
  text: string;
  notes: string[];
  place: Place;
  /** Containers only: see `IndexLine.hints`. */
  hints?: string;
  /** Containers only: worth a line with one line of text in it, or none. */
  keepSmall?: boolean;
  /** Containers only: see `ContainerInfo.plain`. */
  plain?: boolean;
}

/** The walk's report, in reading order. */
export type WalkEvent =
  | {
      type: 'text';
      node: Text;
      /** Can be seen. `false`: rendered for screen readers only; it counts for names, not for text. */
      shown: boolean;
      /** Not under `aria-hidden`. */
      spoken: boolean;
      place: Place;
      /** The words are the name of a listed field and stand in its line. */
      claimedBy: Element | null;
    }
  | {
      type: 'image';
      element: Element;
      text: string;
      spoken: boolean;
      place: Place;
      /** A formula: its words belong into the sentence around it. */
      inSentence?: true;
    }
  | { type: 'gap' }
  | { type: 'break' }
  | { type: 'nothing' }
  | { type: 'open'; control: Control }
  | { type: 'close'; control: Control }
  /** A control without content of its own: input, select, textarea, media. */
  | { type: 'field'; control: Control }
  | { type: 'box'; box: Boxed };
