/** Something that the screen tells a number of, with all places that do. */
export interface Told {
  what: string;
  readings: readonly (readonly [where: string, number: number])[];
}

/** What is told of things whose numbers differ from one place to the other. */
export function disagreements(told: readonly Told[]): string[] {
  return told
    .filter(({ readings }) => new Set(readings.map(([, number]) => number)).size > 1)
    .map(({ what, readings }) => `${what}: ${readings.map(([where, number]) => `${where} ${number}`).join(', ')}`);
}

/**
 * Runs in the page: the numbers on the screen that name the same thing. A place that is not there, or says its number
 * by a word, as Arabic does of one and two, has no reading.
 */
export function numbersInPage(): Told[] {
  type Reading = readonly [where: string, number: number];
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const numbersIn = (one: Element | undefined) =>
    (one?.textContent.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const reading = (where: string, numbers: readonly (number | undefined)[]): Reading[] =>
    numbers.length === 1 && numbers[0] !== undefined ? [[where, numbers[0]]] : [];
  const rowsOf = (table: Element) => Number(table.getAttribute('aria-rowcount')) - 1;

  const counts = all('main [role=status]').map(numbersIn);
  const count = reading('the count', counts.find((numbers) => numbers.length > 0) ?? []);
  // A grid that is paged tells the rows of its page.
  const isPaged = all('.MuiTablePagination-root').length > 0;
  const tables = all(`main :is([role=table]${isPaged ? '' : ', [role=grid]:has([data-field])'})[aria-rowcount]`);
  const list = { what: 'Rows of the list', readings: [...count, ...reading('the table', tables.map(rowsOf))] };

  const cards = all('[role=tabpanel] > ul');
  const ofCards = {
    what: 'Cards',
    readings: [
      ...count,
      ...reading(
        'the cards',
        cards.map((one) => all('li', one).length),
      ),
    ],
  };

  const chosen = all('main [role=group] > [aria-pressed=true] > span').map((one) => sum(numbersIn(one)));
  const days = {
    what: 'Appointments of the chosen days',
    readings: tables.some((one) => one.matches('[role=table]')) ? [...count, ...reading('the chip', chosen)] : [],
  };

  const groups = all('[role=tabpanel] section:has([data-line])');
  const ofGroups = groups.map((group) => ({
    what: 'Lines of a group of what waits',
    readings: [
      ...reading('its title', numbersIn(all('h2', group)[0]).slice(-1)),
      ...reading('its lines', [all('[data-line]', group).length]),
    ],
  }));

  const waiting = {
    what: 'Lines of what waits',
    readings: [
      ...reading('the sidebar', all('nav [aria-current=page]').flatMap(numbersIn)),
      ...reading(
        'the groups',
        groups.length > 0 ? [sum(groups.flatMap((group) => numbersIn(all('h2', group)[0])))] : [],
      ),
    ],
  };

  const heads = all('[role=grid]:not(:has([data-field])) [role=columnheader]:has(span)');
  const columns = heads.map((head) => {
    const [first = []] = all('span', head)
      .map(numbersIn)
      .filter((numbers) => numbers.length > 0);
    const blocks = all(`[role=gridcell][aria-colindex="${head.getAttribute('aria-colindex') ?? ''}"] [data-id]`);
    return {
      what: 'Visits of a column of the board',
      readings: [
        ...reading('its head', first.length > 0 ? [sum(first)] : []),
        ...reading('its blocks', [blocks.length]),
      ],
    };
  });
  return [list, ofCards, days, ...ofGroups, waiting, ...columns];
}
