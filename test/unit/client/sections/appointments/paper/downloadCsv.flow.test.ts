import * as matchers from 'redux-saga-test-plan/matchers';

import { csvDialectOf } from '#client/lib/csv';
import { clockTime } from '#client/lib/dates';
import { searchTyped, statusChosen } from '#client/sections/appointments/list/events';
import { csvChosen, type CsvOrder } from '#client/sections/appointments/paper/events';
import { exportKeys } from '#client/sections/appointments/paper/keys';
import { paperMessages } from '#client/sections/appointments/paper/messages';
import { selectCsvPercent } from '#client/sections/appointments/paper/selectors';
import type { ExportRoot } from '#client/sections/appointments/paper/slice';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { downloadFile } from '#client/ui/data-grid/downloadFile';
import { ENGLISH } from '#client/ui/language/useT';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';
import { appointmentsInStore } from '#test/support/sagas/stateWith';
import { appointmentsSection } from '#test/support/wholeSections';

type State = ExportRoot & NoticesRoot & RequestsRoot;

const order: CsvOrder = {
  today: TODAY,
  placeholders: [],
  columns: ['patient', 'doctor', 'date', 'time', 'location', 'phone', 'status'],
  language: ENGLISH,
  dialect: csvDialectOf('en-AE'),
};

const list = [
  makeAppointment({ id: 2, start_time: '11:00:00', end_time: '11:20:00', status: 'pending' }),
  makeAppointment({ id: 1 }),
  makeAppointment({ id: 3, date: '2026-11-20' }),
];

/** Asks for the file, and returns what the browser was given to save. */
async function filesOf(given = appointmentsInStore(list), changes: Partial<CsvOrder> = {}) {
  const files: string[][] = [];
  const pauses = jest.fn(async () => Promise.resolve());
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentPaper,
    reducers: appointmentsSection.reducers,
    given,
    provide: [
      serve(yieldToBrowser, pauses),
      serve(downloadFile, async (name: string, _type: string, ...pieces: readonly (string | Blob)[]) => {
        // A text that is decoded loses its mark.
        const bytes = await new Blob([...pieces]).arrayBuffer();
        files.push([name, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)]);
      }),
    ],
    events: [csvChosen({ ...order, ...changes })],
  });
  return { state, files, pauses };
}

it('a file has what the list shows, in its order and its words', async () => {
  const { files, state } = await filesOf();

  expect(files).toEqual([
    [
      'appointments-2026-11-21.csv',
      [
        "\uFEFFPatient,Doctor,Date,Time,Location,Doctor's Phone,Status",
        'Layla Haddad,Dr. Omar Nasser,"Sat, 21 Nov 2026",09:00 - 09:20,Marina Clinic,+971 50 123 4567,Confirmed',
        'Layla Haddad,Dr. Omar Nasser,"Sat, 21 Nov 2026",11:00 - 11:20,Marina Clinic,+971 50 123 4567,Pending',
        '',
      ].join('\r\n'),
    ],
  ]);
  expect(selectRequest(state, exportKeys.csv)?.status).toBe('succeeded');
});

it('a file has the columns that are shown, and says unknown statuses in their own words', async () => {
  const odd = appointmentsInStore([makeAppointment({ status: 'no_show', local_user: null, user_id: 0 })]);
  const { files } = await filesOf(odd, { columns: ['status', 'patient'] });

  expect(files[0]?.[1]).toBe('\uFEFFStatus,Patient\r\nNo show,\r\n');
});

it('a file tells moments by the clock of the page, and is cut as the region reads it', async () => {
  const moved = makeAppointment({ created_at: '2026-11-20T22:30:00Z', updated_at: null as never });
  const { files } = await filesOf(appointmentsInStore([moved]), {
    columns: ['created', 'updated', 'patient'],
    dialect: csvDialectOf('de-DE'),
  });
  const at = new Date('2026-11-20T22:30:00Z');

  expect(files[0]?.[1]).toBe(
    `\uFEFFCreated;Updated;Patient\r\n${at.getDate()} Nov 2026 ${clockTime(at)};;Layla Haddad\r\n`,
  );
});

it('a file leaves out what the filters leave out', async () => {
  const { files } = await filesOf([...appointmentsInStore(list), searchTyped('layla'), statusChosen('pending')]);

  expect(files[0]?.[1]?.split('\r\n').slice(1)).toEqual([expect.stringContaining('11:00 - 11:20') as string, '']);
});

it('a name that a spreadsheet would take for a formula is a text', async () => {
  const evil = makeAppointment({ local_user: { user_id: 11, name: '=HYPERLINK("http://x","y")' } });
  const { files } = await filesOf(appointmentsInStore([evil]));

  expect(files[0]?.[1]).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
});

it('a long file is written in pieces, and says how far it is', async () => {
  const long = Array.from({ length: 5_000 }, (_, index) => makeAppointment({ id: index + 1 }));
  const { files, pauses, state } = await filesOf(appointmentsInStore(long));

  expect(files[0]?.[1]?.match(/\r\n/g)).toHaveLength(5_001);
  expect(pauses).toHaveBeenCalledTimes(3);
  expect(selectCsvPercent(state)).toBe(100);
});

it('says that no file could be written, and offers it again', async () => {
  const state = await afterFlow<State>({
    watcher: appointmentsSection.watchers.appointmentPaper,
    reducers: appointmentsSection.reducers,
    given: appointmentsInStore(list),
    provide: [[matchers.call.fn(yieldToBrowser), undefined], serve(downloadFile, failing(new Error('no room')))],
    events: [csvChosen(order)],
  });

  expect(selectNotices(state)).toMatchObject([{ text: paperMessages.csvFailed, offer: { event: csvChosen(order) } }]);
});
