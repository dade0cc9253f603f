import { recordedEntries } from '#client/device/flightRecorder';
import { logFailure } from '#client/state/log';

it('a failed workflow is logged by its key and its error, and nothing that was typed', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  logFailure('appointments/list', new TypeError('No rows'));
  logFailure('appointments/list', { patient: 'Layla' });

  expect(warn.mock.calls).toEqual([
    ['appointments/list failed', 'TypeError: No rows'],
    ['appointments/list failed', 'object'],
  ]);
  expect(recordedEntries().at(-2)?.what).toBe('error appointments/list TypeError');
});
