import fc from 'fast-check';
import { delay, fork, put, select, take } from 'redux-saga/effects';

import { labServicesApi } from '#client/api/homeServices/catalogue';
import { serviceLinksApi } from '#client/api/homeServices/providers';
import { isSure } from '#client/api/sendList';
import { pricesSheet } from '#client/sections/home-services/keys';
import { linkChangeSubmitted, linkTextRefused, type LinkPlace } from '#client/sections/home-services/linking/events';
import { selectLinkChange, selectRefusedText } from '#client/sections/home-services/linking/selectors';
import type { LinksRoot } from '#client/sections/home-services/linking/slice';
import { listOutdated } from '#client/sections/home-services/shared/kind/defineKind';
import { sheetApplied, type SheetRow } from '#client/sections/home-services/shared/sheets/events';
import { sheetKey } from '#client/sections/home-services/shared/sheets/first';
import { itemMoved, selectLedger, stopChosen, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { continueChosen, retryChosen } from '#client/state/fanOutEvents';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { requestFailed, type RequestsRoot } from '#client/state/requests/requests';
import type { Id } from '#contract/common';
import type { ServiceLink } from '#contract/homeServices/providers';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';
import { homeServicesSection } from '#test/support/wholeSections';

const { reducers, watchers } = homeServicesSection;
const PROVIDER = 7;
const filter = { provider: PROVIDER };
const PRICES = pricesSheet('serviceLink');
const NOW = { price: '100.00', available: 'yes' };

type Fate = 'taken' | 'refused' | 'callLost' | 'answerLost';

const linkOf = (service: Id, price = '100.00', is_available = true): ServiceLink => ({
  ...{ id: 500 + Number(service), provider: PROVIDER, service, price, is_available },
});

/** A row that changes the link of a service, or makes one where `isNew`. */
function rowOf(service: number, wanted: SheetRow['wanted'], isNew = false): SheetRow {
  const before = Object.fromEntries(Object.keys(wanted).map((column) => [column, isNew ? '' : NOW[column as 'price']]));
  const [id, code] = [isNew ? null : 500 + service, `C${service}`];
  return {
    ...{ filter, id, key: String(service), name: `Test ${service}`, before, cells: { code } },
    wanted: isNew ? { code, ...wanted } : wanted,
  };
}

interface Play {
  sheet?: string;
  rows: readonly SheetRow[];
  links?: readonly ServiceLink[];
  /** What becomes of the calls that write, one after another; what comes after them is taken. */
  fates?: readonly Fate[];
  retries?: number;
  stops?: boolean;
  status?: number;
  /** How many readings of the links do not add up. */
  unsureReadings?: number;
  /** Whether what is made is available, whatever was sent. */
  linksAll?: boolean;
  /** Whether the offer of the notice is taken once all rounds are over. */
  takesOffer?: boolean;
  /** Values that their rows try to save before, of which the first calls are. */
  typedBefore?: readonly (LinkPlace & { value: string })[];
}

/** Waits until a round is over, and its list is read again. */
function* roundEnds() {
  yield take(listOutdated);
  yield delay(1000);
}

/** Plays a file of links on a service that answers as it is told. */
async function applied(play: Play) {
  const { sheet = 'serviceLink', rows, links = [], fates = [], retries = 0, stops = false, status = 400 } = play;
  const key = sheetKey(sheet, filter);
  const kind = `homeServices/${sheet}/import`;
  const left = [...fates];
  let { unsureReadings = 0 } = play;
  const stored = new Map(links.map((link) => [link.id, link]));
  const calls: { id: Id | null; body: object }[] = [];
  const write = (id: Id | null, body: object, store: () => { id: Id }) => {
    calls.push({ id, body });
    const fate = left.shift() ?? 'taken';
    if (fate === 'refused') throw refusal(status, { detail: 'Not at this price.' });
    if (fate === 'callLost') throw connectionLost();
    const made = store();
    if (fate === 'answerLost') throw connectionLost();
    return late(made);
  };
  const create = (body: ServiceLink) =>
    write(null, body, () => {
      const made = { ...body, id: 900 + stored.size, ...(play.linksAll && { is_available: true }) };
      stored.set(made.id, made);
      return made;
    });
  const update = (id: Id, body: Partial<ServiceLink>) =>
    write(id, body, () => {
      const link = stored.get(id);
      if (!link) throw refusal(404);
      stored.set(id, { ...link, ...body });
      return { ...link, ...body };
    });
  const services = Array.from({ length: 520 }, (_, at) => ({ id: at, subcategory: 1, code: `C${at}` }));
  const state = await afterFlow<FanOutsRoot & NoticesRoot & LinksRoot & RequestsRoot>({
    *watcher() {
      for (const watcher of Object.values(watchers)) yield fork(watcher);
      for (const change of play.typedBefore ?? []) {
        yield put(linkChangeSubmitted(change));
        yield take(requestFailed);
        yield put(linkTextRefused({ ...change, field: 'duration_minutes', text: 'an hour' }));
        yield put(linkTextRefused({ ...change, text: 'free' }));
      }
      yield put(sheetApplied({ sheet, filter, rows }));
      if (stops) {
        yield take(itemMoved);
        yield put(stopChosen(key));
        yield* roundEnds();
        yield put(continueChosen({ kind, key }));
      }
      for (let round = 0; round < retries; round += 1) {
        yield* roundEnds();
        yield put(retryChosen({ kind, key }));
      }
      if (play.takesOffer) {
        yield* roundEnds();
        const [notice] = (yield select(selectNotices)) as ReturnType<typeof selectNotices>;
        if (notice?.offer) yield put({ ...notice.offer.event });
      }
    },
    reducers,
    provide: [
      serve(serviceLinksApi.create as never, create as never),
      serve(serviceLinksApi.update as never, update as never),
      serve(serviceLinksApi.list as never, () => [...stored.values()]),
      serve(isSure, () => (unsureReadings -= 1) < 0),
      serve(labServicesApi.list as never, () => services),
    ],
    events: [],
  });
  const ledger = selectLedger(state, key)?.rows ?? [];
  return {
    state,
    calls,
    stored,
    outcomes: ledger.map(({ outcome }) => outcome),
    reasons: ledger.map(({ reason }) => reason && inEnglish(reason)),
  };
}

describe('the rows of a file', () => {
  it('are saved by the calls of their changed cells, and no others', async () => {
    const { calls, outcomes, state } = await applied({
      rows: [
        rowOf(1, { price: '120.50' }),
        rowOf(2, { available: 'no' }),
        rowOf(3, { price: '5.00', available: 'no' }),
        rowOf(4, { code: 'C4', price: '9.00' }, true),
      ],
      links: [linkOf(1), linkOf(2), linkOf(3)],
    });

    expect(calls).toEqual([
      { id: 501, body: { price: '120.50' } },
      { id: 502, body: { is_available: false } },
      { id: 503, body: { price: '5.00' } },
      { id: null, body: { provider: 7, service: 4, price: '9.00', is_available: true } },
      { id: 503, body: { is_available: false } },
    ]);
    expect(outcomes).toEqual(['added', 'added', 'added', 'added']);
    expect(selectNotices(state).map(({ text }) => inEnglish(text))).toEqual(['Saved 4 rows.']);
  });

  it('that failed are sent again by Retry, and only those', async () => {
    const rows = Array.from({ length: 61 }, (_, at) => rowOf(at * 6, { price: '77.00' }));
    const links = Array.from({ length: 420 }, (_, at) => linkOf(at));
    const fates: Fate[] = ['refused', 'taken', 'refused', 'taken', 'refused'];
    const first = await applied({ rows, links, fates });
    expect(first.calls).toHaveLength(61);
    expect(first.outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(3);
    expect(first.reasons.filter(Boolean)).toEqual(Array(3).fill('Not at this price.'));
    const second = await applied({ rows, links, fates, retries: 1 });

    expect(second.calls).toHaveLength(64);
    expect(new Set(second.outcomes)).toEqual(new Set(['added']));
  });

  it('are compared once more: what is done is not sent, what was changed or deleted is left out', async () => {
    const { calls, outcomes, reasons } = await applied({
      rows: [
        rowOf(1, { price: '120.50' }),
        rowOf(2, { price: '120.50' }),
        rowOf(3, { price: '8.00' }),
        rowOf(4, { price: '8.00' }, true),
      ],
      links: [linkOf(1, '120.5'), linkOf(2, '111.00'), linkOf(4, '8.00')],
    });

    expect(calls).toEqual([]);
    expect(outcomes).toEqual(['skipped', 'leftOut', 'leftOut', 'skipped']);
    expect(reasons).toEqual([
      null,
      'Left out: Price was changed to 111.00 meanwhile.',
      'It is gone: it was deleted meanwhile.',
      null,
    ]);
  });

  it.each<[string, Fate[], string | undefined, number]>([
    ['is past once the file has saved another', ['refused'], undefined, 0],
    ['is past where the answer to that was lost', ['refused', 'answerLost'], undefined, 0],
    ['is still told where the file could not save another either', ['refused', 'refused'], 'failed', 2],
  ])('a value that its row could not save %s', async (_, fates, status, errors) => {
    const place: LinkPlace = { link: { kind: 'serviceLinks', id: 501, name: 'Test 1' }, field: 'price' };
    const { state } = await applied({
      ...{ rows: [rowOf(1, { price: '64.00' })], links: [linkOf(1)], fates },
      typedBefore: [{ ...place, value: '71.00' }],
    });

    expect(selectLinkChange(state, place)?.status).toBe(status);
    expect(selectRefusedText(state, place)).toBe(status ? 'free' : null);
    expect(selectRefusedText(state, { ...place, field: 'duration_minutes' })).toBe('an hour');
    expect(selectNotices(state).filter(({ kind: sort }) => sort === 'error')).toHaveLength(errors);
  });

  it('say which of them were made, and leave out what another desk has made meanwhile', async () => {
    const { calls, outcomes, reasons } = await applied({
      rows: [rowOf(1, { price: '7.00' }), rowOf(2, { price: '7.00' }, true), rowOf(3, { price: '7.00' }, true)],
      links: [linkOf(1), linkOf(3, '9.00')],
    });

    expect(calls.map(({ id }) => id)).toEqual([501, null]);
    expect(outcomes).toEqual(['added', 'added', 'leftOut']);
    expect(reasons).toEqual([null, 'made', 'Left out: another desk made it']);
  });

  it('that would make something wait while a list does not add up, and are made by Retry', async () => {
    const rows = [rowOf(1, { price: '7.00' }), rowOf(2, { price: '7.00' }, true)];
    const play = { rows, links: [linkOf(1)], unsureReadings: 1 };
    const first = await applied(play);
    expect(first.outcomes).toEqual(['added', 'failed']);
    expect(first.reasons[1]).toMatch(/^The list was changing while it was read/);
    expect(first.calls).toHaveLength(1);

    expect((await applied({ ...play, retries: 1 })).outcomes).toEqual(['added', 'added']);
  });

  it('that were saved in part say so, and Retry sends the rest alone', async () => {
    const play = { rows: [rowOf(1, { price: '3.00', available: 'no' })], links: [linkOf(1)] };
    const first = await applied({ ...play, fates: ['taken', 'refused'] });
    expect(first.reasons).toEqual(['Saved: Price. Still open: Available. Not at this price.']);
    const second = await applied({ ...play, fates: ['taken', 'refused'], retries: 1 });

    expect(second.calls.slice(2)).toEqual([{ id: 501, body: { is_available: false } }]);
    expect(second.outcomes).toEqual(['added']);
  });

  it('that a call has made whose answer was lost are made true by Retry, as their own', async () => {
    const { calls, outcomes, stored } = await applied({
      ...{ rows: [rowOf(4, { price: '9.00', available: 'no' }, true)], fates: ['answerLost'], retries: 1 },
      linksAll: true,
    });

    expect(calls.slice(1)).toEqual([{ id: 900, body: { is_available: false } }]);
    expect(outcomes).toEqual(['added']);
    expect([...stored.values()]).toMatchObject([{ service: 4, price: '9.00', is_available: false }]);
  });

  it('that are answered 404 are told, and not sent again', async () => {
    const { calls, outcomes, reasons } = await applied({
      ...{ rows: [rowOf(1, { price: '3.00' })], links: [linkOf(1)], fates: ['refused'], status: 404, retries: 1 },
    });

    expect(calls).toHaveLength(1);
    expect(outcomes).toEqual(['refused']);
    expect(reasons).toEqual(['Not at this price.']);
  });

  it('wait after Stop, and go on by Continue', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => rowOf(at, { price: '77.00' }));
    const { calls, outcomes } = await applied({ rows, links: rows.map((_, at) => linkOf(at)), stops: true });

    expect(calls.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(new Set(outcomes)).toEqual(new Set(['added']));
  });

  it('are made once and lose no cell silently, whatever is refused or lost', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Fate>('taken', 'refused', 'callLost', 'answerLost'), { maxLength: 25 }),
        fc.array(
          fc.record({
            isNew: fc.boolean(),
            price: fc.constantFrom('1.00', '2.50'),
            available: fc.constantFrom('yes', 'no', undefined),
          }),
          { minLength: 1, maxLength: 10 },
        ),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        async (fates, table, retries, stops) => {
          const rows = table.map(({ isNew, price, available }, at) =>
            rowOf(at, { price, ...(available && (isNew || available === 'no') && { available }) }, isNew),
          );
          const links = rows.flatMap(({ id }, at) => (id === null ? [] : [linkOf(at)]));
          const { stored, outcomes } = await applied({ rows, links, fates, retries, stops });
          const found = [...stored.values()];

          expect(new Set(found.map(({ service }) => service)).size).toBe(found.length);
          rows.forEach(({ wanted }, at) => {
            const link = found.find(({ service }) => service === at);
            const isSaved =
              link !== undefined &&
              Number(link.price) === Number(wanted.price) &&
              (wanted.available === undefined || link.is_available === (wanted.available === 'yes'));
            // What is not told as saved may have been saved in part.
            if (outcomes[at] === 'added' || outcomes[at] === 'skipped') expect(isSaved).toBe(true);
            else expect(outcomes[at]).toBe('failed');
          });
        },
      ),
      runs(30),
    ));
});

describe('prices that are changed in place', () => {
  const priced = (length: number) => Array.from({ length }, (_, at) => rowOf(at * 7, { price: `${at + 200}.25` }));
  const links = Array.from({ length: 512 }, (_, at) => linkOf(at));
  const told = ({ state }: Awaited<ReturnType<typeof applied>>) =>
    selectNotices(state).map(({ text }) => inEnglish(text));

  it('send a call each, and Retry sends those that failed', async () => {
    const rows = priced(66);
    const fates: Fate[] = ['taken', 'refused', 'refused', 'taken', 'refused', 'taken', 'refused'];
    const first = await applied({ sheet: PRICES, rows, links, fates });
    expect(first.calls).toHaveLength(66);
    expect(told(first)).toEqual(['Changed 62 prices. Failed to change 4.']);
    const second = await applied({ sheet: PRICES, rows, links, fates, retries: 1 });

    expect(second.calls).toHaveLength(70);
    expect(new Set(second.outcomes)).toEqual(new Set(['added']));
    expect(rows.map(({ id }) => second.stored.get(id ?? 0)?.price)).toEqual(rows.map(({ wanted }) => wanted.price));
  });

  it('are taken back together, and nothing besides', async () => {
    const rows = priced(9);
    const { calls, stored } = await applied({ sheet: PRICES, rows, links, fates: ['refused'], takesOffer: true });

    expect(calls).toHaveLength(9 + 8);
    expect([...stored.values()]).toEqual(links);
  });

  it('are changed once or stay, and say which, whatever is refused or lost', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Fate>('taken', 'refused', 'callLost', 'answerLost'), { maxLength: 20 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        async (fates, count, retries, stops) => {
          const rows = priced(count);
          const { stored, outcomes } = await applied({ sheet: PRICES, rows, links, fates, retries, stops });

          rows.forEach(({ id, wanted, before }, at) => {
            const isChanged = outcomes[at] === 'added' || outcomes[at] === 'skipped';
            expect(stored.get(id ?? 0)?.price).toBe(isChanged ? wanted.price : before.price);
          });
          expect(stored.size).toBe(links.length);
        },
      ),
      runs(20),
    ));
});
