import type { UnknownAction } from '@reduxjs/toolkit';

import { ledgerClosed } from '#client/state/fanOutEvents';
import { formOpened } from '#client/state/formEvents';
import {
  attemptNoted,
  interruptedSteps,
  itemMade,
  selectRecord,
  selectSteps,
  selectStepStatus,
  stepMoved,
  stepsForgotten,
  stepsPlanned,
  stepsReducer,
  type StepStatus,
} from '#client/state/forms/steps';

const key = 'save';
const label = { id: 'test.step', defaultMessage: 'A step' };
const planned = stepsPlanned({
  key,
  steps: [
    { id: 'item', label, isRepeatable: false },
    { id: 'en', label, isRepeatable: true },
  ],
});
const noted = attemptNoted({ key, attempt: { body: { code: 'x' }, ids: [5] } });
const moved = (id: string, status: StepStatus) => stepMoved({ key, id, status });
const after = (...events: readonly UnknownAction[]) => ({
  steps: [planned, ...events].reduce(stepsReducer, undefined) ?? {},
});

describe('a step', () => {
  it.each<[id: string, status: StepStatus, isLocked: boolean]>([
    ['item', 'waiting', false],
    ['item', 'running', false],
    ['item', 'refused', false],
    ['item', 'unknown', true],
    ['item', 'done', true],
    ['en', 'unknown', false],
    ['en', 'done', true],
  ])('called "%s" that is %s locks its fields: %p', (id, status, isLocked) => {
    const { steps } = selectSteps(after(moved(id, status)), key);

    expect(steps.find((step) => step.id === id)?.isLocked).toBe(isLocked);
  });

  it('stays locked while it is taken again, until it is known how that ended', () => {
    const again = [moved('item', 'unknown'), moved('item', 'running')];

    expect(selectSteps(after(...again), key).steps[0]?.isLocked).toBe(true);
    expect(selectSteps(after(...again, moved('item', 'refused')), key).steps[0]?.isLocked).toBe(false);
  });

  it('is not moved by the workflow of another key', () => {
    const elsewhere = stepMoved({ key: 'another', id: 'item', status: 'done' });

    expect(selectStepStatus(after(elsewhere), key, 'item')).toBe('waiting');
    expect(selectStepStatus(after(elsewhere), key, 'unknown')).toBeUndefined();
  });

  it('stays as it is when it is planned again, with another label', () => {
    const another = { ...label, defaultMessage: 'Another' };
    const again = stepsPlanned({ key, steps: [{ id: 'item', label: another, isRepeatable: false }] });

    expect(selectSteps(after(moved('item', 'done'), again), key).steps).toEqual([
      { id: 'item', label: another, status: 'done', isRepeatable: false, isLocked: true },
    ]);
  });
});

describe('the item of a workflow', () => {
  it('can be saved again once it is made', () => {
    const state = after(moved('item', 'running'), itemMade({ key, item: 7 }), moved('item', 'unknown'));

    expect(selectRecord(state, key).item).toBe(7);
    expect(selectSteps(state, key).steps[0]?.isLocked).toBe(false);
  });

  it('makes no other step repeatable than the one that made it', () => {
    const third = { id: 'fee', label, isRepeatable: false };
    const steps = [{ id: 'item', label, isRepeatable: false }, third];
    const state = after(stepsPlanned({ key, steps }), moved('item', 'running'), itemMade({ key, item: 7 }));

    expect(selectSteps(state, key).steps.map(({ isRepeatable }) => isRepeatable)).toEqual([true, false]);
  });

  it('was not made when it was refused, and what was noted before it no longer counts', () => {
    expect(selectRecord(after(noted, moved('item', 'unknown')), key).attempt).not.toBeNull();
    expect(selectRecord(after(noted, moved('item', 'refused')), key).attempt).toBeNull();
  });

  it('is still known by what was noted before it when a later step is refused', () => {
    const state = after(noted, itemMade({ key, item: 7 }), moved('item', 'done'), moved('en', 'refused'));

    expect(selectRecord(state, key).attempt).toEqual({ body: { code: 'x' }, ids: [5] });
  });
});

describe('the steps of a workflow', () => {
  it('are forgotten when its form is opened afresh', () =>
    expect(selectSteps(after(formOpened(key)), key).steps).toEqual([]));

  it('are forgotten with those below them, as by a ledger that is closed', () => {
    const row = stepsPlanned({ key: `${key}/7`, steps: [] });
    const other = stepsPlanned({ key: `${key}s/7`, steps: [] });
    for (const event of [stepsForgotten(key), ledgerClosed(key)])
      expect(Object.keys(after(row, other, event).steps)).toEqual([`${key}s/7`]);
  });

  it('of a row are kept with its ledger when the session ended', () => {
    const row = `${key}/7`;
    const begun = stepsPlanned({ key: row, steps: [{ id: 'item', label, isRepeatable: true }] });
    const state = after(begun, stepMoved({ key: row, id: 'item', status: 'running' }));

    expect(selectStepStatus({ steps: interruptedSteps(state, [key]) }, row, 'item')).toBe('unknown');
  });

  it('lock what may have been sent when the session ended, where it must not be sent twice', () => {
    const steps = interruptedSteps(after(noted, moved('item', 'running')), [key]);

    expect(selectSteps({ steps }, key).steps[0]).toMatchObject({ status: 'unknown', isLocked: true });
  });

  it('stay open when the session ended before anything was sent', () => {
    const steps = interruptedSteps(after(moved('item', 'running')), [key]);

    expect(selectSteps({ steps }, key).steps[0]).toMatchObject({ status: 'waiting', isLocked: false });
  });

  it.each([
    ['an item is there', 'item', [itemMade({ key, item: 7 })]],
    ['it is not the first of them', 'fee', []],
  ])('lock what was on its way when the session ended although nothing was noted, where %s', (_, id, before) => {
    const fee = stepsPlanned({ key, steps: ['item', 'fee'].map((step) => ({ id: step, label, isRepeatable: false })) });
    const steps = interruptedSteps(after(fee, ...before, moved(id, 'running')), [key]);

    expect(selectSteps({ steps }, key).steps.find((step) => step.id === id)).toMatchObject({
      status: 'unknown',
      isLocked: true,
    });
  });

  it('are left by the end of the session with the step that was on its way unknown, where they are kept', () => {
    const state = after(moved('item', 'done'), moved('en', 'running'));

    expect(selectStepStatus({ steps: interruptedSteps(state, [key]) }, key, 'item')).toBe('done');
    expect(selectStepStatus({ steps: interruptedSteps(state, [key]) }, key, 'en')).toBe('unknown');
    expect(interruptedSteps(state, ['another'])).toEqual({});
  });
});

describe('a workflow of several steps', () => {
  it.each<[StepStatus, boolean]>([
    ['waiting', false],
    ['running', false],
    ['refused', false],
    ['unknown', true],
    ['done', true],
  ])('whose first step is %s is begun: %s', (status, isBegun) =>
    expect(selectSteps(after(moved('item', status)), key).isBegun).toBe(isBegun),
  );

  it('is a retry only where there is more than one', () => {
    const alone = stepsPlanned({ key, steps: [{ id: 'item', label, isRepeatable: false }] });

    expect(selectSteps(after(alone, moved('item', 'done')), key).isBegun).toBe(false);
    expect(selectSteps(after(), 'unknown')).toEqual({ steps: [], isBegun: false });
  });
});
