import type { LucideIcon } from 'lucide-react';

interface ActionButtonProps {
  icon: LucideIcon;
  label: string;
  onClick(): void;
  /** `quiet`: borderless, for actions under an answer. `main`: the one thing to do next. */
  look?: 'quiet' | 'plain' | 'main';
  /** Only the icon is seen; the label stays its name and its tooltip. */
  iconOnly?: boolean;
  disabled?: boolean;
  /** More than the label says, e.g. its shortcut. */
  hint?: string | undefined;
}

/** A button with icon and words. Its accessible name is `label`. */
export function ActionButton(props: ActionButtonProps) {
  const { icon: Icon, label, onClick, look = 'quiet', iconOnly = false, disabled = false, hint } = props;
  const naming = iconOnly ? { 'aria-label': label, title: hint ?? label } : { title: hint };
  return (
    <button
      type="button"
      className={`button button-${look}`}
      onClick={onClick}
      disabled={disabled}
      {...naming}
    >
      <Icon size={16} aria-hidden="true" />
      {iconOnly ? null : <span>{label}</span>}
    </button>
  );
}
