import { MANY_LINKS } from '#test/support/backend/liveBackend';
import { setUpDesk } from '#test/support/browser/desk';

/** More rows than a page of a grid, and than a window of the list. */
const desk = setUpDesk({ demo: MANY_LINKS });

/** A laptop of old, one of 1366 pixels that shows everything at 125 %, and a usual screen. */
const WINDOWS = [
  { width: 1024, height: 768 },
  { width: 1093, height: 614 },
  { width: 1440, height: 900 },
];

const TABLES = [
  '?section=appointments',
  '?section=appointments&period=past',
  '?section=home-services&tab=subcategories',
  '?section=home-services&tab=labServices',
  '?section=home-services&tab=linking&provider=1',
  '?section=home-services&tab=linking&provider=1&part=packages',
  '?section=home-services&tab=linking&provider=1&part=nursing',
  '?section=home-services&tab=staff&provider=1',
  '?section=home-services&tab=staff&provider=1&part=therapists',
  '?section=home-services&tab=schedule&provider=1',
];

/** What a table cuts off while one of its columns could give 20 pixels, each as "Name: General Practice (Type: 34)". */
function cutBesideRoom(): string[] {
  const parts = (cell: Element) => [
    cell,
    ...cell.querySelectorAll('bdi, span, time, input, [class*="columnHeaderTitle"]'),
  ];
  const isCut = (cell: Element) =>
    parts(cell).some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
  const room = (cell: Element) => {
    const { direction, paddingLeft, paddingRight, textAlign, justifyContent } = getComputedStyle(cell);
    const box = cell.getBoundingClientRect();
    const [left, right] = [box.left + parseFloat(paddingLeft), box.right - parseFloat(paddingRight)];
    const leaves = [...cell.querySelectorAll('svg, img, input, [aria-hidden]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      leaves.push(range.getBoundingClientRect());
    }
    const filled = leaves.filter(({ width }) => width > 0);
    const isAtEnd = cell.className.includes('number') || textAlign === 'end' || justifyContent === 'flex-end';
    const isFromLeft = (direction === 'rtl') === isAtEnd;
    const free = isFromLeft
      ? right - Math.max(left, ...filled.map((one) => one.right))
      : Math.min(right, ...filled.map((one) => one.left)) - left;
    return Math.round(free);
  };
  return [...document.querySelectorAll('main :is([role="table"], [role="grid"])')].flatMap((table) => {
    const heads = [...table.querySelectorAll('[role="columnheader"]')];
    const rows = [...table.querySelectorAll('[role="row"]')].filter((row) => row.querySelector('[role$="cell"]'));
    const columns = heads.map((head, at) => {
      const cells = rows.flatMap((row) => row.querySelectorAll(':scope > [role$="cell"]')[at] ?? []);
      const all = [head, ...cells].filter((cell) => cell.checkVisibility());
      return { name: head.textContent, cut: all.filter(isCut), room: Math.min(...all.map(room)) };
    });
    const giving = columns.filter((one) => one.room >= 20 && one.cut.length === 0);
    return columns.flatMap(({ name, cut }) =>
      giving.length > 0 && cut.length > 0
        ? [`${name}: ${cut[0]?.textContent} (${giving.map((one) => `${one.name}: ${one.room}`).join(', ')})`]
        : [],
    );
  });
}

it('no text of a table is cut off beside a column with room to give', async () => {
  const { page } = desk;
  await desk.signIn(TABLES[0]);
  const row = page.locator('main [role="row"] > :is([role="cell"], [role="gridcell"])').first();
  for (const place of TABLES) {
    await desk.goTo(place);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await row.waitFor();
      // What it is to be seen by comes to rest first.
      await page
        .waitForFunction(`(${cutBesideRoom.toString()})().length === 0`, undefined, { timeout: 5000 })
        .catch(() => null);
      expect({ place, window, cut: await page.evaluate(cutBesideRoom) }).toEqual({ place, window, cut: [] });
    }
  }
});
