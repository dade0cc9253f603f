import { screen, waitFor, within } from '@testing-library/react';

import { sendList } from '#client/api/sendList';
import { homeServicesSection } from '#client/sections/home-services';
import { addressRead } from '#client/state/address';
import { listSubcategories } from '#contract/homeServices/catalogue';
import { listCategories, listHomeProviders, listLabPackages, listLabServices } from '#contract/homeServices/lists';
import { listServiceLinks } from '#contract/homeServices/providers';
import { listHomeSchedule, listLanguages } from '#contract/homeServices/staff';
import { renderWithStore } from '#test/support/page/renderWithStore';
import { TO_COME } from '#test/support/toCome';

jest.mock('#client/api/sendList');

type Answer = readonly object[] | Error | Promise<never>;

/** The section at an address, before a service with these lists; the others are empty, and an error is a failure. */
function open(params: Readonly<Record<string, string>>, lists: Map<unknown, Answer>) {
  jest
    .mocked(sendList)
    .mockReset()
    .mockImplementation(((endpoint: unknown) => {
      const list = lists.get(endpoint) ?? [];
      return list instanceof Error ? Promise.reject(list) : Promise.resolve(list);
    }) as typeof sendList);
  const { Section, reducers, watchers } = homeServicesSection;
  const given = [addressRead({ section: 'home-services', params })];
  return renderWithStore(<Section />, { reducers, watchers: { all: watchers.homeServices }, given });
}

const providers = [{ id: 3, name: 'Oasis Care' }];
const lipids = { id: 1, code: 'LIPID', name: 'Lipid Profile' };
const thyroid = { id: 2, code: 'TSH', name: 'Thyroid' };
const lipidsLinked = { id: 7, provider: 3, service: 1, price: '120.00', is_available: true };
const hours = { date: '2027-01-04', start_time: '08:00:00', end_time: '12:00:00' };
const entry = { id: 9, provider: 3, ...hours, is_available: true, slot_duration: 30 };
const down = new Error('down');

it.each([
  ['categories', { tab: 'subcategories' }, listCategories, 'Failed to fetch categories'],
  ['subcategories', { tab: 'labServices' }, listSubcategories, 'Failed to load subcategories'],
  ['subcategories', { tab: 'labPackages' }, listSubcategories, 'Failed to load subcategories'],
  ['specialties', { tab: 'staff', provider: '3' }, listSubcategories, 'Failed to load subcategories'],
  ['languages', { tab: 'staff', provider: '3' }, listLanguages, 'Failed to load languages'],
  ['therapies', { tab: 'staff', provider: '3', part: 'therapists' }, listSubcategories, 'Failed to load subcategories'],
])(
  'says that the choices of %s could not be read in %j, and reads them again',
  async (_, params, endpoint, sentence) => {
    const lists = new Map<unknown, Answer>([
      [listHomeProviders, providers],
      [endpoint, down],
    ]);
    const { person } = open(params, lists);
    const alert = await screen.findByText(sentence);
    jest.mocked(console.warn).mockClear();
    lists.set(endpoint, []);
    await person.click(screen.getByRole('button', { name: 'Retry' }));

    expect(alert).not.toBeInTheDocument();
  },
);

it('does not ask to choose a provider where there are none yet', async () => {
  open({ tab: 'schedule' }, new Map());

  expect(await screen.findByText('There are no providers yet. Add one in the tab Providers.')).toBeVisible();
});

it('names the table of the tab Availability like the tab', async () => {
  open(
    { tab: 'schedule', provider: '3' },
    new Map<unknown, Answer>([
      [listHomeProviders, providers],
      [listHomeSchedule, [entry]],
    ]),
  );

  expect(await screen.findByRole('grid', { name: 'Availability' })).toBeVisible();
});

it.each([
  ['categories', []],
  ['subcategories', []],
  ['labServices', [lipids, thyroid]],
  ['labPackages', [lipids]],
  ['providers', []],
  ['linking', [lipids]],
  ['staff', []],
  ['schedule', []],
])('reads each list once for the tab %s', async (tab, items) => {
  open(
    { tab, provider: '3' },
    new Map<unknown, Answer>([
      [listHomeProviders, providers],
      [listLabServices, items],
      [listLabPackages, items],
    ]),
  );
  await waitFor(() => expect(document.querySelector(TO_COME)).toBeNull());
  const asked = jest.mocked(sendList).mock.calls.map(([endpoint, query]) => JSON.stringify([endpoint, query]));

  expect(asked).not.toEqual([]);
  expect(asked).toEqual([...new Set(asked)]);
});

describe('the search of a tab', () => {
  const iron = { id: 3, code: 'FE', name: 'Iron', translations: [{ locale: 'ar', name: 'الحديد' }] };
  const items = [lipids, thyroid, iron];
  const lists = new Map<unknown, Answer>([
    [listHomeProviders, providers],
    [listLabServices, items],
    [listLabPackages, items],
    [listServiceLinks, [lipidsLinked]],
  ]);
  const shown = () =>
    screen.getAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));

  it.each([
    ['thyr', 'Thyroid'],
    [' tsh ', 'Thyroid'],
    ['حديد', 'Iron'],
  ])('finds by %j %s, and counts what it finds', async (typed, name) => {
    const { person } = open({ tab: 'labPackages' }, lists);
    await screen.findByText('3 entries');
    await person.type(screen.getByRole('textbox', { name: 'Search' }), typed);

    expect(screen.getByText('1 of 3 entries')).toBeVisible();
    expect(shown()).toEqual([`Edit ${name}`]);
  });

  it('says that nothing matches, which is not that there is nothing', async () => {
    open({ tab: 'labServices', q: 'zinc' }, lists);

    expect(await screen.findByText('Nothing matches. Try another search or filter.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('zinc');
  });

  it.each([
    ['Subcategories', { tab: 'labServices' }],
    ['Lab Packages', { tab: 'linking', provider: '3' }],
  ])('starts afresh in %s', async (tab, params) => {
    const { person } = open({ ...params, q: 'zinc' }, lists);
    await screen.findByText(/^0 of/);
    await person.click(screen.getAllByRole('tab', { name: tab }).at(-1) ?? document.body);

    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  });
});

it.each([
  ['cards', 'labPackages', listLabPackages],
  ['rows', 'labServices', listLabServices],
])('the Delete of %s is quiet, and the last of its actions', async (_, tab, endpoint) => {
  open({ tab }, new Map<unknown, Answer>([[endpoint, [lipids]]]));
  const quiet = await screen.findByRole('button', { name: 'Delete Lipid Profile' });
  expect(quiet.className).not.toMatch(/colorError/);
  expect(within(quiet.parentElement!).getAllByRole('button').at(-1)).toBe(quiet);
});

describe('Link New Service', () => {
  const linkNew = async (links: Answer) => {
    const { person } = open(
      { tab: 'linking', provider: '3' },
      new Map<unknown, Answer>([
        [listHomeProviders, providers],
        [listLabServices, [lipids, thyroid]],
        [listServiceLinks, links],
      ]),
    );
    await person.click(await screen.findByRole('button', { name: 'Link New Service' }));
    await person.click(screen.getByRole('combobox', { name: /^Service/ }));
  };

  it('offers what is not linked yet', async () => {
    await linkNew([lipidsLinked]);

    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['ThyroidTSH']);
  });

  it('offers nothing before it is known what is linked', async () => {
    await linkNew(new Promise<never>(() => undefined));

    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('offers nothing when it cannot be known what is linked', async () => {
    await linkNew(down);
    jest.mocked(console.warn).mockClear();

    const dialog = within(screen.getByRole('dialog', { name: 'Link New Service' }));
    expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(dialog.getByRole('combobox', { name: /^Service/ })).toBeDisabled();
  });
});
