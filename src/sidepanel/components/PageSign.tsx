/** The first letter of a page's host, in the place of its icon: to fetch that would tell its site of the question. */
export function PageSign({ host }: { host: string }) {
  const letter = host.replace(/^www\./, '').charAt(0) || '·';
  return (
    <span className="page-sign" aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
