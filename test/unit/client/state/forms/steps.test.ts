import { formOpened } from '#client/state/formEvents';
import type { StepStatus } from '#client/state/forms/steps';
import { interruptedSteps, selectSteps, stepMoved, stepsPlanned, stepsReducer } from '#client/state/forms/steps';

const label = { id: 'test.step', defaultMessage: 'A step' };
const planned = stepsPlanned({
  key: 'save',
  steps: [
    { id: 'item', label, isRepeatable: false },
    { id: 'en', label, isRepeatable: true },
  ],
});
const moved = (id: string, status: StepStatus) => stepMoved({ key: 'save', id, status });

/** The state of the steps after these events. */
const after = (...events: Parameters<typeof stepsReducer>[1][]) => ({ steps: events.reduce(stepsReducer, {}) });

/** One step of the save after these events. */
const stepAfter = (id: string, ...events: Parameters<typeof stepsReducer>[1][]) =>
  selectSteps(after(planned, ...events), 'save').steps.find((step) => step.id === id);

describe('what a step sends', () => {
  it.each<[StepStatus, boolean, boolean]>([
    ['waiting', false, false],
    ['running', false, false],
    ['refused', false, false],
    ['done', true, true],
    ['unclear', true, false],
  ])('is, while the step is %s, locked: %p, and where it is repeatable: %p', (status, isItemLocked, isEnLocked) => {
    expect(stepAfter('item', moved('item', status))?.isLocked).toBe(isItemLocked);
    expect(stepAfter('en', moved('en', status))?.isLocked).toBe(isEnLocked);
  });

  it('stays locked while the step is taken once more, until it is known how that ended', () => {
    const again = [moved('item', 'unclear'), moved('item', 'running')];

    expect(stepAfter('item', ...again)?.isLocked).toBe(true);
    expect(stepAfter('item', ...again, moved('item', 'refused'))?.isLocked).toBe(false);
  });

  it('stays as it is in the next run', () => {
    expect(stepAfter('item', moved('item', 'done'), planned)).toMatchObject({ status: 'done', isLocked: true });
  });

  it('is not touched by the steps of another save', () => {
    expect(stepAfter('item', stepMoved({ key: 'other', id: 'item', status: 'done' }))?.status).toBe('waiting');
  });
});

it('a form that is opened afresh has no steps behind it', () => {
  const steps = after(planned, moved('item', 'done'), formOpened('save'));

  expect(selectSteps(steps, 'save')).toEqual({ steps: [], isBegun: false });
});

describe('steps that the end of the session interrupts', () => {
  it('may have been taken where they were running, and stay as they were where they were not', () => {
    const state = after(planned, moved('item', 'done'), moved('en', 'running'));

    expect(selectSteps({ steps: interruptedSteps(state, ['save']) }, 'save').steps).toMatchObject([
      { id: 'item', status: 'done', isLocked: true },
      { id: 'en', status: 'unclear', isLocked: false },
    ]);
  });

  it('lock what they may have sent where it must not be sent twice', () => {
    const state = after(planned, moved('item', 'running'));

    expect(selectSteps({ steps: interruptedSteps(state, ['save']) }, 'save').steps).toMatchObject([
      { id: 'item', status: 'unclear', isLocked: true },
      { id: 'en', status: 'waiting', isLocked: false },
    ]);
  });

  it('are kept only for the saves that are kept', () => {
    expect(interruptedSteps(after(planned), [])).toEqual({});
  });
});
