import { devTools } from '#client/app/devTools';
import { entitiesMerged } from '#client/entities/entityStore';
import { makeAppointment } from '#test/support/builders/clinic';

const many = Array.from({ length: 100_000 }, (_, index) => index + 1);

function sanitizers() {
  const options = devTools();
  if (!options) throw new Error('Nothing is shown');
  return options;
}

describe('what the Redux DevTools are shown', () => {
  it('is the number of the rows of a long list or table, and the first of their ids', () => {
    const table = Object.fromEntries(many.map((id) => [id, makeAppointment({ id })]));
    const first = many.slice(0, 50);

    expect(sanitizers().stateSanitizer({ lists: { all: many }, entities: { appointments: table } })).toEqual({
      lists: { all: { count: 100_000, first } },
      entities: { appointments: { count: 100_000, first: Object.fromEntries(first.map((id) => [id, id])) } },
    });
  });

  it('is the id of a row, and never what stands in it', () => {
    const action = entitiesMerged({ appointments: { 7: makeAppointment({ id: 7 }) } });

    expect(sanitizers().actionSanitizer(action)).toEqual({ ...action, payload: { appointments: { 7: 7 } } });
  });

  it('is whatever else the state and the events hold', () => {
    const state = { requests: { 'session/signIn': { status: 'running' } }, address: '?period=past', language: null };
    expect(sanitizers().stateSanitizer(state)).toEqual(state);

    const failed = new Error('No answer');
    expect(sanitizers().actionSanitizer({ type: 'failed', payload: failed }).payload).toBe(failed);
  });

  it('is made once of a part that has not changed', () => {
    const { stateSanitizer } = sanitizers();
    const table = { 7: makeAppointment({ id: 7 }) };

    expect(stateSanitizer({ table, other: 1 }).table).toBe(stateSanitizer({ table, other: 2 }).table);
  });
});

it('shows nothing in a build for production', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });

  expect(devTools()).toBe(false);
});
