import type { CellValue } from '#client/lib/csv';

/** Opens the browser's print dialog with a table alone, however much of it the page shows, in its language. */
export function printTable(title: string, header: readonly string[], rows: readonly (readonly CellValue[])[]): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position: fixed; inset-inline-start: -10000px; width: 1000px; height: 1000px; border: 0';
  document.body.append(frame);
  const { contentWindow: paper, contentDocument: sheet } = frame;
  if (!paper || !sheet) return;
  const hasNumbers = header.map((_, at) => rows.every((row) => typeof (row[at] ?? 0) === 'number'));
  const line = (name: 'th' | 'td', cells: readonly CellValue[]) => {
    const row = sheet.createElement('tr');
    row.append(
      ...cells.map((cell, at) => {
        // What runs the other way does so inside its cell, which stays where its head is.
        const text = Object.assign(sheet.createElement('bdi'), { textContent: cell ?? '' });
        const place = sheet.createElement(name);
        place.append(text);
        place.classList.toggle('numbers', hasNumbers[at] === true);
        return place;
      }),
    );
    return row;
  };
  const { lang, dir } = document.documentElement;
  Object.assign(sheet.documentElement, { lang, dir });
  const table = sheet.createElement('table');
  table.createTHead().append(line('th', header));
  table.createTBody().append(...rows.map((row) => line('td', row)));
  const style = sheet.createElement('style');
  sheet.title = title;
  sheet.documentElement.setAttribute('translate', 'no');
  sheet.head.append(style);
  // The policy of the page refuses styles that are a text.
  for (const rule of RULES) style.sheet?.insertRule(rule);
  sheet.body.append(Object.assign(sheet.createElement('h1'), { textContent: title }), table);
  removeAfterPrint(paper, frame);
  paper.print();
}

/**
 * Takes the paper away once it is printed. Where no browser says so it goes with the next press on the page, for the
 * dialog lets nobody press anything beside it.
 */
function removeAfterPrint(paper: Window, frame: HTMLIFrameElement): void {
  const ends = new AbortController();
  const remove = () => {
    ends.abort();
    frame.remove();
  };
  paper.addEventListener('afterprint', remove);
  for (const press of ['pointerdown', 'keydown'])
    window.addEventListener(press, remove, { capture: true, signal: ends.signal });
}

const RULES = [
  '@page { margin: 12mm }',
  'body { margin: 0; font: 11pt system-ui, sans-serif; font-variant-numeric: tabular-nums }',
  'h1 { font-size: 14pt }',
  'table { width: 100%; border-collapse: collapse }',
  'thead { display: table-header-group }',
  'tr { break-inside: avoid }',
  'th, td { padding: 4px 8px; border-bottom: 1px solid #999; text-align: start; overflow-wrap: anywhere }',
  '.numbers { text-align: end; white-space: nowrap }',
];
