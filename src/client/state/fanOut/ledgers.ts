import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';

import type { Pace } from '#client/lib/pace';
import { isUnderWay, type Conclusion, type Ledger } from '#client/lib/tally';
import type { Text } from '#client/lib/text';
import type { Address } from '../address';
import { ledgerClosed, planResumed } from '../fanOutEvents';
import { lineLost } from '../line';
import type { Notice } from '../notices';
import { after, queued, type FanOutItem, type Happening, type RowThatIs, type StoredRow } from './row';

/** The one record of a fan-out: what is sent, what became of it, and what is needed to go on with it. */
export interface StoredLedger extends Ledger {
  /** The name of its kind, by which Retry and Continue find their workflow. */
  kind: string;
  /** What is being done, as the offer after an interruption says it. */
  title: Text;
  /** The view that its last round was started in. */
  place: Address;
  rows: StoredRow[];
  /** How fast it is sent, once its service has asked to wait. */
  pace?: Pace | undefined;
  /** What its last round came to, and what can be done about that. */
  conclusion?: ToldRound | null;
  /** The panel that shows it, as long as that is on screen. */
  panel?: LedgerPanel | undefined;
}

/** What a round came to, with what its ledger offers where that tells it. */
export type ToldRound = Conclusion & Pick<Notice, 'offer'>;

/** What is known of a panel that shows a ledger. */
interface LedgerPanel {
  /** Whether it goes as soon as everything is added, as with the form of a schedule: only a notice can say so then. */
  goesOnceAdded: boolean;
}

/** A plan that is about to be sent. */
interface StartedPlan extends Pick<StoredLedger, 'kind' | 'title' | 'place'> {
  key: string;
  items: readonly FanOutItem[];
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
    planStarted: (ledgers, { payload: { key, items, ...plan } }: PayloadAction<StartedPlan>) => ({
      ...ledgers,
      [key]: { ...plan, status: 'running', rows: items.map((item) => queued(item)), panel: ledgers[key]?.panel },
    }),
    /** Something happened to an item. */
    itemMoved: {
      prepare: (key: string, id: string, happening: Happening) => ({ payload: { key, id, happening } }),
      reducer: (
        ledgers,
        { payload: { key, id, happening } }: PayloadAction<{ key: string; id: string; happening: Happening }>,
      ) => {
        // Searched in the rows themselves: Immer would make a draft of each of thousands that is looked at.
        const rows = original(ledgers)[key]?.rows ?? [];
        const index = rows.findIndex((candidate) => candidate.id === id);
        const [ledger, row] = [ledgers[key], rows[index]];
        if (!ledger || !row) return;
        ledger.rows[index] = after(row, happening);
        if (ledger.pace?.untold && happening.is === 'accepted') ledger.pace.untold = 0;
      },
    },
    /** An item gives way to several that are sent one by one. */
    itemSplit: (
      ledgers,
      { payload: { key, id, parts } }: PayloadAction<{ key: string; id: string; parts: readonly FanOutItem[] }>,
    ) => {
      const rows = ledgers[key]?.rows;
      const index = rows?.findIndex((row) => row.id === id) ?? -1;
      if (index >= 0) rows?.splice(index, 1, ...parts.map((part) => queued(part)));
    },
    /** The service had no room for a call: the plan is held, or stops where that would take too long. */
    ledgerHeld: (ledgers, { payload: { key, pace } }: PayloadAction<{ key: string; pace: Pace }>) => {
      const ledger = ledgers[key];
      if (!ledger) return;
      ledger.pace = pace;
      if (pace.tooLongMs !== null && ledger.status === 'running') ledger.status = 'stopping';
    },
    /** The time is over that a plan was held for, unless it has been prolonged. */
    holdEnded: (ledgers, { payload: { key, until } }: PayloadAction<{ key: string; until: number }>) => {
      const pace = ledgers[key]?.pace;
      if (pace?.heldUntil === until) pace.heldUntil = null;
    },
    /** A person wants no more to be sent; what is on its way finishes. */
    stopChosen: (ledgers, { payload }: PayloadAction<string>) => {
      const ledger = ledgers[payload];
      if (ledger?.status === 'running') ledger.status = 'stopping';
    },
    /** The round is over; what was not sent stays unsent. */
    fanOutFinished: (ledgers, { payload }: PayloadAction<string>) => {
      const ledger = ledgers[payload];
      if (ledger) ledgers[payload] = { ...withRows(ledger, { is: 'stopped' }), status: 'finished' };
    },
    /** It is known what the last round came to. */
    roundConcluded: (
      ledgers,
      { payload: { key, conclusion } }: PayloadAction<{ key: string; conclusion: ToldRound }>,
    ) => {
      const ledger = ledgers[key];
      if (ledger) ledger.conclusion = conclusion;
    },
    /** A panel that shows the ledger came on screen. */
    ledgerShown: (ledgers, { payload: { key, ...panel } }: PayloadAction<LedgerPanel & { key: string }>) => {
      const ledger = ledgers[key];
      if (ledger) ledger.panel = panel;
    },
    /** The panel went off the screen. */
    ledgerHidden: (ledgers, { payload }: PayloadAction<string>) => {
      delete ledgers[payload]?.panel;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(planResumed, (ledgers, { payload: { key, place, outcome, looksFirst, only } }) => {
        const ledger = ledgers[key];
        if (!ledger) return;
        const rows = ledger.rows.map((row) =>
          row.outcome === outcome && (only === undefined || row.id === only)
            ? after(row, { is: 'resumed', looksFirst })
            : row,
        );
        Object.assign(ledger, { status: 'running', place, conclusion: null, rows });
        // As slow as it was, and held no longer.
        Object.assign(ledger.pace ?? {}, { heldUntil: null, tooLongMs: null });
      })
      .addCase(ledgerClosed, (ledgers, { payload }) =>
        Object.fromEntries(
          Object.entries(ledgers).filter(([key, { status }]) => key !== payload || isUnderWay(status)),
        ),
      )
      .addCase(lineLost, (ledgers) =>
        Object.fromEntries(Object.entries(ledgers).map(([key, ledger]) => [key, withRows(ledger, { is: 'lineLost' })])),
      );
  },
});

export const fanOutsReducer = slice.reducer;
export const {
  planStarted,
  itemMoved,
  itemSplit,
  ledgerHeld,
  holdEnded,
  stopChosen,
  fanOutFinished,
  roundConcluded,
  ledgerShown,
  ledgerHidden,
} = slice.actions;

/** The ledger of a key, `undefined` when nothing was ever sent under it. */
export function selectLedger({ fanOuts }: FanOutsRoot, key: string): StoredLedger | undefined {
  return fanOuts[key];
}

/** How the fan-out of a key stands, `undefined` when nothing was ever sent under it. */
export function selectStatus(state: FanOutsRoot, key: string): Ledger['status'] | undefined {
  return selectLedger(state, key)?.status;
}

/** Whether a panel on screen tells a conclusion of this kind, so that nothing else need tell it. */
export function selectIsTold(state: FanOutsRoot, key: string, kind: Conclusion['kind']): boolean {
  const panel = selectLedger(state, key)?.panel;
  return panel !== undefined && !(panel.goesOnceAdded && kind === 'success');
}

/** The rows that can be sent: those that are queued, as long as nobody stops it, and need none that is on its way. */
export function selectDueRows<Payload>(
  state: FanOutsRoot,
  key: string,
  needs: ((payload: Payload) => readonly string[]) | undefined,
): RowThatIs<'queued', Payload>[] {
  if (selectStatus(state, key) !== 'running') return [];
  const rows = selectRowsThatAre<'queued', Payload>(state, key, 'queued');
  if (!needs) return rows;
  const open = new Set(selectRowsOf(state, key).flatMap(({ id, outcome }) => (OPEN.has(outcome) ? [id] : [])));
  const due = rows.filter(({ payload }) => !needs(payload).some((id) => open.has(id)));
  // Rows that only wait for each other, such as two entries that swap hours, are sent: the service decides about them.
  return due.length > 0 ? due : rows;
}

const OPEN: ReadonlySet<StoredRow['outcome']> = new Set<StoredRow['outcome']>(['queued', 'sent', 'lost']);

/** The rows under a key; all its items are of the kind of fan-out that started the plan. */
export function selectRowsOf<Payload>(state: FanOutsRoot, key: string): readonly StoredRow<Payload>[] {
  return (selectLedger(state, key)?.rows ?? NO_ROWS) as readonly StoredRow<Payload>[];
}

const NO_ROWS: readonly never[] = [];

/** The rows under a key that stand so; all its items are of the kind of fan-out that started the plan. */
export function selectRowsThatAre<Outcome extends 'queued' | 'lost', Payload>(
  state: FanOutsRoot,
  key: string,
  wanted: Outcome,
): RowThatIs<Outcome, Payload>[] {
  const rows = (selectLedger(state, key)?.rows ?? []) as StoredRow<Payload>[];
  return rows.filter((row): row is RowThatIs<Outcome, Payload> => row.outcome === wanted);
}

/** What the next round under a key is about: what is queued, and what has to be looked for first. */
export function selectQueue<Payload>(state: FanOutsRoot, key: string): StoredRow<Payload>[] {
  const lost = selectRowsThatAre<'lost', Payload>(state, key, 'lost');
  return [...selectRowsThatAre<'queued', Payload>(state, key, 'queued'), ...lost];
}

/** Whether anything is being sent, so that closing the page would cut it off. */
export function selectIsSending({ fanOuts }: FanOutsRoot): boolean {
  return Object.values(fanOuts).some(({ status }) => isUnderWay(status));
}

/** The ledgers that the end of the session cut off, by key (decisions: sessions). */
export function selectInterruptedLedgers({ fanOuts }: FanOutsRoot): FanOutsRoot['fanOuts'] {
  return Object.fromEntries(Object.entries(fanOuts).filter(([, { status }]) => status === 'interrupted'));
}

/** The ledgers that outlive the session: those that were under way, with the items that were cut off as unsent. */
export function interruptedLedgers({ fanOuts }: FanOutsRoot): FanOutsRoot['fanOuts'] {
  const cutOff = Object.entries(fanOuts).filter(([, { status }]) => status !== 'finished');
  return Object.fromEntries(
    cutOff.map(([key, ledger]) => [key, { ...withRows(ledger, { is: 'stopped' }), status: 'interrupted' }]),
  );
}

/** A ledger after something happened to all its rows. */
function withRows(ledger: StoredLedger, happening: Happening): StoredLedger {
  return { ...ledger, rows: ledger.rows.map((row) => after(row, happening)) };
}
