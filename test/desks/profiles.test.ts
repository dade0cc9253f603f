import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { doctors } from '#client/entities/clinic';
import { profileSubmitted } from '#client/features/doctor-profile/events';
import { doctorProfileKeys } from '#client/features/doctor-profile/keys';
import { profileMessages } from '#client/features/doctor-profile/messages';
import { formOf } from '#client/features/doctor-profile/validation';
import { doctorOpened } from '#client/sections/manage-providers/directory/events';
import { selectIsAnyPending, selectRequest } from '#client/state/requests/requests';
import { selectIsUnknown } from '#client/state/writes/unknown';
import { readDoctor, searchDoctors, type Doctor, type DoctorPatch } from '#contract/directory';
import type { Backend } from '#test/support/backend/liveBackend';
import { startSmallBackend } from '#test/support/desks/clinic';
import { anyDay, Desks } from '#test/support/desks/desks';
import { says } from '#test/support/desks/log';
import type { Tab } from '#test/support/desks/tab';
import { runs } from '#test/support/runs';

let backend: Backend;
let doctor: Doctor;
beforeAll(async () => {
  backend = await startSmallBackend();
  const { body: found } = await backend.call(searchDoctors, { query: { search: '', limit: 1 } });
  doctor = await readAgain(found.doctors[0]!);
});
afterAll(() => backend.stop());

const readAgain = async ({ id }: Pick<Doctor, 'id'>) =>
  (await backend.call(readDoctor, { query: { doctor_id: id } })).body;

let count = 0;

/** Save in the form of the doctor with something new in its text; none while one is under way. */
function buttonsOf(tab: Tab): UnknownAction[][] {
  if (endIn(tab)?.status === 'pending') return [];
  count += 1;
  const typed = { ...formOf(doctor), bio: `Text ${count}`, languages: count % 2 ? ['Arabic'] : ['English', 'Arabic'] };
  const known = tab.see(doctors.selectById, doctor.id);
  const save = profileSubmitted({ id: doctor.id, opened: known ?? doctor, typed });
  return [known ? [save] : [doctorOpened(doctor.id), save]];
}

const endIn = (tab: Tab) => tab.see(selectRequest, doctorProfileKeys.update(doctor.id));

/** The texts that the service took, in turn, each with the tab that sent it. */
function textsTaken({ log }: Desks) {
  return log.taken('PATCH').map(({ at, tab, sent }) => ({ at, tab, bio: (sent as DoctorPatch).bio }));
}

/** What was last said of the form of a tab is true, unless another tab has typed over it since. */
function expectTruth(desks: Desks, tab: Tab): void {
  const end = tab.isSignedIn ? endIn(tab) : undefined;
  const pressed = desks.log.all('pressed').findLast((one) => one.tab === tab.name && profileSubmitted.match(one.event));
  if (!end || !pressed || !profileSubmitted.match(pressed.event)) return;
  const { bio } = pressed.event.payload.typed;
  const taken = textsTaken(desks);
  const isTaken = taken.some((one) => one.bio === bio);
  if (end.status === 'succeeded') expect(isTaken).toBe(true);
  if (end.status === 'failed' && !tab.see(selectIsUnknown, doctorProfileKeys.update(doctor.id)))
    expect(taken.at(-1)?.bio).not.toBe(bio);
}

it('a profile is saved where that is said, and stays as it was last saved', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay(), async ({ happenings, fates }) => {
      const before = await readAgain(doctor);
      const desks = new Desks(backend, fates, 'manage-providers');
      await desks.open();
      await desks.play(happenings, buttonsOf);

      for (const tab of desks.tabs) {
        expectTruth(desks, tab);
        expect(tab.see(selectIsAnyPending)).toBe(false);
      }
      const taken = textsTaken(desks);
      expect((await readAgain(doctor)).bio).toBe(taken.at(-1)?.bio ?? before.bio);
      const told = desks.log.all('told').filter(({ notice }) => says(notice, profileMessages.updated));
      for (const { tab, at } of told) {
        const pressed = desks.log.all('pressed').filter((one) => one.tab === tab && one.at < at);
        const sent = pressed.flatMap(({ event }) => (profileSubmitted.match(event) ? event.payload.typed.bio : []));
        expect(taken.map(({ bio }) => bio)).toEqual(expect.arrayContaining(sent.slice(-1)));
      }
    }),
    runs(30),
  );
});
