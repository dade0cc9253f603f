import { entitiesMerged } from '#client/entities/entityStore';
import { Problem } from '#client/lib/problem';
import { ARABIC_KINDS } from '#client/sections/home-services/catalogue/arabic/arabicKinds';
import { arabicNameKey, arabicNameSubmitted } from '#client/sections/home-services/catalogue/arabic/events';
import { fillArabic } from '#client/sections/home-services/catalogue/arabic/sagas/fillArabic';
import { translationStep } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { settleOf } from '#client/state/writes/settle';
import { connectionLost } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const kind = ARABIC_KINDS[2]!;
const event = arabicNameSubmitted({ kind: kind.name, id: 6, label: 'Heart', name: 'القلب' });
const english = { locale: 'en' as const, name: 'Heart', description: '' };
const item = { id: 6, name: 'Heart', subcategory: 2, translations: [english] };
const described = { locale: 'ar' as const, name: '', description: 'وصف' };
const stored = (name: string) =>
  entitiesMerged({ labPackages: { 6: { translations: [english, { ...described, name }] } } });

const steps = testSaga(fillArabic, event)
  .next()
  .select(kind.selectItem as never, 6)
  .next(item)
  .call(kind.calls.readTranslations, 6, item)
  .save('what the item has is read');

it('sends the name beside the description, and only then counts it as there', () => {
  steps
    .restore('what the item has is read')
    .next([english, described])
    .call(
      settleOf as never,
      arabicNameKey(event.payload),
      translationStep,
      kind.calls,
      6,
      'ar',
      { name: 'القلب', description: 'وصف' },
      item,
    )
    .next({ is: 'accepted', value: true })
    .put(stored('القلب'))
    .next()
    .isDone();
});

it('sends nothing that is there already', () => {
  steps
    .restore('what the item has is read')
    .next([english, { ...described, name: 'القلب' }])
    .put(stored('القلب'))
    .next()
    .isDone();
});

it('shows and tells a name that somebody else has given meanwhile, and sends nothing', () => {
  const told = steps
    .restore('what the item has is read')
    .next([english, { ...described, name: 'قلب' }])
    .put(stored('قلب'));

  expect(() => told.next()).toThrow(Problem);
});

it('sends nothing where the item cannot be read', () => {
  expect(() => steps.restore('what the item has is read').throw(connectionLost())).toThrow();
});
