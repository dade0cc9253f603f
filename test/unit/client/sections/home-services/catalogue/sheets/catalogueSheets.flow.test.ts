import fc from 'fast-check';
import { delay, fork, put, take } from 'redux-saga/effects';

import { labPackagesApi, packageTestsApi, subcategoriesApi } from '#client/api/homeServices/catalogue';
import { labPackageKind } from '#client/sections/home-services/kinds/labPackage';
import { isSameText } from '#client/sections/home-services/shared/saving/items';
import { sheetApplied, type SheetRow } from '#client/sections/home-services/shared/sheets/events';
import { sheetKey } from '#client/sections/home-services/shared/sheets/first';
import { fanOutFinished, selectLedger, type FanOutsRoot } from '#client/state/fanOut/ledgers';
import { retryChosen } from '#client/state/fanOutEvents';
import type { Id, Translation } from '#contract/common';
import type { LabPackage, PackageTestDraft, TranslatedTexts } from '#contract/homeServices/catalogue';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';
import { homeServicesSection } from '#test/support/wholeSections';

const { reducers, watchers } = homeServicesSection;
const filter = {};
const key = sheetKey('labPackage', filter);
const kind = 'homeServices/labPackage/import';

type Fate = 'taken' | 'refused' | 'callLost' | 'answerLost';

const there: LabPackage = {
  ...{ id: 8, subcategory: 3, code: 'heart', description: null, tests_count: 1 },
  included_tests: [{ id: 80, test_name: 'HDL', order: 1 }],
  translations: [{ locale: 'en', name: 'Heart', description: '' }],
};

/** A row of a new package, with a code of its own or one that is made. */
const newRow = (at: number, wanted: SheetRow['wanted']): SheetRow => ({
  ...{ filter, id: null, key: wanted.code ?? `row ${at}`, name: `New ${at}`, before: {} },
  cells: { code: wanted.code ?? '', enName: `New ${at}` },
  wanted: { parent: '3', enName: `New ${at}`, tests: 'HDL\nLDL', ...wanted },
});

const changed = (wanted: SheetRow['wanted'], before: SheetRow['wanted']): SheetRow => ({
  ...{ filter, id: 8, key: '#8', name: 'Heart', wanted, before, cells: {} },
});

/** What else the service does. */
interface Habits {
  /** The calls that begin so are refused. */
  refuses?: string;
  /** What becomes of its lists, one after another; those after them are read. */
  reads?: readonly Fate[];
  /** Whether it writes what it is sent in small letters. */
  cleans?: boolean;
  /** Whether the rows are applied anew in place of Retry. */
  appliesAnew?: boolean;
  /** Whether the whole list is on screen. */
  isOnScreen?: boolean;
  /** What another desk has made before this one applies its rows. */
  others?: readonly LabPackage[];
  /** What another desk does at each call that writes. */
  beside?: (stored: Map<Id, LabPackage>) => void;
  /** What another desk does after the first round. */
  meanwhile?: (stored: Map<Id, LabPackage>) => void;
}

/** Plays a file of lab packages on a service that answers the calls that write as it is told. */
async function applied(rows: readonly SheetRow[], fates: readonly Fate[] = [], retries = 0, habits: Habits = {}) {
  const { refuses = '', reads = [], cleans = false, appliesAnew = false, others = [], beside, meanwhile } = habits;
  let readings = 0;
  const left = [...fates];
  const readsLeft = [...reads];
  const written = (text: string) => (cleans ? text.toLowerCase() : text);
  const stored = new Map<Id, LabPackage>([there, ...others].map((one) => [one.id, structuredClone(one)]));
  const calls: string[] = [];
  const write = (call: string, store: () => object) => {
    calls.push(call);
    beside?.(stored);
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
      stored.set(id, { ...body, code: written(body.code), id, included_tests: [], translations: [] });
      return { id };
    });
  const update = (id: Id, body: LabPackage) => write(`update ${id}`, () => stored.set(id, { ...of(id), ...body }));
  const translate = (id: Id, locale: Translation['locale'], texts: TranslatedTexts) =>
    write(`translate ${locale}`, () => {
      const others = (of(id).translations ?? []).filter((one) => one.locale !== locale);
      stored.set(id, {
        ...of(id),
        translations: [...others, { locale, name: written(texts.name), description: texts.description ?? '' }],
      });
      return {};
    });
  const addTest = ({ package: id, test_name, order }: PackageTestDraft) =>
    write(`test ${order} ${test_name}`, () => {
      const tests = of(id).included_tests ?? [];
      stored.set(id, {
        ...of(id),
        included_tests: [...tests, { id: Number(id) * 100 + tests.length, test_name: written(test_name), order }],
      });
      return { id: 1 };
    });
  const state = await afterFlow<FanOutsRoot>({
    *watcher() {
      for (const watcher of Object.values(watchers)) yield fork(watcher);
      if (habits.isOnScreen) yield put(labPackageKind.events.opened({}));
      const submitted = sheetApplied({ sheet: 'labPackage', filter, rows });
      yield put(submitted);
      for (let round = 0; round < retries; round += 1) {
        yield take(fanOutFinished);
        // The list is read again after a round.
        for (let turn = 0; turn < 20; turn += 1) yield delay(1000);
        if (round === 0) meanwhile?.(stored);
        yield put(appliesAnew ? submitted : retryChosen({ kind, key }));
      }
    },
    reducers,
    provide: [
      serve(labPackagesApi.create as never, create as never),
      serve(labPackagesApi.update as never, update as never),
      serve(labPackagesApi.translate as never, translate as never),
      serve(packageTestsApi.create as never, addTest as never),
      serve(labPackagesApi.list as never, () => {
        readings += 1;
        if ((readsLeft.shift() ?? 'taken') !== 'taken') throw connectionLost();
        return [...stored.values()].map((one) => structuredClone(one));
      }),
      serve(subcategoriesApi.list as never, () => [{ id: 3, code: 'blood', name: 'Blood' }]),
    ],
    events: [],
  });
  const ledger = selectLedger(state, key)?.rows ?? [];
  const outcomes = ledger.map(({ outcome }) => outcome);
  const reasons = ledger.map(({ reason }) => reason && inEnglish(reason));
  return { calls, stored: [...stored.values()], outcomes, reasons, readings };
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
    const { outcomes, reasons } = await applied([changed({ arName: 'القلب' }, { arName: '' })], [], 0, {
      refuses: 'translate',
    });

    expect(outcomes).toEqual(['failed']);
    expect(reasons).toEqual(['Not like this.']);
  });

  it('go on by Retry where they were broken off', async () => {
    const { calls, outcomes } = await applied([newRow(1, {})], ['taken', 'refused'], 1);

    expect(calls).toEqual(['create', 'translate en', 'translate en', 'test 1 HDL', 'test 2 LDL']);
    expect(outcomes).toEqual(['added']);
  });

  it('are made whole by Apply and Retry where every third call takes effect and loses its answer', async () => {
    const rows = [1, 2, 3, 4].map((at) => newRow(at, { code: `own ${at}`, tests: 'Zinc\nIron\nCalcium' }));
    const fates = Array.from({ length: 24 }, (_, at): Fate => (at % 3 === 2 ? 'answerLost' : 'taken'));
    const { stored, outcomes } = await applied(rows, fates, 1);

    expect(outcomes).toEqual(['added', 'added', 'added', 'added']);
    expect(stored.slice(1).map(({ included_tests: tests }) => tests?.map(({ test_name }) => test_name))).toEqual(
      Array(4).fill(['Zinc', 'Iron', 'Calcium']),
    );
  });

  it('that were saved in part say what is saved and what is open, and Retry does that', async () => {
    const row = newRow(1, { code: 'own' });
    const first = await applied([row], ['taken', 'taken', 'taken', 'refused']);
    expect(first.outcomes).toEqual(['failed']);
    expect(first.reasons).toEqual([
      'Saved: The item itself; English texts; Test 1: HDL. Still open: Test 2: LDL. Not like this.',
    ]);
    const second = await applied([row], ['taken', 'taken', 'taken', 'refused'], 1);

    expect(second.calls.slice(first.calls.length)).toEqual(['test 2 LDL']);
    expect(second.outcomes).toEqual(['added']);
  });

  it('say which words stay, without Retry, where a service takes no others in their place', async () => {
    const row = changed({ enName: 'Hearts', tests: 'LDL' }, { enName: 'Heart', tests: 'HDL' });
    const { calls, outcomes, reasons } = await applied([row], [], 1, { refuses: 'translate' });

    expect(calls).toEqual(['translate en', 'test 2 LDL']);
    expect(outcomes).toEqual(['leftOut']);
    expect(reasons).toEqual(['Saved: Test 2: LDL. Still open: English texts. Not like this.']);
  });

  it('are not left out for a test that another desk has added, but for a name that it has given', async () => {
    const row = changed({ tests: 'LDL' }, { tests: 'HDL' });
    const addsTest = (stored: Map<Id, LabPackage>) => {
      const tests = [...(there.included_tests ?? []), { id: 81, test_name: 'Iron', order: 2 }];
      stored.set(8, { ...there, included_tests: tests });
    };
    const added = await applied([row], ['refused'], 1, { meanwhile: addsTest });
    expect(added.calls.at(-1)).toBe('test 3 LDL');
    expect(added.outcomes).toEqual(['added']);

    const named = changed({ enName: 'Hearts' }, { enName: 'Heart' });
    const renames = (stored: Map<Id, LabPackage>) =>
      stored.set(8, { ...there, translations: [{ locale: 'en', name: 'Cor', description: '' }] });
    const { outcomes, reasons } = await applied([named], ['callLost'], 1, { meanwhile: renames });
    expect(outcomes).toEqual(['leftOut']);
    expect(reasons).toEqual(['Left out: English Name was changed to Cor meanwhile.']);
  });

  it('whose code another desk has taken meanwhile are left out, and not finished as if made here', async () => {
    const takes = (stored: Map<Id, LabPackage>) =>
      stored.set(9, { ...there, id: 9, code: 'own', translations: [{ locale: 'en', name: 'Cor', description: '' }] });
    const { stored, outcomes, reasons } = await applied([newRow(1, { code: 'own' })], ['refused'], 1, {
      meanwhile: takes,
    });

    expect(reasons).toEqual(['Left out: another desk made it']);
    expect(outcomes).toEqual(['leftOut']);
    expect(stored.map(({ code, tests_count }) => [code, tests_count])).toEqual([
      ['heart', 1],
      ['own', 1],
    ]);
  });

  /** The package of a row as another desk has made it, without its tests so far. */
  const byOther = (at: number): LabPackage => ({
    ...{ id: 60 + at, subcategory: 3, code: `new_${at}_xyz`, description: null, tests_count: 0, included_tests: [] },
    translations: [{ locale: 'en', name: `new ${at}`, description: '' }],
  });

  it('have the list read before and after them, once, though it is on screen', async () => {
    const row = newRow(1, { code: 'own' });

    expect((await applied([row])).readings).toBe(2);
    expect((await applied([row], [], 0, { isOnScreen: true })).readings).toBe(3);
  });

  it('without a code are left out where another desk has made the same names meanwhile', async () => {
    const rows = [1, 2, 3].map((at) => newRow(at, {}));
    const { stored, outcomes, reasons } = await applied(rows, [], 0, { others: [byOther(1), byOther(3)] });

    expect(outcomes).toEqual(['leftOut', 'added', 'leftOut']);
    expect(reasons).toEqual(['Left out: another desk made it', 'made', 'Left out: another desk made it']);
    expect(stored).toHaveLength(4);
  });

  it('without a code look once more right before they are made, while the other desk goes on', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => newRow(at, {}));
    const { stored, outcomes } = await applied(rows, [], 0, {
      beside: (packages) => [10, 11].forEach((at) => packages.set(60 + at, byOther(at))),
    });
    const names = stored.map(({ translations }) => translations?.[0]?.name?.toLowerCase());

    expect(outcomes.slice(10)).toEqual(['leftOut', 'leftOut']);
    expect(new Set(outcomes.slice(0, 10))).toEqual(new Set(['added']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('that are applied anew go on where they were broken off, by the code that was made for them', async () => {
    const { stored, outcomes } = await applied([newRow(1, {})], ['taken', 'refused'], 1, { appliesAnew: true });

    expect(stored).toHaveLength(2);
    expect(stored[1]?.included_tests).toHaveLength(2);
    expect(outcomes).toEqual(['added']);
  });

  const anyFates = (maxLength: number) =>
    fc.array(fc.constantFrom<Fate>('taken', 'refused', 'callLost', 'answerLost'), { maxLength });
  const anyRows = fc.array(fc.constantFrom('own', 'made', 'changed'), { minLength: 1, maxLength: 5 });

  function rowsOf(table: readonly string[]): SheetRow[] {
    const rows = table.map((sort, at) => newRow(at, sort === 'own' ? { code: `own ${at}` } : { arName: `جديد ${at}` }));
    if (!table.includes('changed')) return rows;
    const wanted = { enDescription: 'For the heart', arName: 'القلب', tests: 'HDL\nLDL\nVLDL' };
    return [...rows, changed(wanted, { enDescription: '', arName: '', tests: 'HDL' })];
  }

  /** Whether a row stands as it is wanted, once. */
  function stands({ id, name, wanted }: SheetRow, stored: readonly LabPackage[]): boolean {
    const isIt = (one: LabPackage) =>
      id === null ? one.translations?.some((words) => isSameText(words.name, name)) : one.id === id;
    const [one, ...others] = stored.filter(isIt);
    const tests = one?.included_tests?.map(({ test_name }) => test_name.toLowerCase()) ?? [];
    const ar = one?.translations?.find(({ locale }) => locale === 'ar')?.name;
    return (
      one !== undefined &&
      others.length === 0 &&
      new Set(tests).size === tests.length &&
      (wanted.tests ?? '').split('\n').every((test) => tests.includes(test.toLowerCase())) &&
      ar === wanted.arName
    );
  }

  /** The refusal of words in place of others is no failure: a service may know no way to change them. */
  const OLD_WORDS = expect.stringMatching(/^Saved: .* Still open: English texts\. Not like this\.$/) as unknown;

  it('make nothing twice and lose nothing silently, whatever is refused or lost', () =>
    fc.assert(
      fc.asyncProperty(
        ...[anyFates(25), anyFates(6), anyRows, fc.integer({ min: 0, max: 3 }), fc.boolean()],
        async (fates, reads, table, retries, cleans) => {
          const rows = rowsOf(table);
          const { stored, outcomes, reasons } = await applied(rows, fates, retries, { reads, cleans });

          expect(new Set(stored.map(({ code }) => code)).size).toBe(stored.length);
          outcomes.forEach((outcome, at) => {
            const row = rows[at];
            if (outcome === 'added' || outcome === 'skipped') expect(row && stands(row, stored)).toBe(true);
            else if (outcome === 'leftOut') expect([row?.id, reasons[at]]).toEqual([8, OLD_WORDS]);
            else expect([outcome, reasons[at]]).toEqual(['failed', expect.not.stringContaining('meanwhile')]);
          });
        },
      ),
      runs(30),
    ));

  it('stand once and whole after enough of Retry', () =>
    fc.assert(
      fc.asyncProperty(...[anyFates(12), anyFates(4), anyRows, fc.boolean()], async (fates, reads, table, cleans) => {
        const rows = rowsOf(table);
        const rounds = fates.length + reads.length;
        const { stored, outcomes, reasons } = await applied(rows, fates, rounds, { reads, cleans });

        expect(rows.filter((row) => !stands(row, stored))).toEqual([]);
        outcomes.forEach((outcome, at) => {
          if (outcome === 'leftOut') expect([rows[at]?.id, reasons[at]]).toEqual([8, OLD_WORDS]);
          else expect(['added', 'skipped']).toContain(outcome);
        });
        expect(stored.length).toBe(1 + rows.filter(({ id }) => id === null).length);
      }),
      runs(20),
    ));
});
