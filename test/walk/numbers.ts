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
 *
 * @param counts the texts on the screen that say how many rows a list has
 */
export function numbersInPage(counts: readonly string[]): Told[] {
  type Reading = readonly [where: string, number: number];
  const all = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const numbersOf = (text: string) =>
    (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
  const numbersIn = (one: Element | undefined) => numbersOf(one?.textContent ?? '');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const reading = (where: string, numbers: readonly (number | undefined)[]): Reading[] =>
    numbers.length === 1 && numbers[0] !== undefined ? [[where, numbers[0]]] : [];
  /** A search for doctors and providers shows so many of both at most. */
  const MOST_FOUND = 50;
  const rowsOf = (table: Element) => Number(table.getAttribute('aria-rowcount')) - 1;
  const firstOf = (numbers: readonly number[] | undefined) => numbers?.slice(0, 1) ?? [];

  // What the list counts: who comes, and those that were dropped beside them where there is room.
  const appointments = all('main [role=table][aria-rowcount]');
  const counted = counts.map(numbersOf).find((numbers) => numbers.length > 0);
  const hasRoomForAll = innerWidth >= 1440;
  const chosen = all('main [role=group] > [aria-pressed=true] > span').map((one) => numbersIn(one)[0]);
  const list: Told[] = [
    {
      what: 'Rows of the list',
      readings: [
        ...reading('the count', counted && hasRoomForAll ? [sum(counted)] : []),
        ...reading('the table', appointments.map(rowsOf)),
      ],
    },
    {
      what: 'Appointments of the chosen days',
      readings: [...reading('the count', firstOf(counted)), ...reading('the chip', chosen)],
    },
  ];

  // A grid that is paged tells the rows of its page.
  const isPaged = all('.MuiTablePagination-root').length > 0;
  const grids = isPaged ? [] : all('main [role=grid]:has([data-field])[aria-rowcount]');
  const cards = all('[role=tabpanel] > ul').map((one) => all('li', one).length);
  const ofItems = [
    {
      what: 'Rows of the grid',
      readings: [...reading('the count', firstOf(counted)), ...reading('the grid', grids.map(rowsOf))],
    },
    { what: 'Cards', readings: [...reading('the count', firstOf(counted)), ...reading('the cards', cards)] },
  ];

  const entries = all('main section:not(:has([data-line])) > h2 + div > *');
  const found = entries.length < MOST_FOUND ? all('main section:not(:has([data-line])):has(> h2 + div)') : [];
  const ofFound = found.map((section) => ({
    what: 'Doctors or providers that were found',
    readings: [
      ...reading('their title', numbersIn(all('h2', section)[0]).slice(-1)),
      ...reading('their cards', [all(':scope > h2 + div > *', section).length]),
    ],
  }));

  const groups = all('[role=tabpanel] section:has([data-line])');
  const ofGroups = groups.map((group) => {
    // A long group shows its first lines, and a button that says how many there are in all.
    const [inAll] = all('ul + button', group).flatMap(numbersIn);
    return {
      what: 'Lines of a group of what waits',
      readings: [
        ...reading('its title', numbersIn(all('h2', group)[0]).slice(-1)),
        ...reading('its lines', [inAll ?? all('[data-line]', group).length]),
      ],
    };
  });
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

  const heads = all('main [role=grid]:not(:has([data-field])) [role=columnheader]:has(span)');
  const columns = heads.flatMap((head) => {
    const cell = `main [role=gridcell][aria-colindex="${head.getAttribute('aria-colindex') ?? ''}"]`;
    // Columns out of view are drawn in outline.
    if (all(cell).length === 0) return [];
    const [first = []] = all('span', head)
      .map(numbersIn)
      .filter((numbers) => numbers.length > 0);
    return [
      {
        what: 'Visits of a column of the board',
        readings: [
          ...reading('its head', first.length > 0 ? [sum(first)] : []),
          ...reading('its blocks', [all(`${cell} [data-id]`).length]),
        ],
      },
    ];
  });

  const selected = all('main [role=toolbar] [role=status]').flatMap((one) => firstOf(numbersIn(one)));
  const marked = all('[role=table] [data-key]:has([role=row] input:checked)').length;
  const unseen = all('main [role=toolbar] [role=status] > span + span').length;
  const selection = {
    what: 'Chosen appointments',
    readings: [
      ...reading('the bar', selected),
      // A short list is drawn whole.
      ...reading('the rows', unseen === 0 && appointments.map(rowsOf).every((rows) => rows <= 10) ? [marked] : []),
    ],
  };
  return [...list, ...ofItems, ...ofFound, ...ofGroups, waiting, ...columns, selection];
}
