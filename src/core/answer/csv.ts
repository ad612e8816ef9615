/** What a spreadsheet would take for a formula. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d))/;

/** Rows as comma-separated values (RFC 4180); a cell that a spreadsheet would run as a formula is quoted as text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
