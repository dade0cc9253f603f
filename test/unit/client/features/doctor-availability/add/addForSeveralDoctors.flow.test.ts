import * as availabilitiesApi from '#client/api/availabilities';
import type { Target } from '#client/features/doctor-availability/hours/events';
import { countRetryable } from '#client/lib/tally';
import { selectLedger } from '#client/state/fanOut/ledgers';
import { selectNotices } from '#client/state/notices';
import type { AvailabilityDraft, ProviderAvailabilityDraft } from '#contract/availabilities';
import { makeAvailability } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { dates, key, outcomes, plan, run, sentence, service, type State } from '#test/support/sagas/addingHours';
import { serve } from '#test/support/sagas/service';

const ofProvider: Target = {
  kind: 'provider',
  providerId: 5,
  doctors: [
    { id: 21, name: 'Omar' },
    { id: 22, name: 'Mona' },
  ],
  others: [],
  locationId: 31,
  skipExisting: false,
};

describe('when hours are added for several doctors', () => {
  it('sends one call a date for the whole provider', async () => {
    const { sent, provide } = service();
    await run(ofProvider, { provide });

    const body = { location: 31, available_from: '09:00:00', available_to: '12:00:00', skip_existing: false };
    expect(sent).toEqual(dates.map((date) => [5, { ...body, date }]));
  });

  it('sends one call for each doctor and date where no provider is known', async () => {
    const { sent, provide } = service();
    const doctors = [
      { id: 21, name: 'Omar' },
      { id: 22, name: 'Mona' },
    ];
    const state = await run({ kind: 'doctors', doctors, locationId: 31, skipExisting: true }, { provide });

    expect(sent.map(([id, { date }]) => [id, date])).toEqual(
      dates.flatMap((date) => [
        [21, date],
        [22, date],
      ]),
    );
    expect(outcomes(state)).toHaveLength(6);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 6 } }]);
  });

  it('sends a call of their own for the doctors whom the one for the provider does not reach', async () => {
    const { sent, provide } = service();
    const others = [{ id: 23, name: 'Sara' }];
    const state = await run({ ...ofProvider, others }, { provide });

    expect(sent.filter(([id]) => id === 23).map(([, { date }]) => date)).toEqual(dates);
    expect(sent.filter(([id]) => id === 5)).toHaveLength(3);
    expect(sentence(state)).toMatchObject([{ values: { succeeded: 6 } }]);
  });
});

describe('when the hours of a provider are refused on a date', () => {
  type Sent = [id: unknown, draft: AvailabilityDraft | ProviderAvailabilityDraft];

  /** A service that answers the provider by `ofAll`, and each doctor by `ofOne`. */
  function answering(ofAll: (date: string) => unknown, ofOne: (id: unknown, date: string) => unknown) {
    const sent: Sent[] = [];
    const provide = [
      serve(availabilitiesApi.addProviderAvailabilities, (id, draft) => {
        sent.push([id, draft]);
        return ofAll(draft.date);
      }),
      serve(availabilitiesApi.addAvailability, (id, draft) => {
        sent.push([id, draft]);
        return ofOne(id, draft.date);
      }),
      serve(availabilitiesApi.listDoctorAvailabilities, () => []),
    ];
    return { sent, provide };
  }
  const refusesSecond = (status: number) => (date: string) => {
    if (date === dates[1]) throw refusal(status, { detail: 'Overlaps 09:00 - 10:00.' });
    return { created: 2, skipped: 0 };
  };
  const refusesMona = (id: unknown) => {
    if (id === 22) throw refusal(400, { detail: 'Overlaps 09:00 - 10:00.' });
    return makeAvailability();
  };
  const rows = (state: State) => selectLedger(state, key)?.rows ?? [];

  it('adds them for each doctor of the location, and says who has not got them', async () => {
    const { sent, provide } = answering(refusesSecond(400), refusesMona);
    const state = await run(ofProvider, { provide });

    expect(sent.filter(([, { date }]) => date === dates[1]).map(([id]) => id)).toEqual([5, 21, 22]);
    expect(sent.at(-1)?.[1]).toMatchObject({ skip_existing: true });
    expect(rows(state).map(({ label, outcome, reason }) => [inEnglish(label), outcome, reason])).toEqual([
      ['Sun, 6 Dec 2026', 'added', null],
      ['Tue, 8 Dec 2026 · Omar', 'added', null],
      ['Tue, 8 Dec 2026 · Mona', 'refused', 'Overlaps 09:00 - 10:00.'],
      ['Thu, 10 Dec 2026', 'added', null],
    ]);
  });

  it('counts the date as failed as long as somebody has not got them, and offers no Retry for it', async () => {
    const { provide } = answering(refusesSecond(400), refusesMona);
    const state = await run(ofProvider, { provide });

    expect(selectNotices(state)).toMatchObject([
      {
        text: { values: { succeeded: 5, failed: 1 } },
        detail: { values: { failed: { values: { items: { id: 'dates.long', values: { day: '8' } } } } } },
      },
    ]);
    expect(countRetryable(rows(state))).toBe(0);
  });

  it('counts it as succeeded when everybody has them, added or there already', async () => {
    const { provide } = answering(refusesSecond(400), (id) => (id === 22 ? { skipped: true } : makeAvailability()));
    const state = await run(ofProvider, { provide });

    expect(sentence(state)).toMatchObject([{ values: { succeeded: 5, skipped: 1 } }]);
  });

  it.each([401, 500])('leaves a date that is answered %i as it is, for Retry', async (status) => {
    const { sent, provide } = answering(refusesSecond(status), () => makeAvailability());
    const state = await run(ofProvider, { provide });

    expect(sent).toHaveLength(3);
    expect(rows(state).map(({ outcome }) => outcome)).toEqual(['added', 'failed', 'added']);
  });

  it('does the same when the answer counts fewer doctors than there are', async () => {
    const { sent, provide } = answering(
      () => ({ created: 1, skipped: 0 }),
      (id) => (id === 21 ? { skipped: true } : makeAvailability()),
    );
    const state = await run({ ...ofProvider }, { provide, plan: { ...plan, dates: dates.slice(0, 1) } });

    expect(sent.map(([id]) => id)).toEqual([5, 21, 22]);
    expect(rows(state).map(({ outcome }) => outcome)).toEqual(['skipped', 'added']);
  });
});
