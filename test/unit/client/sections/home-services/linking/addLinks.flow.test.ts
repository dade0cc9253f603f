import fc from 'fast-check';
import { delay, fork, put, take } from 'redux-saga/effects';

import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { homeServicesSection } from '#client/sections/home-services';
import { addLinksKey } from '#client/sections/home-services/keys';
import { linkKinds } from '#client/sections/home-services/kinds/links';
import { linksSubmitted, type LinkKind } from '#client/sections/home-services/linking/events';
import { selectMadeRows, type MadeRowsRoot } from '#client/sections/home-services/shared/kind/slice';
import { itemMoved, selectLedger, stopChosen, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import type { Id } from '#contract/common';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';

const { reducers, watchers } = homeServicesSection;
const PROVIDER = 7;
const APIS = { serviceLinks: serviceLinksApi, packageLinks: packageLinksApi, nursingLinks: nursingLinksApi };

type Answer = 'taken' | 'refused' | 'callLost' | 'answerLost';
type State = FanOutsRoot & NoticesRoot & MadeRowsRoot;

const link = (item: Id, price: string) => ({
  item,
  name: `Item ${item}`,
  values: { price, duration_minutes: 60, is_available: true },
});

/** A service of links that answers each call by what is next in `answers`, and takes it after the last of them. */
async function linked(
  kind: LinkKind,
  items: readonly Id[],
  {
    answers = [],
    there = [],
    retries = 0,
    stops = false,
  }: Partial<Record<'answers', Answer[]>> & {
    there?: object[];
    retries?: number;
    stops?: boolean;
  } = {},
) {
  const left = [...answers];
  const stored: object[] = [...there];
  const sent: object[] = [];
  const key = addLinksKey(kind, PROVIDER);
  const api = APIS[kind];
  const create = (body: object) => {
    sent.push(body);
    const answer = left.shift() ?? 'taken';
    if (answer === 'refused') throw refusal(400);
    if (answer === 'callLost') throw connectionLost();
    stored.push({ ...body, id: 100 + stored.length });
    if (answer === 'answerLost') throw connectionLost();
    return late({ id: 99 + stored.length });
  };
  const state = await afterFlow<State>({
    *watcher() {
      yield fork(watchers.homeServices);
      yield put(
        linksSubmitted({ kind, provider: PROVIDER, links: items.map((item, at) => link(item, `${at + 10}.50`)) }),
      );
      if (stops) {
        yield take(itemMoved);
        yield put(stopChosen(key));
      }
      for (let round = 0; round < retries; round += 1) {
        yield delay(1000);
        yield put(retryChosen({ kind: `homeServices/${linkKinds[kind].name}/addMany`, key }));
      }
    },
    reducers,
    provide: [serve(api.create as never, create as never), serve(api.list as never, () => [...stored])],
    events: [],
  });
  const rows = selectLedger(state, key)?.rows ?? [];
  return { state, sent, stored, outcomes: rows.map(({ outcome }) => outcome) };
}

describe('when several items are linked at once', () => {
  it.each<[LinkKind, object]>([
    ['serviceLinks', { provider: 7, service: 41, price: '10.50', is_available: true }],
    ['packageLinks', { provider: 7, package: 41, price: '10.50', is_available: true }],
    ['nursingLinks', { provider: 7, subcategory: 41, price: '10.50', duration_minutes: 60, is_available: true }],
  ])('sends one call each of %s, says how many, and has them shown', async (kind, body) => {
    const { state, sent } = await linked(kind, [41, 42, 43]);

    expect(sent).toHaveLength(3);
    expect(sent[0]).toEqual(body);
    expect(selectNotices(state).map(({ text }) => inEnglish(text))).toEqual(['Linked 3 services.']);
    expect(selectMadeRows(state, linkKinds[kind].name)).toHaveLength(3);
  });

  it('does not send what somebody else has linked meanwhile', async () => {
    const { sent, outcomes } = await linked('serviceLinks', [41, 42], {
      there: [{ id: 5, provider: 7, service: 42, price: '3.00', is_available: true }],
    });

    expect(sent).toHaveLength(1);
    expect(outcomes).toEqual(['added', 'skipped']);
  });

  it('holds the rest back after Stop', async () => {
    const { sent, outcomes } = await linked(
      'packageLinks',
      Array.from({ length: 9 }, (_, at) => at + 1),
      { stops: true },
    );

    expect(sent.length).toBeLessThanOrEqual(5);
    expect(outcomes.filter((outcome) => outcome === 'unsent').length).toBe(9 - sent.length);
  });

  it('links each item once, whatever is refused or lost, and tells the truth of each', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom<LinkKind>('serviceLinks', 'packageLinks', 'nursingLinks'),
        fc.array(fc.constantFrom<Answer>('taken', 'refused', 'callLost', 'answerLost'), { maxLength: 20 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 3 }),
        async (kind, answers, count, retries) => {
          const items = Array.from({ length: count }, (_, at) => at + 1);
          const { stored, outcomes } = await linked(kind, items, { answers, retries });
          const field = { serviceLinks: 'service', packageLinks: 'package', nursingLinks: 'subcategory' }[kind];
          const ids = stored.map((one) => (one as Record<string, unknown>)[field]);

          expect(new Set(ids).size).toBe(ids.length);
          expect(items.filter((item) => ids.includes(item))).toEqual(
            items.filter((_, at) => outcomes[at] === 'added' || outcomes[at] === 'skipped'),
          );
        },
      ),
      runs(30),
    ));
});
