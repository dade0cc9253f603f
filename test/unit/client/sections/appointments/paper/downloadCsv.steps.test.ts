import { appointments } from '#client/entities/appointments';
import { csvDialectOf } from '#client/lib/csv';
import { selectReferred } from '#client/sections/appointments/list/selectors';
import { csvChosen, csvProgressed, type CsvOrder } from '#client/sections/appointments/paper/events';
import { downloadCsv } from '#client/sections/appointments/paper/late/sagas/downloadCsv';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { downloadFile } from '#client/ui/data-grid/downloadFile';
import { ENGLISH } from '#client/ui/language/useT';
import { makeAppointment, TODAY } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

const order: CsvOrder = {
  today: TODAY,
  placeholders: [],
  columns: ['date'],
  language: ENGLISH,
  dialect: csvDialectOf('en'),
};
const referred = { patients: {}, doctors: {}, locations: {} };
const rows = (count: number) =>
  Object.values(
    appointments.normalize(Array.from({ length: count }, (_, id) => makeAppointment({ id }))).entities.appointments ??
      {},
  );

it('lets the browser draw after each 2,000 rows, and has it save them at the end', () => {
  testSaga(downloadCsv, csvChosen(order))
    .next()
    .select(selectVisible, TODAY, order.placeholders)
    .next(rows(3_000))
    .select(selectReferred, TODAY)
    .next(referred)
    .put(csvProgressed(66))
    .next()
    .call(yieldToBrowser)
    .next()
    .put(csvProgressed(100))
    .next()
    .call(yieldToBrowser)
    .next()
    .inspect<{ payload: { fn: unknown; args: [string, string, ...Blob[]] } }>(({ payload: { fn, args } }) => {
      const [name, type, ...pieces] = args;
      expect([fn, name, type]).toEqual([downloadFile, 'appointments-2026-11-21.csv', 'text/csv;charset=utf-8']);
      expect(pieces).toHaveLength(3);
    })
    .next()
    .isDone();
});
