import { buffers, channel } from 'redux-saga';
import * as matchers from 'redux-saga-test-plan/matchers';

import type { ClockComparison } from '#client/api/serviceClock';
import { clockComparisons, tellClocks } from '#client/app/clocks/tellClocks';
import { currentMoment } from '#client/lib/dates';
import { setClinicZone } from '#client/lib/zone';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { isNews } from '#client/state/tokenStorage';
import { inEnglish } from '#test/support/inEnglish';
import { afterFlow } from '#test/support/sagas/flow';
import { serve } from '#test/support/sagas/service';

const here = new Date('2027-02-03T20:10:00Z');

/** What a person is told at a browser in Dubai, whom nobody has told of these before. */
async function told(zone: string | null, comparisons: readonly ClockComparison[], news = ['zone', 'clock']) {
  setClinicZone(zone);
  const compared = channel<ClockComparison>(buffers.expanding());
  comparisons.forEach((comparison) => compared.put(comparison));
  const state = await afterFlow<NoticesRoot>({
    watcher: tellClocks,
    provide: [
      [matchers.call.fn(currentMoment), here],
      [matchers.call.fn(clockComparisons), compared],
      serve(isNews, (topic: string) => news.splice(news.indexOf(topic), news.includes(topic) ? 1 : 0).length > 0),
    ],
    events: [],
  });
  setClinicZone(null);
  const notices = selectNotices(state);
  expect(notices.every(({ kind, stays }) => kind === 'info' && stays)).toBe(true);
  return notices.map(({ text }) => inEnglish(text).replace(/[\u2066-\u2069]/g, ''));
}

const off = { here, there: new Date('2027-02-02T20:10:00Z') };

it('the zone of the clinic is told where the browser stands in another one', async () => {
  expect(await told('Pacific/Kiritimati', [])).toEqual([
    expect.stringMatching(/clinic, where it is 10:10 on 4 Feb 2027/),
  ]);
  expect(await told('Asia/Muscat', [])).toEqual([]);
  expect(await told(null, [])).toEqual([]);
});

it('a wrong clock is told with both times, as the clinic counts them, and no longer once it is right', async () => {
  const wrong = expect.stringMatching(/says 00:10 on 4 Feb 2027, the service 00:10 on 3 Feb 2027/) as string;
  expect(await told(null, [off])).toEqual([wrong]);
  expect(await told(null, [off, { here, there: null }])).toEqual([]);
  expect(await told(null, [{ here, there: null }, off])).toEqual([wrong]);
});

it('nobody is told twice', async () => {
  expect(await told('America/Los_Angeles', [off], [])).toEqual([]);
  expect(await told('Asia/Dubai', [off, { here, there: null }, off])).toEqual([]);
});
