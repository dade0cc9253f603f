import type { Compared, Figure } from './figures';

/** A figure beside those of the other two pages, and the most that is promised; all in one unit. */
interface Comparison extends Compared {
  what: string;
  unit: 'ms' | 'MB' | 'frames';
  promised: number;
  /** What the promise is about: `0.38 × peer`, `1 × peer`. */
  told: { measured: string; promised: string };
}

/** `0.38 × peer (607 against 1279 of the floor and 1619 ms of the peer)`. */
const RATIO = /^([\d.]+ × \w+) \((\d+) against (\d+) of the floor and (\d+) (ms|MB) of the peer\)$/;

/** `168 ms (floor 256 ms; peer 1560 ms)`, or frames: `40, in 3 of 4 turns 44 (floor 45, …; peer 69, …)`. */
const SIDE_BY_SIDE = /^(\d+)( ms)?\b.*\(floor (\d+)\b.*; peer (\d+)\b/;

/** A figure as it is drawn; nothing for one that was not measured on all three pages, or was 0 on all of them. */
function comparisonOf({ what, figure, bound }: Figure): Comparison | undefined {
  const most = Number.parseFloat(bound);
  const ratio = RATIO.exec(figure);
  if (ratio) {
    const [, measured = '', ...rest] = ratio;
    const [ours = 0, floor = 0, peer = 0] = rest.map(Number);
    const promised = most * (bound.endsWith('floor') ? floor : peer);
    const unit = rest[3] === 'MB' ? 'MB' : 'ms';
    return { what, unit, ours, floor, peer, promised, told: { measured, promised: bound } };
  }
  const [, ours, ms, floor, peer] = SIDE_BY_SIDE.exec(figure) ?? [];
  const values = { ours: Number(ours), floor: Number(floor), peer: Number(peer) };
  if (!(Math.max(...Object.values(values)) > 0)) return undefined;
  const unit = ms ? 'ms' : 'frames';
  const told = { measured: amount(values.ours, unit), promised: amount(most, unit) };
  return { what, unit, ...values, promised: most, told };
}

function amount(number: number, unit: Comparison['unit']): string {
  return `${number} ${unit === 'frames' && number === 1 ? 'frame' : unit}`;
}

const GROUPS = [
  { unit: 'ms', heading: 'Time, in milliseconds' },
  { unit: 'frames', heading: 'Frames that are lost or blank while rows move' },
  { unit: 'MB', heading: 'Memory, in MB' },
] as const;

/** The three pages in the order of their bars, and where the name of each stands in the legend. */
const PAGES = [
  { page: 'ours', name: 'Mawid', x: 0 },
  { page: 'floor', name: 'the floor, plain DOM', x: 76 },
  { page: 'peer', name: 'the peer, TanStack and Material UI', x: 232 },
] as const;
const PROMISE = { name: 'the most that is promised', x: 470 };

const WIDTH = 880;
const MARGIN = 24;
/** Where bars begin, and how long the longest may be: what is left has the number at its end, and the promise. */
const BARS = { from: 364, length: 284 };
/** Three bars of so many pixels, one below the other. */
const BAR = { height: 9, step: 12 };
const ROW = 56;
const HEADING = 44;
const TOP = 88;

/** The colours of the page in both of its schemes; the picture brings its own ground, and fits wherever it stands. */
const STYLE = `
    svg { --ground: #ffffff; --line: #e3e7e6; --text: #15201e; --quiet: #586563;
      --ours: #0f766e; --floor: #8b9895; --peer: #cfd6d4; --broken: #b42318 }
    @media (prefers-color-scheme: dark) {
      svg { --ground: #141a1a; --line: #263130; --text: #e6edeb; --quiet: #9aa8a5;
        --ours: #2dd4bf; --floor: #7d8b88; --peer: #4c5a57; --broken: #f5938b }
    }
    text { font: 13px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; fill: var(--text) }
    .title { font-size: 17px; font-weight: 600 }
    .heading, .measured { font-weight: 600 }
    .quiet { fill: var(--quiet); font-size: 12px }
    .value { fill: var(--quiet); font-size: 10px }
    .value { stroke: var(--ground); stroke-width: 3px; stroke-linejoin: round; paint-order: stroke }
    .end { text-anchor: end }
    .ground { fill: var(--ground); stroke: var(--line) }
    .line { stroke: var(--line) }
    .promise { stroke: var(--text); stroke-width: 1.5; stroke-dasharray: 2 2 }
    .ours { fill: var(--ours) } .floor { fill: var(--floor) } .peer { fill: var(--peer) }
    .broken { fill: var(--broken) }`;

/**
 * The figures that were measured on all three pages, as bars in an SVG: ours, the floor's and the peer's, with a line
 * where the promise ends. Each row has a scale of its own, for a ratio has no unit.
 */
export function pictureOf(figures: readonly Figure[]): string {
  const comparisons = figures.flatMap((figure) => comparisonOf(figure) ?? []);
  const parts: string[] = [];
  let y = TOP;
  for (const { unit, heading } of GROUPS) {
    const rows = comparisons.filter((one) => one.unit === unit);
    if (rows.length === 0) continue;
    parts.push(headingAt(heading, y));
    y += HEADING;
    for (const row of rows) {
      parts.push(rowAt(row, y));
      y += ROW;
    }
  }
  return svgOf(parts, y + MARGIN / 2, comparisons);
}

function svgOf(parts: readonly string[], height: number, comparisons: readonly Comparison[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`,
    '  role="img" aria-labelledby="title description">',
    '  <title id="title">What is promised about speed, beside the floor and the peer</title>',
    `  <desc id="description">${escaped(['Less is better.', ...comparisons.map(sentenceOf)].join(' '))}</desc>`,
    `  <style>${STYLE}\n  </style>`,
    `  <rect class="ground" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="8" />`,
    text('What is promised about speed', MARGIN, 40, 'title'),
    text('Shorter is better; each row has its own scale', WIDTH - MARGIN, 40, 'quiet end'),
    legend(),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function legend(): string {
  const entries = PAGES.map(({ page, name, x }) =>
    [
      `  <rect class="${page}" x="${MARGIN + x}" y="59" width="10" height="10" rx="2" />`,
      text(name, MARGIN + x + 16, 68, 'quiet'),
    ].join('\n'),
  );
  const x = MARGIN + PROMISE.x;
  return [...entries, promiseAt(x, 57, 71), text(PROMISE.name, x + 8, 68, 'quiet')].join('\n');
}

function headingAt(heading: string, y: number): string {
  return `  <path class="line" d="M${MARGIN} ${y}H${WIDTH - MARGIN}" />\n${text(heading, MARGIN, y + 28, 'heading')}`;
}

function rowAt(row: Comparison, y: number): string {
  const scale = BARS.length / Math.max(row.ours, row.floor, row.peer, row.promised);
  const bars = PAGES.map(({ page }, index) => {
    const kind = page === 'ours' && row.ours > row.promised ? 'broken' : page;
    return { kind, value: row[page], length: Math.max(1, Math.round(row[page] * scale)), top: y + index * BAR.step };
  });
  const [what = '', detail = ''] = row.what.split(/: (?=[^:]*$)/);
  return [
    text(what, MARGIN, y + 14),
    text(detail, MARGIN, y + 31, 'quiet'),
    ...bars.map(
      ({ kind, length, top }) =>
        `  <rect class="${kind}" x="${BARS.from}" y="${top}" width="${length}" height="${BAR.height}" rx="2" />`,
    ),
    promiseAt(BARS.from + Math.round(row.promised * scale), y - 3, y + 3 * BAR.step),
    ...bars.map(({ value, length, top }) =>
      text(value.toLocaleString('en'), BARS.from + length + 6, top + BAR.height - 1, 'value'),
    ),
    text(row.told.measured, WIDTH - MARGIN, y + 14, 'measured end'),
    text(`promised ${row.told.promised}`, WIDTH - MARGIN, y + 31, 'quiet end'),
  ].join('\n');
}

function promiseAt(x: number, from: number, to: number): string {
  return `  <path class="promise" d="M${x} ${from}V${to}" />`;
}

function text(words: string, x: number, y: number, kind?: string): string {
  const named = kind === undefined ? '' : ` class="${kind}"`;
  return `  <text${named} x="${x}" y="${y}">${escaped(words)}</text>`;
}

function sentenceOf({ what, unit, ours, floor, peer, promised }: Comparison): string {
  return `${what}: ${amount(ours, unit)}, floor ${floor}, peer ${peer}, at most ${Math.round(promised)} promised.`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
