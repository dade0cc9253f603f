import * as matchers from 'redux-saga-test-plan/matchers';
import { dynamic } from 'redux-saga-test-plan/providers';

import { homeDoctorsApi, therapistsApi } from '#client/api/homeServices/staff';
import { homeServicesSection } from '#client/sections/home-services';
import { homeDoctorKind } from '#client/sections/home-services/kinds/homeDoctor';
import { therapistKind } from '#client/sections/home-services/kinds/therapist';
import { listClosed } from '#client/sections/home-services/shared/kind/defineKind';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { TherapistDraft } from '#contract/homeServices/staff';
import { afterFlow } from '#test/support/sagas/flow';
import { late } from '#test/support/sagas/service';

const { events, keys } = therapistKind;
const [here, elsewhere] = [{ provider: '3' }, { provider: '4' }];
const draft = { body: {} as TherapistDraft };

/** Which lists were read, by provider, when these things happened one after another. */
async function afterEvents(
  happened: Parameters<typeof afterFlow>[0]['events'],
  answer: (list: unknown[]) => unknown = (list) => list,
) {
  const read: string[] = [];
  const state = await afterFlow<RequestsRoot>({
    watcher: homeServicesSection.watchers.homeServices,
    reducers: homeServicesSection.reducers,
    provide: [
      [
        matchers.call.fn(therapistsApi.list),
        dynamic(({ args }) => {
          read.push((args as [typeof here])[0].provider);
          return answer([]);
        }),
      ],
      [
        matchers.call.fn(homeDoctorsApi.list),
        dynamic(({ args }) => {
          read.push(`doctors of ${(args as [typeof here])[0].provider}`);
          return [];
        }),
      ],
      [matchers.call.fn(therapistsApi.update), { id: 7 }],
    ],
    events: happened,
  });
  return { read, state };
}

it('a list is read when it comes on screen', async () => {
  const { read, state } = await afterEvents([events.opened(here)]);

  expect(read).toEqual(['3']);
  expect(selectRequest(state, keys.list(here))?.status).toBe('succeeded');
});

it('two lists that come on screen together are both read to their end', async () => {
  const { state } = await afterEvents([events.opened(here), events.opened(elsewhere)], late);

  expect([here, elsewhere].map((list) => selectRequest(state, keys.list(list))?.status)).toEqual([
    'succeeded',
    'succeeded',
  ]);
});

it('a list that left the screen is not read after a change, and nothing is remembered of how it was read', async () => {
  const saved = events.updateSubmitted({ id: 7, draft, filter: here });
  const { read, state } = await afterEvents([
    events.opened(here),
    events.opened(elsewhere),
    listClosed(keys.list(here)),
    saved,
  ]);

  expect(read).toEqual(['3', '4', '4']);
  expect(selectRequest(state, keys.list(here))).toBeUndefined();
});

it('lists of other things are not read after a change', async () => {
  const { read } = await afterEvents([
    homeDoctorKind.events.opened(here),
    events.updateSubmitted({ id: 7, draft, filter: here }),
  ]);

  expect(read).toEqual(['doctors of 3']);
});
