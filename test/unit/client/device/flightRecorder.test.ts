import fc from 'fast-check';

import { recordCall, recordedEntries, recordError, recordEvent } from '#client/device/flightRecorder';

const told = () => recordedEntries().map(({ what }) => what);
const lastTold = () => told().at(-1);

describe('the flight recorder', () => {
  it('keeps the type of an event, and which workflow it is about without its ids', () => {
    recordEvent('appointments/periodChosen');
    recordEvent('requests/requestStarted', 'appointments/slotRanges/7/2026-11-23');
    recordEvent('requests/requestSucceeded', 'homeServices/labServices/list/category=3');

    expect(told().slice(-3)).toEqual([
      'appointments/periodChosen',
      'requests/requestStarted appointments/slotRanges',
      'requests/requestSucceeded homeServices/labServices/list',
    ]);
  });

  it.each([
    ['a list of what was searched for', 'availabilities/results/Mariam', 'availabilities/results'],
    ['a date', 'availabilities/2026-11-23', 'availabilities'],
    ['what is no key', 'مريم', '?'],
    ['what begins with no name', '7/appointments', '?'],
    ['nothing', 'session', 'session'],
    ['nothing', 'session/signIn', 'session/signIn'],
    ['nothing', 'homeServices/doctors/save', 'homeServices/doctors/save'],
    ['what is done with an item', 'homeServices/doctors/remove/7', 'homeServices/doctors/remove'],
  ])('cuts %s off a workflow', (_, key, kind) => {
    recordEvent('requests/requestStarted', key);

    expect(lastTold()).toBe(`requests/requestStarted ${kind}`);
  });

  it('keeps how a call ended, and how long it took', () => {
    recordCall('GET', '/appointments/{id}/', 200, 312.4);
    expect(lastTold()).toBe('call GET /appointments/{id}/ 200 312 ms');
    recordCall('POST', '/appointments/', 'ERR_NETWORK', 5);
    expect(lastTold()).toBe('call POST /appointments/ ERR_NETWORK 5 ms');
  });

  it('keeps the name of an error and its place in our files, and never its message', () => {
    const error = new TypeError('Mariam has no phone');
    error.stack = 'TypeError: Mariam has no phone\n    at x (https://desk.example/assets/main.0a1b2c3d4e.js:12:345)';
    recordError('appointments/status/7', error);
    expect(lastTold()).toBe('error appointments/status TypeError assets/main.0a1b2c3d4e.js:12:345');
    recordError('appointments/status/7', 'Mariam');
    expect(lastTold()).toBe('error appointments/status ?');
  });

  it('counts what happens again and again, and keeps the last 500 entries', () => {
    recordEvent('test/again');
    recordEvent('test/again');
    recordEvent('test/again');
    expect(recordedEntries().at(-1)).toMatchObject({ what: 'test/again', times: 3 });
    for (let number = 0; number < 600; number += 1) recordEvent(`test/event${number}`);

    expect(told()).toHaveLength(500);
    expect([told()[0], lastTold()]).toEqual(['test/event100', 'test/event599']);
  });

  it('tells no text of a person, wherever it is given one', () => {
    const ofPerson = fc.constantFrom(
      'Mariam Al-Sayed',
      'مريم',
      '+971501234567',
      'mariam@mawid.example',
      '<b>',
      '12:30',
    );
    fc.assert(
      fc.property(ofPerson, (text) => {
        const error = new Error(text);
        error.name = text;
        recordEvent(text, `manageProviders/${text}`);
        recordCall('GET', '/doctors/', text, 1);
        recordError(text, error);

        expect(told().slice(-3).join('\n')).not.toContain(text);
      }),
    );
  });
});
