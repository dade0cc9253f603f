import { testSaga } from 'redux-saga-test-plan';

import { once, takeStep } from '#client/sections/home-services/shared/saving/sagas/once';
import type { StepStatus } from '#client/state/forms/steps';
import { selectStepStatus, stepMoved } from '#client/state/forms/steps';
import { connectionLost, refusal } from '#test/support/builders/faults';

const SAVE = 'homeServices/labService/save';
const lost = connectionLost();
const becomes = (status: StepStatus) => stepMoved({ key: SAVE, id: 'test 1', status });

describe('a step that is to be taken once', () => {
  const run = jest.fn();
  const asked = () => testSaga(once, SAVE, 'test 1', run, 7).next().select(selectStepStatus, SAVE, 'test 1');

  it.each<StepStatus>(['waiting', 'refused', 'unclear'])('is taken while it is %s', (status) => {
    asked().next(status).call(takeStep, SAVE, 'test 1', run, 7).next().isDone();
  });

  it('is not taken when it is done', () => {
    asked().next('done').isDone();
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

  it('is done when the service has answered', () => {
    sent('waiting').next('made').put(becomes('done')).next().returns('made');
  });

  it('is taken again while it is unclear', () => {
    sent('unclear').next('made').put(becomes('done')).next().returns('made');
  });

  it.each([
    ['refused when the service has refused it', 'refused' as const, refusal()],
    ['unclear when the answer was lost', 'unclear' as const, lost],
  ])('is %s, and throws why', (_, status, error) => {
    const failed = sent('waiting').throw(error).put(becomes(status));

    expect(() => failed.next()).toThrow(error);
  });
});

describe('a step that must not be taken twice', () => {
  const step = { prepare: jest.fn(), run: jest.fn(), find: jest.fn() };
  const begun = (status: StepStatus) =>
    testSaga(takeStep, SAVE, 'test 1', step, 7)
      .next()
      .select(selectStepStatus, SAVE, 'test 1')
      .next(status)
      .put(becomes('running'))
      .next();

  it('is prepared, then taken', () => {
    begun('waiting')
      .call(step.prepare, 7)
      .next()
      .call(step.run, 7)
      .next('made')
      .put(becomes('done'))
      .next()
      .returns('made');
  });

  it('is found while it is unclear, and taken when it is not there', () => {
    begun('unclear')
      .call(step.find, 7)
      .save('found')
      .next('made')
      .put(becomes('done'))
      .next()
      .returns('made')
      .restore('found')
      .next(null)
      .call(step.prepare, 7)
      .next()
      .call(step.run, 7);
  });

  it('stays unclear when it cannot be found out, even by a refusal', () => {
    const failed = begun('unclear').call(step.find, 7).throw(refusal()).put(becomes('unclear'));

    expect(() => failed.next()).toThrow('refused');
  });

  it('is refused when it could not be prepared, for nothing was sent', () => {
    const failed = begun('waiting').call(step.prepare, 7).throw(lost).put(becomes('refused'));

    expect(() => failed.next()).toThrow(lost);
  });
});
