import { UnreadableAnswer } from '#client/lib/errors';
import { once, takeStep } from '#client/sections/home-services/shared/saving/sagas/once';
import type { StepStatus } from '#client/state/forms/steps';
import { selectStepStatus, stepMoved } from '#client/state/forms/steps';
import { findQuietly } from '#client/state/sagas/sendOrFind';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/labService/save';
const becomes = (status: StepStatus) => stepMoved({ key: SAVE, id: 'test 1', status });

describe('a step that is to be taken once', () => {
  const run = jest.fn();
  const steps = testSaga(once, SAVE, 'test 1', run, 7)
    .next()
    .select(selectStepStatus, SAVE, 'test 1')
    .save('its status is asked for');

  it.each<StepStatus>(['waiting', 'refused', 'unclear'])('is taken while it is %s', (status) => {
    steps.restore('its status is asked for').next(status).call(takeStep, SAVE, 'test 1', run, 7).next().isDone();
  });

  it('is not taken when it is done', () => {
    steps.restore('its status is asked for').next('done').isDone();
  });
});

describe('a step that may be taken twice without harm', () => {
  const run = jest.fn();
  const sent = (status: StepStatus) =>
    testSaga(takeStep, SAVE, 'test 1', run, 7)
      .next()
      .select(selectStepStatus, SAVE, 'test 1')
      .next(status)
      .put(becomes('running'))
      .next()
      .call(run, 7);

  it.each<StepStatus>(['waiting', 'unclear'])('is taken while it is %s, and done when it is answered', (status) => {
    sent(status).next('made').put(becomes('done')).next().returns('made');
  });

  it('is refused when the service has refused it, and throws why', () => {
    const refused = refusal();
    const failed = sent('waiting').throw(refused).put(becomes('refused'));

    expect(() => failed.next()).toThrow(refused);
  });

  it.each([connectionLost(), new UnreadableAnswer('broken', 'The answer names no id')])(
    'is unclear when nobody can tell by %p, and throws why',
    (error) => {
      const failed = sent('waiting').throw(error).put(becomes('unclear'));

      expect(() => failed.next()).toThrow(error);
    },
  );
});

describe('a step that must not be taken twice', () => {
  const step = { prepare: jest.fn(), run: jest.fn(), find: jest.fn() };
  const broken = new UnreadableAnswer('broken', 'The answer names no id');
  const begun = (status: StepStatus) =>
    testSaga(takeStep, SAVE, 'test 1', step, 7)
      .next()
      .select(selectStepStatus, SAVE, 'test 1')
      .next(status)
      .put(becomes('running'))
      .next();

  describe('while it waits', () => {
    const steps = begun('waiting').call(step.prepare, 7).save('it is prepared');

    it('is prepared, then taken', () => {
      steps.restore('it is prepared').next().call(step.run, 7).next('made').put(becomes('done')).next().returns('made');
    });

    it.each([connectionLost(), broken])(
      'is refused when it could not be prepared for %p: nothing was sent',
      (error) => {
        const failed = steps.restore('it is prepared').throw(error).put(becomes('refused'));

        expect(() => failed.next()).toThrow(error);
      },
    );
  });

  describe('when its answer says nothing', () => {
    const steps = begun('waiting')
      .call(step.prepare, 7)
      .next()
      .call(step.run, 7)
      .throw(broken)
      .call(findQuietly, { find: step.find }, 7)
      .save('it is looked for at once');

    it('is done when it is there', () => {
      steps.restore('it is looked for at once').next('made').put(becomes('done')).next().returns('made');
    });

    it.each([
      ['it is not there', null],
      ['the service cannot be asked', undefined],
    ])('is unclear when %s, and throws why', (_, found) => {
      const failed = steps.restore('it is looked for at once').next(found).put(becomes('unclear'));

      expect(() => failed.next()).toThrow(broken);
    });
  });

  describe('while it is unclear', () => {
    const steps = begun('unclear').call(step.find, 7).save('it is looked for');

    it('is done when it is there', () => {
      steps.restore('it is looked for').next('made').put(becomes('done')).next().returns('made');
    });

    it('is taken when it is not there', () => {
      steps
        .restore('it is looked for')
        .next(null)
        .call(step.prepare, 7)
        .next()
        .call(step.run, 7)
        .next('made')
        .put(becomes('done'))
        .next()
        .returns('made');
    });

    it.each([refusal(), broken])('stays unclear when it cannot be found out, even by %p', (error) => {
      const failed = steps.restore('it is looked for').throw(error).put(becomes('unclear'));

      expect(() => failed.next()).toThrow(error);
    });
  });
});
