import { takeStep } from '#client/sections/home-services/shared/saving/sagas/saveItem';
import { selectStepStatus, stepMoved, type StepStatus } from '#client/state/forms/steps';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { testSaga } from '#test/support/sagas/testSaga';

const SAVE = 'homeServices/labService/save';
const becomes = (status: StepStatus) => stepMoved({ key: SAVE, id: 'test 1', status });

describe('a step that is taken', () => {
  const step = { prepare: jest.fn(), send: jest.fn(), find: jest.fn() };
  const lost = connectionLost();
  const begun = (status: StepStatus) =>
    testSaga(takeStep, SAVE, 'test 1', step, 7)
      .next()
      .select(selectStepStatus, SAVE, 'test 1')
      .next(status)
      .put(becomes('running'))
      .next();
  const sent = begun('waiting').call(step.prepare, 7).next().call(step.send, 7).save('it is sent');

  it('is done when it is answered', () => {
    sent.restore('it is sent').next('made').put(becomes('done')).next().returns('made');
  });

  it('is refused when the service refuses it, and throws why', () => {
    const refused = refusal();
    const failed = sent.restore('it is sent').throw(refused).put(becomes('refused'));

    expect(() => failed.next()).toThrow(refused);
  });

  it('is unknown when its answer is lost and it is not there, for it may come late', () => {
    const failed = sent.restore('it is sent').throw(lost).call(step.find, 7).next(null).put(becomes('unknown'));

    expect(() => failed.next()).toThrow(lost);
  });

  it('is looked for before anything is sent while it is unknown', () => {
    begun('unknown').call(step.find, 7).next('made').put(becomes('done')).next().returns('made');
  });

  it('stays unknown when it cannot be looked for, even by a refusal', () => {
    const refused = refusal();
    const failed = begun('unknown').call(step.find, 7).throw(refused).put(becomes('unknown'));

    expect(() => failed.next()).toThrow(refused);
  });
});
