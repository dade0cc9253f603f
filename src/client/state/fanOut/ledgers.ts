import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, original } from '@reduxjs/toolkit';

import type { Conclusion, ItemOutcome, Ledger, LedgerRow, Whole } from '#client/lib/tally';
import { isUnderWay } from '#client/lib/tally';
import type { Text } from '#client/lib/text';
import type { Address } from '../address';
import { ledgerClosed, planResumed } from '../fanOutEvents';
import { lineLost } from '../line';

/** One item of a plan, sent by one call: plain data, so that it can be sent again later. */
export interface FanOutItem<Payload = unknown> {
  /** Unique in its plan, such as the date. */
  id: string;
  /** How the ledger calls it. */
  label: Text;
  /** What it is counted as, such as its date; itself where it stands alone. */
  whole?: Whole;
  payload: Payload;
}

/** A line of a stored ledger: an item and what became of it. */
export interface StoredRow<Payload = unknown> extends LedgerRow {
  payload: Payload;
  /** Whether the page went offline while it was on its way or its answer was missing. */
  isCutOff?: boolean;
  /** Whether it is sent a second time in this round, because it was cut off and is known not to have arrived. */
  isSentAgain?: boolean;
  /** Whether it has failed because nobody could tell what became of it: it is looked for before it is sent again. */
  isUnknown?: boolean;
  /** Whether the service has refused it, and it is looked at only to say how it stands. */
  isRefused?: boolean;
}

/** The one record of a fan-out: what is sent, what became of it, and what is needed to go on with it. */
export interface StoredLedger extends Ledger {
  /** The name of its kind, by which Retry and Continue find their workflow. */
  kind: string;
  /** What is being done, as the offer after an interruption says it. */
  title: Text;
  /** The view that its last round was started in. */
  place: Address;
  rows: StoredRow[];
  /** The panel that shows it, as long as that is on screen. */
  panel?: LedgerPanel | undefined;
}

/** What is known of a panel that shows a ledger. */
interface LedgerPanel {
  /** Whether it goes with its form as soon as everything is added, so that nobody could read it. */
  goesOnceAdded: boolean;
}

/** A plan that is about to be sent. */
interface StartedPlan extends Pick<StoredLedger, 'kind' | 'title' | 'place'> {
  key: string;
  items: readonly FanOutItem[];
}

/** How far an item of a plan has come. */
interface MovedItem
  extends Pick<StoredRow, 'id' | 'outcome'>, Partial<Pick<StoredRow, 'reason' | 'isUnknown' | 'isRefused'>> {
  key: string;
  payload?: unknown;
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
      [key]: { ...plan, status: 'running', rows: items.map(queued), panel: ledgers[key]?.panel },
    }),
    /** An item that was cut off and is known not to have arrived is about to be sent again. */
    itemSentAgain: (ledgers, { payload: { key, id } }: PayloadAction<{ key: string; id: string }>) => {
      const row = ledgers[key]?.rows.find((candidate) => candidate.id === id);
      if (row) Object.assign(row, { ...queued(row), isSentAgain: true });
    },
    /** One item has come further. */
    itemMoved: (ledgers, { payload: { key, id, reason = null, ...moved } }: PayloadAction<MovedItem>) => {
      // Searched in the rows themselves: Immer would make a draft of each of thousands that is looked at.
      const index = original(ledgers)[key]?.rows.findIndex((candidate) => candidate.id === id) ?? -1;
      const row = ledgers[key]?.rows[index];
      if (row) Object.assign(row, { reason }, moved);
    },
    /** An item gives way to several that are sent one by one. */
    itemSplit: (
      ledgers,
      { payload: { key, id, parts } }: PayloadAction<{ key: string; id: string; parts: readonly FanOutItem[] }>,
    ) => {
      const rows = ledgers[key]?.rows;
      const index = rows?.findIndex((row) => row.id === id) ?? -1;
      if (index >= 0) rows?.splice(index, 1, ...parts.map(queued));
    },
    /** A person wants no more to be sent; what is on its way finishes. */
    stopChosen: (ledgers, { payload }: PayloadAction<string>) => {
      const ledger = ledgers[payload];
      if (ledger?.status === 'running') ledger.status = 'stopping';
    },
    /** The round is over; what was not sent stays unsent. */
    fanOutFinished: (ledgers, { payload }: PayloadAction<string>) => {
      const ledger = ledgers[payload];
      if (ledger) ledgers[payload] = halted(ledger, 'finished');
    },
    /** It is known what the last round came to. */
    roundConcluded: (
      ledgers,
      { payload: { key, conclusion } }: PayloadAction<{ key: string; conclusion: Conclusion }>,
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
      .addCase(planResumed, (ledgers, { payload: { key, place, outcome, looksFirst = false } }) => {
        const ledger = ledgers[key];
        if (!ledger) return;
        Object.assign(ledger, { status: 'running', place, conclusion: null });
        ledger.rows
          .filter((row) => row.outcome === outcome)
          .forEach((row) => Object.assign(row, resumed(row, looksFirst)));
      })
      .addCase(ledgerClosed, (ledgers, { payload }) =>
        Object.fromEntries(
          Object.entries(ledgers).filter(([key, { status }]) => key !== payload || isUnderWay(status)),
        ),
      )
      .addCase(lineLost, (ledgers) =>
        Object.fromEntries(Object.entries(ledgers).map(([key, ledger]) => [key, cutOff(ledger)])),
      );
  },
});

export const fanOutsReducer = slice.reducer;
export const {
  planStarted,
  itemMoved,
  itemSentAgain,
  itemSplit,
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

/** The rows under a key that stand so; all its items are of the kind of fan-out that started the plan. */
export function selectRowsThatAre<Payload>(state: FanOutsRoot, key: string, wanted: ItemOutcome): StoredRow<Payload>[] {
  const rows = (selectLedger(state, key)?.rows ?? []) as StoredRow<Payload>[];
  return rows.filter(({ outcome }) => outcome === wanted);
}

/** What the next round under a key is about: what is queued, and what has to be looked for first. */
export function selectQueue<Payload>(state: FanOutsRoot, key: string): StoredRow<Payload>[] {
  return [...selectRowsThatAre<Payload>(state, key, 'queued'), ...selectRowsThatAre<Payload>(state, key, 'lost')];
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
  return Object.fromEntries(cutOff.map(([key, ledger]) => [key, halted(ledger, 'interrupted')]));
}

function queued(item: FanOutItem): StoredRow {
  return { ...item, outcome: 'queued', reason: null };
}

/** A row that is about to be sent again; one of which nobody knows may have to be looked for first. */
function resumed({ isUnknown = false, ...row }: StoredRow, looksFirst: boolean): StoredRow {
  const isLost = isUnknown && looksFirst;
  const outcome = isLost ? 'lost' : 'queued';
  return { ...row, outcome, reason: null, isUnknown: false, isRefused: false, isCutOff: isLost, isSentAgain: false };
}

/** Marks what is on its way, or has not been answered, when the page goes offline. */
function cutOff(ledger: StoredLedger): StoredLedger {
  return { ...ledger, rows: ledger.rows.map((row) => (isOut(row) ? { ...row, isCutOff: true } : row)) };
}

function isOut({ outcome }: StoredRow): boolean {
  return outcome === 'sent' || outcome === 'lost';
}

function halted(ledger: StoredLedger, status: Ledger['status']): StoredLedger {
  return { ...ledger, status, rows: ledger.rows.map(unsent) };
}

/** A row as the end of a round leaves it; what was on its way may have arrived. */
function unsent(row: StoredRow): StoredRow {
  if (row.outcome === 'queued') return { ...row, outcome: 'unsent' };
  return isOut(row) ? { ...row, outcome: 'unsent', isUnknown: true } : row;
}
