import type { SeenObject } from '../../contracts/image.ts';
import { chipColour } from '../find/chip-colour.ts';

interface BoxButtonProps {
  object: SeenObject & { k: number };
  dark: boolean;
  /** The box is pointed at, here or on the page. */
  hovered: boolean;
  /** Only the number is seen, as in the text of an answer. */
  bare?: boolean;
  onHover(k: number | null): void;
  onReveal(k: number): void;
}

/** The button `Box K: <label>`, in the colour of its box. */
export function BoxButton({ object, dark, hovered, bare = false, onHover, onReveal }: BoxButtonProps) {
  const { k, label } = object;
  const name = `Box ${k}: ${label}`;
  return (
    <button
      type="button"
      className={`${bare ? 'chip' : 'box-button'}${hovered ? ' hovered' : ''}`}
      style={bare ? chipColour(k, dark) : undefined}
      aria-label={bare ? undefined : name}
      // The list below has the button of that name; in the text it is a shortcut for the pointer.
      aria-hidden={bare || undefined}
      tabIndex={bare ? -1 : undefined}
      title={bare ? label : undefined}
      data-box-chip={k}
      onClick={() => onReveal(k)}
      onPointerEnter={() => onHover(k)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(k)}
      onBlur={() => onHover(null)}
    >
      {bare ? (
        k
      ) : (
        <>
          {/* The number is drawn by the style sheet: read as text it would stand between "Box" and the label a second time. */}
          <span className="chip" style={chipColour(k, dark)} data-number={k} />
          <span>{label}</span>
        </>
      )}
    </button>
  );
}
