import fc from 'fast-check';
import { delay, fork, put, take } from 'redux-saga/effects';

import { labPackagesApi, packageTestsApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import { homeServicesSection } from '#client/sections/home-services';
import {
  sheetApplied,
  sheetFanOut,
  sheetKey,
  type SheetRow,
} from '#client/sections/home-services/shared/sheets/events';
import { fanOutFinished, selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import type { Id, Translation } from '#contract/common';
import type { LabPackage, PackageTestDraft, TranslatedTexts } from '#contract/homeServices/catalogue';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';

const { reducers, watchers } = homeServicesSection;
const filter = {};
const key = sheetKey('labPackage', filter);
const kind = sheetFanOut('labPackage');

type Fate = 'taken' | 'refused' | 'callLost' | 'answerLost';

const there: LabPackage = {
  ...{ id: 8, subcategory: 3, code: 'heart', description: null, tests_count: 1 },
  included_tests: [{ id: 80, test_name: 'HDL', order: 1 }],
  translations: [{ locale: 'en', name: 'Heart', description: '' }],
};

/** A row of a new package, with a code of its own or one that is made. */
const newRow = (at: number, wanted: SheetRow['wanted']): SheetRow => ({
  ...{ filter, id: null, key: `row ${at}`, name: `New ${at}`, before: {}, cells: {} },
  wanted: { parent: '3', enName: `New ${at}`, tests: 'HDL\nLDL', ...wanted },
});

const changed = (wanted: SheetRow['wanted'], before: SheetRow['wanted']): SheetRow => ({
  ...{ filter, id: 8, key: '#8', name: 'Heart', wanted, before, cells: {} },
});

/** Plays a file of lab packages on a service that answers the calls that write as it is told. */
async function applied(rows: readonly SheetRow[], fates: readonly Fate[] = [], retries = 0, refuses = '') {
  const left = [...fates];
  const stored = new Map<Id, LabPackage>([[8, structuredClone(there)]]);
  const calls: string[] = [];
  const write = (call: string, store: () => object) => {
    calls.push(call);
    const fate = left.shift() ?? 'taken';
    if (fate === 'refused' || (refuses && call.startsWith(refuses))) throw refusal(400, { detail: 'Not like this.' });
    if (fate === 'callLost') throw connectionLost();
    const answer = store();
    if (fate === 'answerLost') throw connectionLost();
    return late(answer);
  };
  const of = (id: Id) => stored.get(id) ?? there;
  const create = (body: LabPackage) =>
    write('create', () => {
      if ([...stored.values()].some(({ code }) => code === body.code)) throw refusal(400, { code: ['Taken.'] });
      const id = 100 + stored.size;
      stored.set(id, { ...body, id, included_tests: [], translations: [] });
      return { id };
    });
  const update = (id: Id, body: LabPackage) => write(`update ${id}`, () => stored.set(id, { ...of(id), ...body }));
  const translate = (id: Id, locale: Translation['locale'], texts: TranslatedTexts) =>
    write(`translate ${locale}`, () => {
      const others = (of(id).translations ?? []).filter((one) => one.locale !== locale);
      stored.set(id, {
        ...of(id),
        translations: [...others, { locale, ...texts, description: texts.description ?? '' }],
      });
      return {};
    });
  const addTest = ({ package: id, test_name, order }: PackageTestDraft) =>
    write(`test ${order} ${test_name}`, () => {
      const tests = of(id).included_tests ?? [];
      stored.set(id, {
        ...of(id),
        included_tests: [...tests, { id: Number(id) * 100 + tests.length, test_name, order }],
      });
      return { id: 1 };
    });
  const state = await afterFlow<FanOutsRoot>({
    *watcher() {
      yield fork(watchers.homeServices);
      yield put(sheetApplied({ sheet: 'labPackage', filter, rows }));
      for (let round = 0; round < retries; round += 1) {
        yield take(fanOutFinished);
        // The list is read again after a round.
        for (let turn = 0; turn < 20; turn += 1) yield delay(1000);
        yield put(retryChosen({ kind, key }));
      }
    },
    reducers,
    provide: [
      serve(labPackagesApi.create as never, create as never),
      serve(labPackagesApi.update as never, update as never),
      serve(labPackagesApi.translate as never, translate as never),
      serve(packageTestsApi.create as never, addTest as never),
      serve(labPackagesApi.list as never, () => [...stored.values()].map((one) => structuredClone(one))),
      serve(subcategoriesApi.list as never, () => [{ id: 3, code: 'blood', name: 'Blood' }]),
    ],
    events: [],
  });
  const ledger = selectLedger(state, key)?.rows ?? [];
  const outcomes = ledger.map(({ outcome }) => outcome);
  const reasons = ledger.map(({ reason }) => reason && inEnglish(reason));
  return { calls, stored: [...stored.values()], outcomes, reasons };
}

describe('the rows of a file of lab packages', () => {
  it('make a package, its texts and its tests, with a code that is made where they have none', async () => {
    const { calls, stored, outcomes } = await applied([newRow(1, { code: 'own', arName: 'جديد' })]);

    expect(calls).toEqual(['create', 'translate en', 'translate ar', 'test 1 HDL', 'test 2 LDL']);
    expect(stored[1]).toMatchObject({ code: 'own', subcategory: 3, tests_count: 2 });
    expect(outcomes).toEqual(['added']);
    expect((await applied([newRow(1, {})])).stored[1]?.code).toMatch(/^new_1_\w{3}$/);
  });

  it('send only the calls of their changed cells, and of tests only those that are added', async () => {
    expect((await applied([changed({ arName: 'القلب' }, { arName: '' })])).calls).toEqual(['translate ar']);
    expect((await applied([changed({ tests: 'LDL\nhdl\nVLDL' }, { tests: 'HDL' })])).calls).toEqual([
      'test 2 LDL',
      'test 3 VLDL',
    ]);
    const { calls, stored } = await applied([changed({ enDescription: 'For the heart' }, { enDescription: '' })]);
    expect(calls).toEqual(['update 8', 'translate en']);
    expect(stored[0]).toMatchObject({ description: 'For the heart', tests_count: 1, code: 'heart' });
  });

  it('have failed where a service refuses to change words, with its reason', async () => {
    const { outcomes, reasons } = await applied([changed({ arName: 'القلب' }, { arName: '' })], [], 0, 'translate');

    expect(outcomes).toEqual(['failed']);
    expect(reasons).toEqual(['Not like this.']);
  });

  it('go on by Retry where they were broken off', async () => {
    const { calls, outcomes } = await applied([newRow(1, {})], ['taken', 'refused'], 1);

    expect(calls).toEqual(['create', 'translate en', 'translate en', 'test 1 HDL', 'test 2 LDL']);
    expect(outcomes).toEqual(['added']);
  });

  it('make nothing twice and lose nothing silently, whatever is refused or lost', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Fate>('taken', 'refused', 'callLost', 'answerLost'), { maxLength: 25 }),
        fc.array(fc.constantFrom('own', 'made'), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 3 }),
        async (fates, table, retries) => {
          const rows = table.map((code, at) => newRow(at, code === 'own' ? { code: `own ${at}` } : {}));
          const { stored, outcomes } = await applied(rows, fates, retries);
          const made = stored.slice(1);

          expect(made.length).toBeLessThanOrEqual(rows.length);
          expect(new Set(made.map(({ code }) => code)).size).toBe(made.length);
          for (const { included_tests: tests } of made)
            expect(new Set(tests?.map(({ test_name }) => test_name)).size).toBe(tests?.length);
          outcomes.forEach((outcome, at) => {
            const own = made.find(({ translations }) => translations?.some(({ name }) => name === `New ${at}`));
            if (outcome === 'added' || outcome === 'skipped') expect(own?.included_tests).toHaveLength(2);
            else expect(outcome).toBe('failed');
          });
        },
      ),
      runs(30),
    ));
});
