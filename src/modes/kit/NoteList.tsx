import { Info } from 'lucide-react';
import type { Note } from '../../contracts/answer.ts';
import { codeKey, t } from '../../platform/i18n.ts';

/** Plain remarks about an answer, one line each. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="notes">
      {notes.map((note) => (
        <li key={note.code}>
          <Info size={14} aria-hidden="true" />
          <span>{t(codeKey('note', note.code), note.params)}</span>
        </li>
      ))}
    </ul>
  );
}
