import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { appointments, statusOf } from '#client/entities/appointments';
import { availabilities, doctors } from '#client/entities/clinic';
import { defineEntity } from '#client/entities/defineEntity';
import { collectNews, entitiesMerged, entitiesRemoved, saysNews } from '#client/entities/entityStore';
import { cameWithId } from '#client/entities/schemas';
import { daysOf } from '#client/features/doctor-availability/hours/calendar';
import type { Appointment } from '#contract/appointments';
import type { Location } from '#contract/directory';
import { makeAppointment, makeAvailability, makeDoctor } from '#test/support/builders/clinic';

interface Thing {
  id: number;
  name?: string;
  size?: number;
}

const things = defineEntity<Thing>()('things');
const two = entitiesMerged({ things: { 1: { id: 1, name: 'one', size: 1 }, 2: { id: 2 } }, others: { 9: { id: 9 } } });

const stateAfter = (...events: UnknownAction[]) =>
  events.reduce(things.reducer, things.reducer(undefined, { type: 'test/start' }));
const rootAfter = (...events: UnknownAction[]) => ({ entities: { things: stateAfter(...events) } });
const selectShown = things.makeSelectList(() => 'shown');

describe('one kind of the store', () => {
  it('takes in its own kind and leaves others alone', () =>
    expect(things.selectTable(rootAfter(two))).toEqual({ 1: { id: 1, name: 'one', size: 1 }, 2: { id: 2 } }));

  it('keeps the fields that a later answer does not name', () => {
    const later = entitiesMerged({ things: { 1: { size: 5 } } });

    expect(things.selectById(rootAfter(two, later), 1)).toEqual({ id: 1, name: 'one', size: 5 });
  });

  it('forgets what is gone, and leaves it out of every list', () => {
    const root = rootAfter(
      two,
      entitiesRemoved({ kind: 'things', ids: [1] }),
      entitiesRemoved({ kind: 'others', ids: [2] }),
    );

    expect(things.selectById(root, '1')).toBeUndefined();
    expect(selectShown({ ...root, lists: { shown: [2, 1] } })).toEqual([{ id: 2 }]);
  });

  it('takes an id for the same whether it comes as a number or as a text', () => {
    const named = entitiesMerged({ things: { 2: { id: '2', name: 'two' } } });

    expect(things.selectTable(rootAfter(two, named))).toMatchObject({ 1: { name: 'one' }, 2: { name: 'two' } });
    expect(things.selectTable(rootAfter(two, entitiesRemoved({ kind: 'things', ids: [1, '2'] })))).toEqual({});
  });

  it('forgets what is gone also where others of them never were', () =>
    expect(things.selectTable(rootAfter(two, entitiesRemoved({ kind: 'things', ids: [1, 3] })))).toEqual({
      2: { id: 2 },
    }));

  it.each(['constructor', 'toString', '__proto__'])('knows nothing under %p unless a service sent it', (id) => {
    expect(things.selectById(rootAfter(two), id)).toBeUndefined();
    expect(selectShown({ ...rootAfter(two), lists: { shown: [id, 2] } })).toEqual([{ id: 2 }]);
  });

  it('stays the same object when an event is not about it', () => {
    const before = stateAfter(two);

    expect(things.reducer(before, entitiesMerged({ others: { 1: { id: 1 } } }))).toBe(before);
    expect(things.reducer(before, entitiesRemoved({ kind: 'others', ids: [1] }))).toBe(before);
  });

  it('stays the same object when an answer says nothing new, and so does each entity that is the same', () => {
    const before = stateAfter(two);
    const nothingNew = entitiesMerged({ things: { 1: { id: 1, name: 'one' }, 2: { id: 2 } } });
    const partlyNew = entitiesMerged({ things: { 1: { id: 1, name: 'one' }, 2: { id: 2, name: 'new' } } });

    expect(things.reducer(before, nothingNew)).toBe(before);
    expect(things.reducer(before, entitiesRemoved({ kind: 'things', ids: [3] }))).toBe(before);
    expect(things.selectById({ entities: { things: things.reducer(before, partlyNew) } }, 1)).toBe(
      things.selectById({ entities: { things: before } }, 1),
    );
  });

  it('stores what came, which Immer neither copies nor freezes row by row', () => {
    const [row] = things.selectAll(rootAfter(two));

    expect(row).toBe(two.payload.things?.[1]);
    expect(Object.isFrozen(row)).toBe(false);
  });

  it('takes a list in an entity that says the same for the same, and another for news', () => {
    const translated = (name: string) =>
      entitiesMerged({ things: { 1: { id: 1, translations: [{ locale: 'ar', name }] } } });
    const before = stateAfter(two, translated('واحد'));

    expect(things.reducer(before, translated('واحد'))).toBe(before);
    expect(things.reducer(before, translated('أول'))).not.toBe(before);
  });

  it('lists the same array until one of its entities or the list changes', () => {
    const lists = { shown: [2, 1] };
    const root = { ...rootAfter(two), lists };
    const listed = selectShown(root);
    const named = (id: number, name: string) => {
      const event = entitiesMerged({ things: { [id]: { id, name } } });
      return { entities: { things: things.reducer(root.entities.things, event) }, lists };
    };

    expect(selectShown({ ...root })).toBe(listed);
    expect(selectShown(named(3, 'other'))).toBe(listed);
    expect(selectShown(named(1, 'new'))).toEqual([{ id: 2 }, { id: 1, name: 'new', size: 1 }]);
    expect(selectShown({ ...root, lists: { shown: [2, 3] } })).toEqual([{ id: 2 }]);
    expect(selectShown({ ...root, lists: {} })).toBeUndefined();
  });
});

it('the types of a kind refuse what its service does not send', () => {
  // @ts-expect-error -- a doctor is no opening hours
  expect(availabilities.normalize([makeDoctor({ id: 21 })]).ids).toEqual([21]);
});

describe('an entity', () => {
  const known = { id: 1, names: { ar: 'واحد' }, sizes: [1, 2] };

  it.each<[string, object]>([
    ['a field less', { names: {} }],
    ['a field more', { names: { ar: 'واحد', en: 'one' } }],
    ['no object any more', { names: null }],
    ['a text in its place', { names: 'one' }],
    ['a list in its place', { names: ['one'] }],
    ['an object in place of a list', { sizes: { 0: 1, 1: 2 } }],
    ['one more in a list', { sizes: [1, 2, 3] }],
  ])('says something new where there is %s', (_, said) => {
    expect(saysNews<object>(said, known)).toBe(true);
    expect(saysNews(known, { ...known, ...said })).toBe(true);
  });

  it('says nothing new where all is the same, or not mentioned', () => {
    expect(saysNews<object>({ names: { ar: 'واحد' }, sizes: [1, 2] }, known)).toBe(false);
    expect(saysNews<object>({}, known)).toBe(false);
  });
});

describe('news among entities', () => {
  it('are what is not known, of whatever kind, and what was collected before', () => {
    const known = { things: { 1: { id: 1, size: 1 }, 2: { id: 2 } } };
    const collected = { things: { 2: { size: 2 } } };
    collectNews(collected, { things: { 1: { size: 1 }, 2: { id: 2 } }, others: { 9: { id: 9 } } }, known);

    expect(collected).toEqual({ things: { 2: { id: 2, size: 2 } }, others: { 9: { id: 9 } } });
  });
});

describe('an appointment', () => {
  it.each([
    [' confirmed ', 'confirmed'],
    ['', 'pending'],
    [null, 'pending'],
  ])('of status %j is %s', (status, expected) => expect(statusOf({ status: status })).toBe(expected));

  it('brings its location also where only that one has its id', () => {
    const place = { location_id: 7, name: 'Al Noor' };
    const { entities } = appointments.normalize([
      { ...makeAppointment({ id: 1 }), location_id: undefined as never, local_location: place },
    ]);

    expect(entities).toMatchObject({
      appointments: { 1: { local_location: 7 } },
      locations: { 7: { id: 7, name: 'Al Noor' } },
    });
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
        for (let at = 0; at < list.length; at += size) appointments.collect(collected, list.slice(at, at + size));

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
    const hours = Object.values(entities.availabilities ?? {});

    expect(hours[0]).toMatchObject({ date: '', available_from: '', available_to: '' });
    expect(daysOf(hours)).toMatchObject([{ date: '', slots: [{ id: 1 }, { id: 2 }] }]);
  });
});

describe('appointments taken apart', () => {
  it('name what they embed by id, in the order of the answer', () => {
    const { entities, ids } = appointments.normalize([makeAppointment({ id: 2 }), makeAppointment({ id: 1 })]);

    expect(ids).toEqual([2, 1]);
    expect(entities.appointments?.[2]).toMatchObject({ local_doctor: 21, local_user: 11, local_location: 31 });
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

  it('lend their ids to what they embed without one', () => {
    const { entities } = appointments.normalize([
      makeAppointment({
        local_user: { name: 'Layla' } as never,
        local_doctor: { name: 'Dr. Omar' } as never,
        local_location: { name: 'Marina', location_id: null } as never,
      }),
    ]);

    expect(entities.appointments?.[1]).toMatchObject({ local_user: 11, local_doctor: 21, local_location: 31 });
    expect(entities.patients?.[11]).toMatchObject({ name: 'Layla' });
    expect(entities.bookedDoctors?.[21]).toMatchObject({ name: 'Dr. Omar' });
    expect(entities.locations?.[31]).toEqual({ id: 31, name: 'Marina' });
  });
});

describe('what comes without an id', () => {
  const noIds = { user_id: null, doctor_id: null, location_id: null } as never as Partial<Appointment>;

  it.each([
    ['local_user', 'patients'],
    ['local_doctor', 'bookedDoctors'],
    ['local_location', 'locations'],
  ] as const)('is not taken for the %s of another appointment', (field, kind) => {
    const { entities } = appointments.normalize(
      ['One', 'Two', 'Two'].map((name, id) => makeAppointment({ ...noIds, id, [field]: { name } })),
    );
    const named = Object.values(entities.appointments ?? {}).map((one) => String(one[field]));

    expect(named.map((id) => entities[kind]?.[id])).toMatchObject([{ name: 'One' }, { name: 'Two' }, { name: 'Two' }]);
    expect(named.map((id) => entities[kind]?.[id])).toMatchObject(named.map((id) => ({ id })));
    expect(new Set(named).size).toBe(3);
  });

  it('is not taken for another place of the same doctor', () => {
    const { entities } = doctors.normalize([
      makeDoctor({ locations: [{ name: 'Marina' }, { name: 'Creek' }, { id: 31, name: 'Palm' }] as Location[] }),
    ]);
    const ids = entities.doctors?.[21]?.locations ?? [];

    expect(ids.map((id) => entities.locations?.[id])).toMatchObject([
      { name: 'Marina' },
      { name: 'Creek' },
      { name: 'Palm' },
    ]);
    expect(ids.map((id) => cameWithId({ id }))).toEqual([false, false, true]);
  });

  it('is not taken for another one of its list, and for the same when it is read again', () => {
    const range = (available_from: string) => ({ ...makeAvailability({ available_from }), id: undefined as never });
    const list = [range('09:00:00'), range('14:00:00')];
    const { entities, ids } = availabilities.normalize(list);

    expect(ids.map((id) => entities.availabilities?.[id]?.available_from)).toEqual(['09:00:00', '14:00:00']);
    expect(ids.map((id) => entities.availabilities?.[id]?.id)).toEqual(ids);
    expect(availabilities.normalize(list).ids).toEqual(ids);
  });
});
