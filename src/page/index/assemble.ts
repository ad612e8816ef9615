import type { IndexPurpose } from '../../contracts/page-index.ts';
import { cutSentences, LONG_BLOCK } from '../../core/text/cut-sentences.ts';
import { hasLetterOrNumber } from '../../core/text/letters.ts';
import { attr } from '../dom/dom.ts';
import { getOrMake } from '../dom/maps.ts';
import type { Privacy } from '../private/privacy.ts';
import { namelessNotes, stateNotes } from './control-notes.ts';
import { cutSourceLines } from './cut.ts';
import type { Boxed, Control, Place, WalkEvent } from './events.ts';
import type { Named } from './names.ts';
import {
  alignName,
  attributeName,
  fieldName,
  SHORT,
  seenFirst,
  shownPieces,
  showsOtherWords,
  spokenPieces,
  whole,
} from './names.ts';
import type { Piece } from './text-map.ts';
import { collapse, collapseSpace, GAP, hasInk, isSpace, rawText, slicesOf, words } from './text-map.ts';

/** A line before it has its number. */
export interface Draft {
  kind: 'text' | 'control' | 'image' | 'container' | 'frame';
  role: string;
  tag: string;
  element: Element;
  shownBy: Element;
  text: string;
  pieces: Piece[];
  notes: string[];
  place: Place;
  block: number;
  /** Follows the line before it, of the same block, with no white space between. */
  glued: boolean;
  /** Lies behind an open modal dialog. */
  behind?: boolean;
  box?: Boxed;
  /** What heads a cell of a table that is not read by rows, or names a row. */
  heads?: { row?: string; column?: string; label?: string };
  /** For several short lines in one: see `IndexLine.items`. */
  items?: { start: number; end: number; kind: 'text' | 'control'; role: string; level?: number }[];
  /** For a row of a table: see `IndexLine.cells`. */
  cells?: { start: number; end: number; column?: string }[];
}

/** A control that holds more than this, in characters, gives its blocks lines of their own. */
const LONG_CONTROL = 400;
/** For a question shorter sentences share a line, which costs some tokens before its first word. In characters. */
const SHORT_LINE = 170;
/** And up to this length a block is one line. */
const LONG_TEXT = 400;

/** Turns the walk's events into lines; `purpose` decides where text is cut. */
export function assemble(events: readonly WalkEvent[], purpose: IndexPurpose, privacy: Privacy): Draft[] {
  return new Assembler(events, purpose, privacy).all();
}

class Assembler {
  private readonly drafts: Draft[] = [];
  /** The words of fields' labels, gathered when a field is met: many pages have none. */
  private claims: Map<Element, WalkEvent[]> | null = null;
  private block = 0;
  /** White space, or a border, lies between the line made last and what comes next. */
  private spaced = true;
  private readonly events: readonly WalkEvent[];
  private readonly purpose: IndexPurpose;
  private readonly privacy: Privacy;

  constructor(events: readonly WalkEvent[], purpose: IndexPurpose, privacy: Privacy) {
    this.events = events;
    this.purpose = purpose;
    this.privacy = privacy;
  }

  all(): Draft[] {
    this.stretch(0, this.events.length, null);
    return this.drafts;
  }

  private claimsOf(field: Element): readonly WalkEvent[] {
    if (!this.claims) {
      this.claims = new Map();
      for (const event of this.events) {
        if (event.type !== 'text' || !event.claimedBy) continue;
        getOrMake(this.claims, event.claimedBy, () => []).push(event);
      }
    }
    return this.claims.get(field) ?? [];
  }

  /** Lines for events `from` to `to`. `taken`: text that stands in another line already. */
  private stretch(from: number, to: number, taken: ReadonlySet<WalkEvent> | null): void {
    let run: WalkEvent[] = [];
    const flush = () => {
      if (run.length === 0) return;
      if (run.every(isBlank)) this.blankRun(run);
      else this.run(run);
      run = [];
    };
    for (let at = from; at < to; at++) {
      const event = this.events[at]!;
      if (taken?.has(event) || event.type === 'nothing') continue;
      if (event.type === 'break') flush();
      else if (event.type === 'box') {
        flush();
        this.boxLine(event.box);
      } else if ((event.type === 'open' || event.type === 'close') && this.isTransparent(event.control)) {
        // Its content speaks for itself.
      } else if (event.type === 'open' && !event.control.inline) {
        flush();
        this.blockControl(at, event.control);
        at = event.control.end;
      } else run.push(event);
    }
    flush();
  }

  /** A clickable block full of other things is no line of its own, where its parts say more. */
  private isTransparent(control: Control): boolean {
    if (control.inline || control.role !== control.tag) return false;
    const full = control.nested > 0 || control.ink > LONG_CONTROL;
    if (this.purpose === 'guide') return control.sort === 'pointer' && full;
    return full || (control.sort === 'pointer' && control.stretches > 1);
  }

  private blockControl(open: number, control: Control): void {
    const inner = this.events.slice(open + 1, control.end);
    this.block++;
    if (this.isWithheld(control)) {
      this.withheldLine(control);
      return;
    }
    if (isEditor(control)) {
      this.controlLine(control, alignName(fieldName(control.element, this.privacy), []));
      this.stretch(open + 1, control.end, null);
      return;
    }
    if (control.nested === 0 && (control.ink <= LONG_CONTROL || control.stretches <= 1)) {
      this.contentControl(control, inner);
      return;
    }
    const taken = new Set(this.headline(inner));
    this.contentControl(control, [...taken]);
    this.stretch(open + 1, control.end, taken);
  }

  /** The stretch of text that may stand for a whole block: a heading if there is one, else the first. */
  private headline(inner: readonly WalkEvent[]): WalkEvent[] {
    const stretches: WalkEvent[][] = [[]];
    let depth = 0;
    for (const event of inner) {
      if (event.type === 'open') depth++;
      if (event.type === 'close') depth--;
      if (event.type === 'break' || event.type === 'open' || event.type === 'close') stretches.push([]);
      else if (depth === 0 && event.type === 'text' && !event.claimedBy) stretches.at(-1)!.push(event);
    }
    const inked = stretches.filter((stretch) => stretch.some(hasShownInk));
    return (
      inked.find((stretch) => stretch.some((event) => event.type === 'text' && event.place.level)) ??
      inked[0] ??
      []
    );
  }

  /** A run that is nothing but white space, as half of all are. */
  private blankRun(run: readonly WalkEvent[]): void {
    this.block++;
    this.spaced ||= run.some((event) => event.type === 'text' && event.shown && !event.claimedBy);
  }

  /** One run of text between two block borders, with what stands in it. */
  private run(run: readonly WalkEvent[]): void {
    this.block++;
    const prose = this.purpose !== 'guide' && hasProse(run, this.privacy);
    let text: { pieces: Piece[]; place: Place } | null = null;
    const after: (() => void)[] = [];
    const wordless = new Set<WalkEvent>();
    const flush = () => {
      if (text) this.textLines(text.pieces, text.place);
      text = null;
    };
    for (let at = 0; at < run.length; at++) {
      const event = run[at]!;
      if (event.type === 'open') {
        const end = run.findIndex((other) => other.type === 'close' && other.control === event.control);
        const inner = this.ownWords(run.slice(at + 1, end < 0 ? run.length : end));
        const own = !prose || partsProse(event.control, this.privacy);
        if (own) {
          flush();
          this.contentControl(event.control, inner);
          at += inner.length;
        } else if (!inner.some(hasShownInk)) {
          // Only its line waits: the white space inside still parts the words around it.
          for (const part of inner) wordless.add(part);
          after.push(() => this.contentControl(event.control, inner));
        }
      } else if (event.type === 'field') {
        if (prose) after.push(() => this.fieldLine(event.control));
        else {
          flush();
          this.fieldLine(event.control);
        }
      } else if (event.type === 'image' && event.inSentence && !wordless.has(event)) {
        text ??= { pieces: [], place: event.place };
        text.pieces.push(words(event.text));
      } else if (event.type === 'image' && !wordless.has(event)) {
        after.push(() => this.imageLine(event));
      } else if (event.type === 'gap') {
        if (text) text.pieces.push(GAP);
        else this.spaced = true;
      } else if (event.type === 'text' && event.shown && !event.claimedBy) {
        text ??= { pieces: [], place: event.place };
        if (isBetweenControls(run, at) && areNumbers(text.pieces.at(-1), event.node)) text.pieces.push(GAP);
        text.pieces.push(whole(event.node));
      }
    }
    flush();
    // Pictures and wordless links follow the words of their block, which read on without them.
    for (const add of after) add();
  }

  /** A link in a field's label has a line when guiding, though its words are part of the field's name too. */
  private ownWords(inner: readonly WalkEvent[]): readonly WalkEvent[] {
    if (this.purpose !== 'guide') return inner;
    return inner.map((event) =>
      event.type === 'text' && event.claimedBy ? { ...event, claimedBy: null } : event,
    );
  }

  private textLines(pieces: Piece[], place: Place): void {
    const text = collapse(pieces);
    if (!hasInk(text)) {
      this.spaced = true;
      return;
    }
    const asked = this.purpose === 'find';
    if (text.length <= (asked ? LONG_TEXT : LONG_BLOCK)) {
      this.textLine(text, pieces, place);
      return;
    }
    const trailing = isSpaceAt(rawText(pieces.at(-1)!), -1);
    const cuts = place.pre
      ? cutSourceLines(text, sourceBreaks(pieces))
      : cutSentences(text, asked ? SHORT_LINE : undefined);
    const filled = cuts.filter(([start, end]) => start !== end);
    const parts = slicesOf(pieces, filled);
    for (const [at, [start, end]] of filled.entries()) {
      this.spaced ||= text[start - 1] === ' ';
      this.textLine(text.slice(start, end), parts[at]!, place);
    }
    this.spaced = trailing;
  }

  private textLine(text: string, pieces: Piece[], place: Place): void {
    this.add({
      kind: 'text',
      role: place.role,
      tag: place.tag,
      element: place.element,
      shownBy: place.element,
      text,
      pieces,
      notes: [],
      place,
    });
  }

  private imageLine(event: Extract<WalkEvent, { type: 'image' }>): void {
    const { element, text, place } = event;
    this.add({
      kind: 'image',
      role: 'img',
      tag: 'img',
      element,
      shownBy: element,
      text,
      pieces: [words(text)],
      notes: [],
      place,
    });
  }

  private boxLine(box: Boxed): void {
    this.block++;
    const { kind, role, tag, element, text, notes, place } = box;
    this.add({ kind, role, tag, element, shownBy: element, text, pieces: [], notes, place, box });
  }

  private fieldLine(control: Control): void {
    const claimed = this.claimsOf(control.element);
    this.controlLine(control, alignName(fieldName(control.element, this.privacy), shownPieces(claimed)));
  }

  private contentControl(control: Control, inner: readonly WalkEvent[]): void {
    // A menu that is faded out still has names, but nobody sees it.
    if (!control.shown && !inner.some(hasShownInk)) return;
    if (this.isWithheld(control)) {
      this.withheldLine(control);
      return;
    }
    const place = placeOf(control, inner);
    const visible = shownPieces(inner.filter((event) => event.type !== 'text' || !event.claimedBy));
    const given = control.shownBy === control.element ? attributeName(control.element, this.privacy) : '';
    if (given) {
      const named = alignName(given, visible);
      this.controlLine(control, showsOtherWords(control, named) ? seenFirst(named) : named, place);
      return;
    }
    const spoken = spokenPieces(inner, this.purpose !== 'find');
    const content = collapse(spoken);
    if (hasInk(content)) {
      this.controlLine(control, { text: content, pieces: spoken, leftover: shownPieces(inner, true) }, place);
      return;
    }
    const title = collapseSpace(attr(control.element, 'title') ?? '');
    const several = collapse(visible).includes(' ');
    this.controlLine(
      control,
      title || !several
        ? alignName(title, visible)
        : { text: collapse(visible), pieces: visible, leftover: [] },
      place,
    );
  }

  /** A label that stands in for a hidden field shows its own words. */
  private isWithheld({ element, shownBy }: Control): boolean {
    return element === shownBy && this.privacy.withholds(element);
  }

  /** What a page draws in place of a field, with words in it that nobody but the person is to read: its name alone. */
  private withheldLine(control: Control): void {
    this.controlLine(control, alignName(fieldName(control.element, this.privacy), []));
  }

  /** The line of a control; visible words that its name leaves out follow as a note, or as text when they are many. */
  private controlLine(control: Control, named: Named, place = control.place): void {
    const leftover = collapse(named.leftover);
    const rest = hasInk(leftover) && hasLetterOrNumber(leftover) ? leftover : '';
    const short = rest.length <= SHORT;
    const notes = stateNotes(control, this.privacy);
    if (named.unseen) notes.push(`named "${named.unseen}"`);
    if (!named.text) notes.push(...namelessNotes(control, this.purpose !== 'find'));
    else if (isDrawing(named.text)) notes.push(...namelessNotes(control, true));
    if (rest && short) notes.push(`shows "${rest}"`);
    this.add({
      kind: 'control',
      role: control.role,
      tag: control.tag,
      element: control.element,
      shownBy: control.shownBy,
      text: named.text,
      pieces: named.pieces,
      notes,
      place,
    });
    if (rest && !short) this.textLines(named.leftover, place);
  }

  private add(draft: Omit<Draft, 'block' | 'glued'>): void {
    const first = draft.pieces.find(isFilled);
    const last = draft.pieces.findLast(isFilled);
    const before = this.drafts.at(-1);
    const glued =
      !this.spaced && before?.block === this.block && first !== undefined && !isSpaceAt(rawText(first), 0);
    this.drafts.push({ ...draft, block: this.block, glued });
    this.spaced = last === undefined || isSpaceAt(rawText(last), -1);
  }
}

const isBlank = (event: WalkEvent): boolean => event.type === 'text' && event.node.data.trim() === '';

const isFilled = (piece: Piece): boolean => rawText(piece) !== '';

/** What is typed into an editor is text of the page, not the editor's name. */
const isEditor = (control: Control): boolean =>
  control.role === 'textbox' && control.shownBy === control.element;

/** A link that holds a heading stands for it, level and all. */
function placeOf(control: Control, inner: readonly WalkEvent[]): Place {
  const heading = inner.find(
    (event) => event.type === 'text' && event.place.level !== undefined && hasShownInk(event),
  );
  return heading?.type === 'text' ? { ...control.place, level: heading.place.level } : control.place;
}

const hasShownInk = (event: WalkEvent): boolean =>
  event.type === 'text' && event.shown && !event.claimedBy && hasInk(event.node.data);

/** Buttons part a sentence. Links do not, nor do link-like ones whose name is not what the sentence shows: its words come first. */
function partsProse(control: Control, privacy: Privacy): boolean {
  if (control.role === 'link' || control.sort !== 'sure') return false;
  return control.tag !== 'a' || attributeName(control.element, privacy) === '';
}

/**
 * Whether a run reads as text: it has words of its own besides those of its controls, or links whose names are not what they show
 * (a tag cloud: "Berlin", named "Berlin (12 entries)").
 */
function hasProse(run: readonly WalkEvent[], privacy: Privacy): boolean {
  let depth = 0;
  let renamed = 0;
  for (const event of run) {
    if (event.type === 'open') {
      depth++;
      if (
        event.control.role === 'link' &&
        event.control.ink > 0 &&
        attributeName(event.control.element, privacy)
      )
        renamed++;
    } else if (event.type === 'close') depth--;
    else if (depth === 0 && hasShownInk(event)) return true;
  }
  return renamed > 1;
}

/** Letters of an icon font alone: drawn, but no name. */
const isDrawing = (text: string): boolean =>
  /^[\s\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]+$/u.test(text);

const isSpaceAt = (text: string, index: number): boolean => isSpace((text.at(index) ?? '').charCodeAt(0));

/** Offsets into the collapsed text behind which a line of the source ends. */
function sourceBreaks(pieces: readonly Piece[]): number[] {
  const raw = pieces.map((piece) => (piece === GAP ? '\n' : rawText(piece))).join('');
  const breaks: number[] = [];
  let length = 0;
  for (const line of raw.split('\n')) {
    const text = collapseSpace(line);
    if (!text) continue;
    if (length > 0) breaks.push(length);
    length += text.length + (length > 0 ? 1 : 0);
  }
  return breaks;
}

/** Whether a link or button ends and another begins right before an event. */
const isBetweenControls = (run: readonly WalkEvent[], at: number): boolean =>
  run[at - 1]?.type === 'open' && run[at - 2]?.type === 'close';

/** "Project 52" and "15 comments": the numbers of two controls are never one, however close they stand. */
const areNumbers = (before: Piece | undefined, node: Text): boolean =>
  before !== undefined && /\p{Nd}$/u.test(rawText(before)) && /^\p{Nd}/u.test(node.data);
