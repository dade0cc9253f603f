import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { weakMapMemoize } from 'reselect';

import { without } from '#client/lib/records';
import { namesInARow, type Message, type Text } from '#client/lib/text';
import { ledgerClosed } from '../fanOutEvents';
import { formOpened } from '../formEvents';

type Key = string | number;

/**
 * Where one step of a workflow stands; `unknown` when it may have been done although its answer was lost, `kept` when
 * it was refused without failing the workflow, so that what was there before stays.
 */
export type StepStatus = 'waiting' | 'running' | 'done' | 'refused' | 'kept' | 'unknown';

/** One step as the screen shows it. */
export interface StepState {
  id: string;
  label: Message;
  status: StepStatus;
  /** Whether it may be taken twice without harm. */
  isRepeatable: boolean;
  /** Whether what it sends can no longer be changed: it is done, or it may be done and is not repeatable. */
  isLocked: boolean;
  /** Why it was refused, of one that is `kept`. */
  reason?: Text | null;
  /** Whether it adds a part to the item, such as a test to a lab package. */
  isPart?: boolean;
}

/** A step as a run plans it. */
export type PlannedStep = Pick<StepState, 'id' | 'label' | 'isRepeatable' | 'isPart'>;

/** What is noted before an item is made, so that it can be told from the items that were there before. */
export interface Attempt {
  body: unknown;
  /** `null` where nobody could tell. */
  ids: Key[] | null;
}

/** What is remembered of a workflow of several steps, so that it can go on where it stopped. */
export interface StepsRecord {
  /**
   * What the first step was about to send, and the ids of similar items that were there before; `null` until that is
   * known.
   */
  attempt: Attempt | null;
  /** The item that the first step made. */
  item: Key | null;
  steps: StepState[];
}

/** The shape that selectors of steps need: workflows by the key of their request. */
export interface StepsRoot {
  steps: Record<string, StepsRecord>;
}

const initialState: StepsRoot['steps'] = {};
const none: StepsRecord = { attempt: null, item: null, steps: [] };

const slice = createSlice({
  name: 'steps',
  initialState,
  reducers: {
    attemptNoted: (
      records,
      { payload: { key, attempt } }: PayloadAction<{ key: string; attempt: Attempt | null }>,
    ) => ({
      ...records,
      [key]: { ...(records[key] ?? none), attempt },
    }),
    /** The step under way has made an item, which may be saved again without harm. */
    itemMade: (records, { payload: { key, item } }: PayloadAction<{ key: string; item: Key }>) => {
      const { steps, ...record } = records[key] ?? none;
      records[key] = {
        ...record,
        item,
        steps: steps.map((step) => (step.status === 'running' ? { ...step, isRepeatable: true } : step)),
      };
    },
    /** The steps of a run; those that an earlier run has begun stay as they are, but for their labels. */
    stepsPlanned: (
      records,
      { payload: { key, steps } }: PayloadAction<{ key: string; steps: readonly PlannedStep[] }>,
    ) => {
      const known = records[key] ?? none;
      const before = (id: string) => known.steps.find((step) => step.id === id);
      records[key] = {
        ...known,
        steps: steps.map((step) => ({
          status: 'waiting',
          isLocked: false,
          ...step,
          ...before(step.id),
          label: step.label,
        })),
      };
    },
    /** A step stands somewhere else now; an item that was refused has not been made, and its attempt is forgotten. */
    stepMoved: (
      records,
      {
        payload: { key, id, status, reason },
      }: PayloadAction<{ key: string; id: string; status: StepStatus; reason?: Text | null }>,
    ) => {
      const record = records[key];
      if (!record) return;
      const steps = record.steps.map((step) =>
        step.id === id ? { ...moved(step, status), ...(reason && { reason }) } : step,
      );
      const attempt = status === 'refused' && record.item === null ? null : record.attempt;
      records[key] = { ...record, steps, attempt };
    },
    /** Nothing is left to go on with under this key, and under those below it. */
    stepsForgotten: (records, { payload: key }: PayloadAction<string>) => withoutBelow(records, key),
  },
  extraReducers: (builder) => {
    builder.addCase(formOpened, (records, { payload }) => without(records, payload));
    builder.addCase(ledgerClosed, (records, { payload }) => withoutBelow(records, payload));
  },
});

/** Whether a key is this one, or one below it, such as that of a row of a ledger. */
const isBelow = (key: string, top: string) => key === top || key.startsWith(`${top}/`);

function withoutBelow(records: StepsRoot['steps'], top: string): StepsRoot['steps'] {
  const rest = Object.entries(records).filter(([key]) => !isBelow(key, top));
  return rest.length < Object.keys(records).length ? Object.fromEntries(rest) : records;
}

/** A step that is taken once more stays locked until it is known how it ended. */
function moved(step: StepState, status: StepStatus): StepState {
  const isTaken = status === 'done' || (status === 'unknown' && !step.isRepeatable);
  return { ...step, status, isLocked: status === 'running' ? step.isLocked : isTaken };
}

export const stepsReducer = slice.reducer;
export const { attemptNoted, itemMade, stepsPlanned, stepMoved, stepsForgotten } = slice.actions;

/** What is remembered of a workflow. */
export function selectRecord({ steps }: StepsRoot, key: string): StepsRecord {
  return steps[key] ?? none;
}

/** Where a step stands, `undefined` before it was planned. */
export function selectStepStatus(state: StepsRoot, key: string, id: string): StepStatus | undefined {
  return selectRecord(state, key).steps.find((step) => step.id === id)?.status;
}

/** The steps of a workflow, and whether any of them is, or may be, done, so that sending again is a retry. */
export function selectSteps(state: StepsRoot, key: string): { steps: readonly StepState[]; isBegun: boolean } {
  return viewOf(selectRecord(state, key));
}

const viewOf = weakMapMemoize(({ steps }: StepsRecord) => ({ steps, isBegun: steps.length > 1 && isBegun(steps) }));

/** Whether any of these steps is, or may be, done. */
export function isBegun(steps: readonly StepState[]): boolean {
  return steps.some(({ status }) => status === 'done' || status === 'unknown');
}

/** What the steps are called of which this holds, in a row. */
export function labelsOf(steps: readonly StepState[], isMeant: (status: StepStatus) => boolean): Text {
  const meant = steps.filter(({ status }) => isMeant(status));
  return namesInARow(
    meant.map(({ label }) => label),
    meant.length,
  );
}

/**
 * The workflows of these keys, and of those below them, as the end of the session leaves them: the step that was on its
 * way may have been done, unless nothing of it was sent yet.
 */
export function interruptedSteps({ steps: records }: StepsRoot, keys: readonly string[]): StepsRoot['steps'] {
  const cutOff = Object.entries(records).filter(([key]) => keys.some((top) => isBelow(key, top)));
  return Object.fromEntries(cutOff.map(([key, record]) => [key, { ...record, steps: haltedSteps(record) }]));
}

/** A first step that makes an item notes its attempt before it sends; without one, nothing of it was sent. */
function haltedSteps({ steps, attempt, item }: StepsRecord): StepState[] {
  const isUnsent = (at: number) => at === 0 && attempt === null && item === null;
  return steps.map((step, at) => {
    if (step.status !== 'running') return step;
    return moved(step, isUnsent(at) && !step.isRepeatable ? 'waiting' : 'unknown');
  });
}
