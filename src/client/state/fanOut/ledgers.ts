import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

import type { Ledger, LedgerRow, Outcome } from '#client/lib/tally';
import type { Text } from '#client/lib/text';

/** One thing to send: plain data, so that it can be sent again later. */
export interface FanOutItem<Sending = unknown> {
  /** Unique in its plan, such as the date. */
  id: string;
  /** How the ledger calls it. */
  label: Text;
  sending: Sending;
}

interface StoredRow extends LedgerRow {
  sending: unknown;
}

/** A ledger with what each of its rows sends. */
export interface StoredLedger extends Ledger {
  rows: StoredRow[];
}

/** The shape that selectors of fan-outs need: ledgers by key. */
export interface FanOutsRoot {
  fanOuts: Record<string, StoredLedger>;
}

const initialState: FanOutsRoot['fanOuts'] = {};

const slice = createSlice({
  name: 'fanOuts',
  initialState,
  reducers: {
    /** A new plan is about to be sent; it takes the place of the last one under its key. */
    planStarted: (
      ledgers,
      { payload: { key, items } }: PayloadAction<{ key: string; items: readonly FanOutItem[] }>,
    ) => {
      ledgers[key] = { status: 'running', rows: items.map((item) => ({ ...item, outcome: 'queued', reason: null })) };
    },
    /** The rows with one of these outcomes are about to be sent again. */
    planResumed: (
      ledgers,
      { payload: { key, outcomes } }: PayloadAction<{ key: string; outcomes: readonly Outcome[] }>,
    ) => {
      const ledger = ledgers[key];
      if (!ledger) return;
      ledger.status = 'running';
      ledger.rows
        .filter(({ outcome }) => outcomes.includes(outcome))
        .forEach((row) => Object.assign(row, { outcome: 'queued', reason: null }));
    },
    itemMoved: (
      ledgers,
      {
        payload: { key, id, outcome, reason = null },
      }: PayloadAction<{ key: string; id: string; outcome: Outcome; reason?: Text | null }>,
    ) => {
      const row = ledgers[key]?.rows.find((candidate) => candidate.id === id);
      if (row) Object.assign(row, { outcome, reason });
    },
    /** A person wants no more to be sent; what is on its way finishes. */
    stopChosen: (ledgers, { payload }: PayloadAction<string>) => {
      const ledger = ledgers[payload];
      if (ledger?.status === 'running') ledger.status = 'stopping';
    },
    fanOutFinished: (ledgers, { payload }: PayloadAction<string>) => {
      const ledger = ledgers[payload];
      if (ledger) ledgers[payload] = halted(ledger, 'finished');
    },
    /** The ledger has been read and is no longer wanted. */
    ledgerClosed: (ledgers, { payload }: PayloadAction<string>) =>
      Object.fromEntries(
        Object.entries(ledgers).filter(
          ([key, { status }]) => key !== payload || status === 'running' || status === 'stopping',
        ),
      ),
  },
});

export const fanOutsReducer = slice.reducer;
export const { planStarted, planResumed, itemMoved, stopChosen, fanOutFinished, ledgerClosed } = slice.actions;

/** The ledger of a key, `undefined` when nothing was ever sent under it. */
export function selectLedger({ fanOuts }: FanOutsRoot, key: string): StoredLedger | undefined {
  return fanOuts[key];
}

/** Whether anything is being sent, so that closing the page would cut it off. */
export function selectIsSending({ fanOuts }: FanOutsRoot): boolean {
  return Object.values(fanOuts).some(({ status }) => status === 'running' || status === 'stopping');
}

/**
 * The ledgers as the end of the session leaves them: what was cut off is unsent, what had ended is of no use any
 * more.
 */
export function interruptedLedgers({ fanOuts }: FanOutsRoot): FanOutsRoot['fanOuts'] {
  const cutOff = Object.entries(fanOuts).filter(([, { status }]) => status !== 'finished');
  return Object.fromEntries(cutOff.map(([key, ledger]) => [key, halted(ledger, 'interrupted')]));
}

function halted(ledger: StoredLedger, status: Ledger['status']): StoredLedger {
  const isOpen = ({ outcome }: StoredRow) => outcome === 'queued' || outcome === 'sent';
  return { status, rows: ledger.rows.map((row) => (isOpen(row) ? { ...row, outcome: 'unsent' } : row)) };
}
