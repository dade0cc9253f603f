import { visitsRead } from '#client/features/doctor-availability/plan/ground';
import { mayCome, readGround, readHoursAnew } from '#client/features/doctor-availability/plan/sagas/readGround';
import { readExpected } from '#client/hours/readExpected';
import { refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const asked = { scope: 'here', doctors: [{ id: 21, name: 'Omar Nasser' }] };

describe('what a plan has to know', () => {
  const steps = testSaga(readGround, asked)
    .next()
    .call(readHoursAnew, asked)
    .next()
    .call(readExpected, [21], mayCome)
    .save('asked');

  it('is the hours first, then who is expected', () => {
    steps
      .restore('asked')
      .next([])
      .put(visitsRead({ scope: 'here', visits: [] }))
      .next()
      .isDone();
  });

  it('notes that the list cannot be read, but waits where the service asks for it', () => {
    steps
      .restore('asked')
      .throw(refusal(500))
      .put(visitsRead({ scope: 'here', visits: null }))
      .next()
      .isDone();
    const throttled = refusal(429);
    expect(() => steps.restore('asked').throw(throttled)).toThrow(throttled);
  });
});

it.each([
  ['pending', true],
  ['', true],
  ['on hold', true],
  ['rejected', false],
  ['completed', false],
])('somebody whose visit is "%s" may come: %p', (status, may) => expect(mayCome({ status })).toBe(may));
