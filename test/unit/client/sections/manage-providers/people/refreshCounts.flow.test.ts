import type { UnknownAction } from '@reduxjs/toolkit';

import * as directoryApi from '#client/api/directory';
import { availabilities, doctors, providers } from '#client/entities/clinic';
import type { EntityRootOf } from '#client/entities/defineEntity';
import { entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { manageProvidersSection } from '#client/sections/manage-providers';
import { doctorToggled, hoursToggled, providerChosen } from '#client/sections/manage-providers/directory/events';
import { fanOutFinished } from '#client/state/fanOut/ledgers';
import { makeDoctor, makeProvider } from '#test/support/builders/clinic';
import { refusal } from '#test/support/builders/faults';
import { afterFlow } from '#test/support/sagas/flow';
import { failing, serve } from '#test/support/sagas/service';

type State = EntityRootOf<typeof doctors> & EntityRootOf<typeof providers>;

const slotDeleted = entitiesRemoved({ kind: availabilities.kind, ids: [1] });

/** The counts after something happened, in a view with a doctor and a provider whose counts were 3 and 120. */
async function countsAfter(given: readonly UnknownAction[], change: UnknownAction, readDoctor?: () => never) {
  const state = await afterFlow<State>({
    watcher: manageProvidersSection.watchers.manageProviders,
    reducers: manageProvidersSection.reducers,
    given: [
      entitiesMerged(doctors.normalize([makeDoctor({ total_availabilities: 3 })]).entities),
      entitiesMerged(providers.normalize([makeProvider()]).entities),
      ...given,
    ],
    provide: [
      serve(directoryApi.readDoctor, readDoctor ?? (() => makeDoctor({ total_availabilities: 10 }))),
      serve(directoryApi.readProvider, () => makeProvider({ total_availabilities: 127 })),
    ],
    events: [change],
  });
  return [doctors.selectById(state, 21)?.total_availabilities, providers.selectById(state, 41)?.total_availabilities];
}

describe('the counts of availabilities', () => {
  it.each<[string, UnknownAction[], UnknownAction, number[]]>([
    ['of the open doctor, after a slot was deleted', [doctorToggled('21')], slotDeleted, [10, 120]],
    ['of the doctor whose hours are managed', [hoursToggled('21')], slotDeleted, [10, 120]],
    [
      'of the doctor whose hours were managed, when the last are added afterwards',
      [hoursToggled('21'), hoursToggled(null)],
      fanOutFinished('doctorAvailability/add/doctor/21/31'),
      [10, 120],
    ],
    [
      'of the provider on screen',
      [providerChosen('41')],
      fanOutFinished('doctorAvailability/add/provider/41'),
      [3, 127],
    ],
  ])('are read anew: those %s', async (_, given, change, counts) => {
    expect(await countsAfter(given, change)).toEqual(counts);
  });

  it('stay when something else has gone', async () => {
    const doctorDeleted = entitiesRemoved({ kind: doctors.kind, ids: [22] });

    expect(await countsAfter([doctorToggled('21')], doctorDeleted)).toEqual([3, 120]);
  });

  it('stay where they cannot be read, which is only logged, and those of the provider are read', async () => {
    const given = [providerChosen('41'), doctorToggled('21')];

    expect(await countsAfter(given, slotDeleted, failing(refusal(500)))).toEqual([3, 127]);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});
