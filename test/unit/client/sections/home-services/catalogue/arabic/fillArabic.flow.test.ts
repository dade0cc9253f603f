import fc from 'fast-check';
import { delay, fork, put } from 'redux-saga/effects';

import { labServicesApi } from '#client/api/homeServices/catalogue';
import { homeProvidersApi } from '#client/api/homeServices/providers';
import { entitiesMerged } from '#client/entities/entityStore';
import { arabicNameKey, arabicNameSubmitted } from '#client/sections/home-services/catalogue/arabic/events';
import { selectNotices, type NoticesRoot } from '#client/state/notices';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { Id, Locale, Translation } from '#contract/common';
import type { TranslatedTexts } from '#contract/homeServices/catalogue';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';
import { runs } from '#test/support/runs';
import { afterFlow } from '#test/support/sagas/flow';
import { late, serve } from '#test/support/sagas/service';
import { homeServicesSection } from '#test/support/wholeSections';

const { reducers, watchers } = homeServicesSection;

type Fate = 'taken' | 'refused' | 'callLost' | 'answerLost';
type Root = RequestsRoot &
  NoticesRoot & { entities: { labServices: { table: Record<string, { translations: Translation[] }> } } };

const ids = Array.from({ length: 40 }, (_, at) => at + 1);
const english = (id: Id): Translation => ({ locale: 'en', name: `Test ${id}`, description: '' });
const nameOf = (id: Id) => `تحليل ${id}`;
const submitted = (id: Id, name = nameOf(id)) =>
  arabicNameSubmitted({ kind: 'labService', id, label: `Test ${id}`, name });

/** Plays names, one after another or all at once, on a service that answers the calls that write as it is told. */
async function played(
  events: readonly ReturnType<typeof submitted>[],
  {
    fates = [],
    isPatient = false,
    named = {},
  }: { fates?: readonly Fate[]; isPatient?: boolean; named?: Record<Id, string> } = {},
) {
  const left = [...fates];
  const sent: [Id, string][] = [];
  const texts = new Map<Id, Translation[]>(ids.map((id) => [id, [english(id)]]));
  const translate = (id: Id, locale: Locale, { name, description }: TranslatedTexts) => {
    sent.push([id, name]);
    const fate = left.shift() ?? 'taken';
    if (fate === 'refused') throw refusal(400, { name: ['Not this one.'] });
    if (fate === 'callLost') throw connectionLost();
    texts.set(id, [english(id), { locale, name, description: description ?? '' }]);
    if (fate === 'answerLost') throw connectionLost();
    return late({});
  };
  const service = (id: Id) => ({ id, subcategory: 3, code: `t${id}`, name: `Test ${id}`, translations: texts.get(id) });
  const table = Object.fromEntries(ids.map((id) => [id, service(id)]));
  for (const [id, name] of Object.entries(named))
    texts.set(Number(id), [english(id), { locale: 'ar', name, description: 'وصف' }]);
  const state = await afterFlow<Root>({
    *watcher() {
      yield fork(watchers.homeArabic);
      for (const event of events) {
        yield put(event);
        if (isPatient) for (let turn = 0; turn < 9; turn += 1) yield delay(1000);
      }
    },
    reducers,
    given: [entitiesMerged({ labServices: table })],
    provide: [
      serve(labServicesApi.list as never, () => ids.map(service)),
      serve(labServicesApi.translate as never, translate as never),
    ],
    events: [],
  });
  const arabicOf = (list: readonly Translation[] | undefined) => list?.find(({ locale }) => locale === 'ar')?.name;
  return {
    sent,
    stored: (id: Id) => arabicOf(texts.get(id)),
    shown: (id: Id) => arabicOf(state.entities.labServices.table[id]?.translations),
    request: (id: Id) => selectRequest(state, arabicNameKey({ kind: 'labService', id })),
    notices: selectNotices(state),
  };
}

describe('the Arabic name of an item', () => {
  it('is sent once for each of 40, also where it is asked for twice', async () => {
    const { sent, stored, shown } = await played(ids.flatMap((id) => [submitted(id), submitted(id)]));

    expect(sent).toEqual(ids.map((id) => [id, nameOf(id)]));
    for (const id of ids) expect([stored(id), shown(id)]).toEqual([nameOf(id), nameOf(id)]);
  });

  it('is kept with the reason where it is refused, and sent again', async () => {
    const { request, shown, notices } = await played([submitted(4)], { fates: ['refused'] });

    expect(request(4)?.failure?.detail).toBe('Name: Not this one.');
    expect(shown(4)).toBeUndefined();
    expect(notices.map(({ text }) => inEnglish(text))).toEqual([
      'Failed to save the Arabic name of Test 4. Please try again.',
    ]);
    const again = await played([submitted(4), submitted(4)], { fates: ['refused'], isPatient: true });
    expect([again.sent.length, again.shown(4)]).toEqual([2, nameOf(4)]);
  });

  it('is looked for after a lost answer, and not sent again', async () => {
    const { sent, shown, request } = await played([submitted(5), submitted(5)], {
      fates: ['answerLost'],
      isPatient: true,
    });

    expect(sent).toHaveLength(1);
    expect([shown(5), request(5)?.status]).toEqual([nameOf(5), 'succeeded']);
  });

  it('takes the place of one that another desk has given only at the next try', async () => {
    const first = await played([submitted(6)], { named: { 6: 'آخر' } });
    expect(first.sent).toEqual([]);
    expect(first.shown(6)).toBe('آخر');
    expect(inEnglish(first.request(6)?.failure?.text ?? '')).toBe(
      'Somebody else has called it \u2068آخر\u2069 meanwhile. Saved once more, your name takes its place.',
    );

    const { sent, stored } = await played([submitted(6), submitted(6)], { named: { 6: 'آخر' }, isPatient: true });
    expect(sent).toEqual([[6, nameOf(6)]]);
    expect(stored(6)).toBe(nameOf(6));
  });

  it('of a provider is read by a call of its own', async () => {
    const sent: unknown[] = [];
    await afterFlow({
      watcher: watchers.homeArabic,
      reducers,
      given: [entitiesMerged({ homeProviders: { 2: { id: 2, name: 'Care' } } })],
      provide: [
        serve(homeProvidersApi.translations, () => [{ locale: 'ar', name: '', description: 'رعاية' }]),
        serve(homeProvidersApi.translate, (...args) => sent.push(args)),
      ],
      events: [arabicNameSubmitted({ kind: 'homeProvider', id: 2, label: 'Care', name: 'رعاية' })],
    });

    expect(sent).toEqual([[2, 'ar', { name: 'رعاية', description: 'رعاية' }]]);
  });

  it('is never lost in silence, whatever is refused or lost, and shows only what is stored', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Fate>('taken', 'refused', 'callLost', 'answerLost'), { maxLength: 12 }),
        fc.array(fc.record({ id: fc.integer({ min: 1, max: 4 }), name: fc.constantFrom('أ', 'ب') }), { maxLength: 8 }),
        fc.boolean(),
        async (fates, names, isPatient) => {
          const { sent, stored, shown, request } = await played(
            names.map(({ id, name }) => submitted(id, name)),
            { fates, isPatient },
          );
          for (const { id } of names) {
            const isSaved = request(id)?.status === 'succeeded';
            expect(isSaved || request(id)?.status === 'failed').toBe(true);
            if (isSaved) expect(shown(id)).toBe(stored(id));
            expect(sent.filter(([to]) => to === id).length).toBeLessThanOrEqual(
              names.filter((one) => one.id === id).length,
            );
          }
        },
      ),
      runs(25),
    ));
});
