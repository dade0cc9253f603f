import { locations } from '#client/entities/clinic';
import { entitiesMerged } from '#client/entities/entityStore';
import { availabilitiesFindable } from '#client/sections/availabilities/finding/findable';
import { placeRevisited } from '#client/state/address';
import type { FoundThing } from '#client/state/findable';
import { TODAY } from '#test/support/builders/clinic';
import { inEnglish } from '#test/support/inEnglish';
import { stateAfter } from '#test/support/sagas/stateWith';
import { availabilitiesSection } from '#test/support/wholeSections';

const PLACES = [
  { id: 31, name: 'Marina Clinic', city: 'Dubai' },
  { id: 32, name: 'Holly Hospital', city: 'Dubai' },
];
const sought = (typed: string) => ({ typed, now: new Date(`${TODAY}T12:00:00`), t: inEnglish });

function found(typed: string): readonly FoundThing[] {
  const { state } = stateAfter(availabilitiesSection.reducers, [entitiesMerged(locations.normalize(PLACES).entities)]);
  return availabilitiesFindable.found?.(state, sought(typed)) as readonly FoundThing[];
}

const closed = (typed: string) => found(typed).filter(({ id }) => id.startsWith('verb/closed/'));

it.each(['closed marina', 'holiday marina', 'clinic closed marina', 'إغلاق marina', 'عطلة marina'])(
  'a place that is closed is found by %s, from today on',
  (typed) => {
    expect(closed(typed).map(({ label }) => inEnglish(label))).toEqual(['Closed: Marina Clinic']);
    expect(closed(typed).map(({ event }) => placeRevisited.match(event) && event.payload.place)).toEqual([
      { section: 'appointments', params: { closed: '31', on: TODAY } },
    ]);
  },
);

it.each([
  ['closed marina', 'marina'],
  ['holl', 'holl'],
  ['clinic', 'clinic'],
  ['hours aisha', 'aisha'],
  ['closed', null],
])('of %s the directory is asked for %s', async (typed, asked) => {
  const once = { ofQuestion: jest.fn((_: string) => Promise.resolve({ doctors: [], locations: [], providers: [] })) };
  await availabilitiesFindable.asked?.(sought(typed), once as never);

  expect(once.ofQuestion.mock.calls.map(([key]) => key)).toEqual(asked === null ? [] : [`directory/${asked}`]);
});
