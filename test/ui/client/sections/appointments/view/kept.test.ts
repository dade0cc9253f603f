import { keepOnDevice, readKept } from '#client/sections/appointments/view/kept';
import type { ListView } from '#client/sections/appointments/view/layout';

const KEY = 'mawid.appointments.view';
const NOTHING: ListView = { columns: null, widths: {}, views: [] };

afterEach(() => {
  localStorage.clear();
});

it('reads what it has kept', () => {
  const view: ListView = {
    columns: ['patient', 'date'],
    widths: { patient: 200 },
    views: [{ id: 'v1', name: 'Morning', params: { status: 'pending' }, columns: null, widths: {} }],
  };
  keepOnDevice(view);

  expect(readKept()).toEqual(view);
});

it.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['another shape', '[1]'],
  ['null', 'null'],
  ['columns without the one that opens a row', '{"columns":["date"]}'],
])('begins as usual where the device has %s', (_, kept) => {
  if (kept !== null) localStorage.setItem(KEY, kept);

  expect(readKept()).toEqual(NOTHING);
});

it('takes only what it knows', () => {
  const kept = {
    columns: ['patient', 'colour', 'date', 'date'],
    widths: { patient: 'wide', date: 120, colour: 90 },
    views: [{ id: 'v1', name: 'Morning', params: { q: 'Layla', status: 'pending', doctor: 7 } }, { name: 'No id' }, 7],
  };
  localStorage.setItem(KEY, JSON.stringify(kept));

  expect(readKept()).toEqual({
    columns: ['patient', 'date'],
    widths: { date: 120 },
    views: [{ id: 'v1', name: 'Morning', params: { status: 'pending' }, columns: null, widths: {} }],
  });
});
