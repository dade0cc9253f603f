import fc from 'fast-check';

import { appointments } from '#client/entities/appointment';
import { availabilities } from '#client/entities/availability';
import { defineEntity } from '#client/entities/defineEntity';
import { collectEntities, entitiesMerged, entitiesRemoved } from '#client/entities/entityStore';
import { daysOf } from '#client/features/doctor-availability/calendar';
import type { Availability } from '#contract/availabilities';
import { makeAppointment, makeAvailability } from '#test/support/builders/clinic';

interface Thing {
  name?: string;
  size?: number;
}

const things = defineEntity<Thing>()('things');

const rootOf = (...events: Parameters<typeof things.reducer>[1][]) => ({
  entities: { things: events.reduce(things.reducer, things.reducer(undefined, { type: 'test/start' })) },
});

describe('one kind of the store', () => {
  const two = entitiesMerged({ things: { 1: { name: 'one', size: 1 }, 2: { name: 'two' } }, others: { 9: {} } });

  it('takes in its own kind and leaves others alone', () => {
    expect(things.selectTable(rootOf(two))).toEqual({ 1: { name: 'one', size: 1 }, 2: { name: 'two' } });
  });

  it('keeps the fields that a later answer does not name', () => {
    expect(things.selectById(rootOf(two, entitiesMerged({ things: { 1: { size: 5 } } })), 1)).toEqual({
      name: 'one',
      size: 5,
    });
  });

  it('forgets what is gone, and leaves it out of every list', () => {
    const root = rootOf(
      two,
      entitiesRemoved({ kind: 'things', ids: [1] }),
      entitiesRemoved({ kind: 'others', ids: [2] }),
    );

    expect(things.selectById(root, '1')).toBeUndefined();
    expect(things.listedUnder(() => 'shown')({ ...root, lists: { shown: [2, 1] } })).toEqual([{ name: 'two' }]);
  });

  it.each(['constructor', 'toString', '__proto__'])('knows nothing under %p unless a service sent it', (id) => {
    expect(things.selectById(rootOf(two), id)).toBeUndefined();
    expect(things.listedUnder(() => 'shown')({ ...rootOf(two), lists: { shown: [id, 2] } })).toEqual([{ name: 'two' }]);
  });

  it('stays the same object when an event is not about it', () => {
    const root = rootOf(two);

    expect(things.reducer(things.selectTable(root), entitiesMerged({ others: { 1: {} } }))).toBe(
      things.selectTable(root),
    );
  });

  it('stays the same object when an answer says nothing new, and so does each entity that is the same', () => {
    const before = things.selectTable(rootOf(two));

    expect(things.reducer(before, entitiesMerged({ things: { 1: { name: 'one' }, 2: { name: 'two' } } }))).toBe(before);
    expect(things.reducer(before, entitiesRemoved({ kind: 'things', ids: [3] }))).toBe(before);
    expect(things.reducer(before, entitiesMerged({ things: { 1: { name: 'one' }, 2: { name: 'new' } } }))[1]).toBe(
      before[1],
    );
  });
});

describe('entities that are collected slice by slice', () => {
  it('are those of the whole answer', () => {
    const id = fc.integer({ min: 1, max: 9 });
    const patient = fc.option(fc.record({ user_id: id, name: fc.string() }, { requiredKeys: ['user_id'] }));
    const one = fc.record({ id, status: fc.string(), local_user: patient }).map((given) => makeAppointment(given));
    fc.assert(
      fc.property(fc.array(one), fc.integer({ min: 1, max: 5 }), (list, size) => {
        const collected = {};
        for (let at = 0; at < list.length; at += size)
          collectEntities(collected, appointments.normalize(list.slice(at, at + size)).entities);

        expect(collected).toEqual(appointments.normalize(list).entities);
      }),
    );
  });
});

describe('opening hours', () => {
  it('have texts for a date and times that a service left out, so that a calendar can be made of them', () => {
    const bare = makeAvailability({
      date: null as never,
      available_from: null as never,
      available_to: undefined as never,
    });
    const { entities } = availabilities.normalize([bare, makeAvailability({ id: 2, date: null as never })]);
    const hours = Object.values(entities.availabilities ?? {}) as Availability[];

    expect(hours[0]).toMatchObject({ date: '', available_from: '', available_to: '' });
    expect(daysOf(hours)).toMatchObject([{ date: '', slots: [{ id: 1 }, { id: 2 }] }]);
  });
});

describe('appointments taken apart', () => {
  it('name what they embed by id, in the order of the answer', () => {
    const { entities, ids } = appointments.normalize([makeAppointment({ id: 2 }), makeAppointment({ id: 1 })]);

    expect(ids).toEqual([2, 1]);
    expect(entities.appointments?.[2]).toMatchObject({ local_doctor: '21', local_user: '11', local_location: '31' });
    expect(Object.keys(entities.patients ?? {})).toEqual(['11']);
    expect(entities.locations?.[31]).toMatchObject({ id: 31, name: 'Marina Clinic', city: 'Dubai' });
  });

  it('stand without what they do not embed', () => {
    const { entities } = appointments.normalize([
      makeAppointment({ local_doctor: null, local_user: undefined, local_location: null }),
    ]);

    expect(entities.appointments?.[1]).toMatchObject({ local_doctor: null, local_location: null });
    expect(entities.patients).toBeUndefined();
  });
});
