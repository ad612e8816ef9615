import type { MeasureFigures } from './analyse.ts';

const WIDTH = 560;
const ROW = 34;
const LEFT = 150;
const RIGHT = 70;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Three significant digits. */
export const figure = (value: number): string =>
  Number.isNaN(value) ? '–' : String(Number(value.toPrecision(3)));

/** Means with their intervals, a line for each condition, as an SVG file. */
export function plotOf({ name, conditions }: MeasureFigures): string {
  const met = conditions.filter(({ people }) => people > 0);
  const ends = met.flatMap(({ mean, low, high }) => [mean, low, high]).filter((end) => !Number.isNaN(end));
  const [from, to] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const x = (value: number) => LEFT + ((value - from) / (to - from || 1)) * (WIDTH - LEFT - RIGHT);
  const height = 40 + met.length * ROW + 26;
  const rows = met.map(({ condition, people, mean, low, high }, i) => {
    const y = 52 + i * ROW;
    const bar = Number.isNaN(low)
      ? ''
      : `<path d="M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 6}v12M${x(high)} ${y - 6}v12" stroke="#4338ca" stroke-width="2"/>`;
    return `<text x="${LEFT - 12}" y="${y + 4}" text-anchor="end">${escaped(condition)} (${people})</text>${bar}<circle cx="${x(mean)}" cy="${y}" r="5" fill="#4338ca"/><text x="${WIDTH - RIGHT + 12}" y="${y + 4}">${figure(mean)}</text>`;
  });
  const base = height - 22;
  const ticks = [from, to].map(
    (value) =>
      `<text x="${x(value)}" y="${base + 16}" text-anchor="middle" fill="#5c5a6b">${figure(value)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13"><title>${escaped(name)}</title><rect width="100%" height="100%" fill="#fff"/><text x="12" y="22" font-weight="600">${escaped(name)}</text><path d="M${LEFT} ${base}H${WIDTH - RIGHT}" stroke="#8a8899"/>${rows.join('')}${ticks.join('')}</svg>\n`;
}
