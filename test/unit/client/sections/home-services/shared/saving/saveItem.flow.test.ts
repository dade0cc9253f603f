import { homeServicesSection } from '#client/sections/home-services';
import { subcategoryKind } from '#client/sections/home-services/kinds/subcategory';
import type { TextsByLocale } from '#client/sections/home-services/shared/saving/items';
import { selectSteps } from '#client/state/forms/steps';
import { selectRequest } from '#client/state/requests/requests';
import { createSubcategory, translateSubcategory, updateSubcategory } from '#contract/homeServices/catalogue';
import { play, type Step } from '#test/support/service/desk';
import { json, type Fate } from '#test/support/service/fates';
import { inTurn, isReading, Service } from '#test/support/service/service';

const { events, keys } = subcategoryKind;
const body = {
  parent_category: 2,
  code: 'blood',
  subcategory_type: 'lab_subcategory',
  order: 1,
  show_test_options: false,
};
const en = { name: 'Blood', description: '' };
const ar = { name: 'دم', description: '' };

/** What is made of a subcategory that there is, before a service whose writing calls meet these fates. */
async function after(steps: readonly Step[], ...fates: Fate[]) {
  const service = new Service({ [createSubcategory.path]: [{ ...body, id: 7 }] }, inTurn(fates));
  return { service, state: await play(homeServicesSection, service, steps) };
}

const saving = (texts: TextsByLocale, code = body.code) =>
  events.updateSubmitted({ id: 7, draft: { body: { ...body, code }, images: {}, texts }, filter: {} });
const creating = (texts: TextsByLocale) =>
  events.createSubmitted({ draft: { body: { ...body, parent_category: 3 }, images: {}, texts }, filter: {} });

test.each<[string, TextsByLocale, unknown[]]>([
  ['neither language', {}, []],
  ['Arabic', { ar }, ['ar']],
  ['both', { en, ar }, ['en', 'ar']],
])('an item is saved first, then its words where %s was changed', async (_, texts, wanted) => {
  const { service, state } = await after([saving(texts)]);
  const [first, ...words] = service.calls.filter((call) => !isReading(call));

  expect(first?.endpoint).toBe(updateSubcategory);
  expect(words.map((call) => [call.endpoint, call.body.locale])).toEqual(
    wanted.map((locale) => [translateSubcategory, locale]),
  );
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});

test('what was changed in the form after its words were refused is saved with the item', async () => {
  const steps = [saving({ en }, 'first'), saving({ en }, 'second')];
  const { service, state } = await after(steps, 'answered', 'refused');

  expect(service.callsTo(updateSubcategory).map(({ body: sent }) => sent.code)).toEqual(['first', 'second']);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});

test.each([
  ['that is refused', 'refused', 'refused'],
  ['whose answer is lost', 'lost before it took effect', 'unknown'],
] as const)('no words are sent of an item %s', async (_, fate, status) => {
  const { service, state } = await after([saving({ ar })], fate);

  expect(service.callsTo(translateSubcategory)).toEqual([]);
  expect(selectSteps(state, keys.save).steps.map((step) => [step.id, step.status])).toEqual([
    ['item', status],
    ['ar', 'waiting'],
  ]);
});

test('an item that was refused can still be changed, also where what is there could not be read before', async () => {
  const service = new Service({}, () => json(400, { code: ['Taken.'] }));
  service.loses(isReading);
  const state = await play(homeServicesSection, service, [creating({ en })]);

  expect(selectSteps(state, keys.save).steps[0]).toMatchObject({ id: 'item', status: 'refused', isLocked: false });
});

test('a translation whose answer was lost is looked for, for not every service takes it twice', async () => {
  const fates: Fate[] = ['answered', 'lost after it took effect'];
  const { service, state } = await after([creating({ en, ar }), creating({ en, ar })], ...fates);

  expect(service.callsTo(translateSubcategory).map(({ body: sent }) => sent.locale)).toEqual(['en', 'ar']);
  expect(selectRequest(state, keys.save)?.status).toBe('succeeded');
});
