import { type ReactNode, useId, useRef } from 'react';
import { useOnLeave } from '../use-on-leave.ts';

interface Props {
  label: string;
  hint?: ReactNode;
  /** Shown in place of the hint, and read with the control. */
  error?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
  }) => ReactNode;
}

/** A label, its control, and the words that belong to it. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  const describedBy = note ? `${id}-note` : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) })}
      {note && (
        <div id={describedBy} className={error ? 'field-note field-error' : 'field-note'}>
          {note}
        </div>
      )}
    </div>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A check box that takes effect at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div id={`${id}-note`} className="field-note">
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}

interface NumberProps {
  label: string;
  hint?: string;
  value: number | undefined;
  /** `undefined`: the field is empty. Only called with numbers of at least `min`. */
  onCommit: (value: number | undefined) => void;
  min: number;
  step?: number;
  placeholder?: string;
  wrong: string;
}

/** A number that is stored when the field or the page is left, or Enter is pressed. */
export function NumberField({
  label,
  hint,
  value,
  onCommit,
  min,
  step = 1,
  placeholder,
  wrong,
}: NumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = (): number | undefined => {
    const text = input.current?.value.trim() ?? '';
    return text === '' ? undefined : Number(text);
  };
  const fits = (number: number | undefined) =>
    number === undefined || (number >= min && (step < 1 || Number.isInteger(number)));
  const commit = () => {
    const number = typed();
    if (fits(number) && number !== value) onCommit(number);
  };
  useOnLeave(commit);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          ref={input}
          key={value}
          type="number"
          inputMode="decimal"
          min={min}
          step={step}
          defaultValue={value}
          placeholder={placeholder}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={(event) => {
            event.currentTarget.setCustomValidity(fits(typed()) ? '' : wrong);
            event.currentTarget.reportValidity();
            commit();
          }}
        />
      )}
    </Field>
  );
}
