import { type ReactNode, useId } from 'react';

/** A titled part of the page, reachable as a region. */
export function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="section">
      <h2 id={id}>{title}</h2>
      {intro && <p className="section-intro">{intro}</p>}
      {children}
    </section>
  );
}
