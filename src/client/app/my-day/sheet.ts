import { clockTime } from '#client/lib/dates';
import { isUnderWay } from '#client/lib/tally';
import { beside, namesInARow, say, type Text } from '#client/lib/text';
import type { FanOutsRoot, StoredLedger } from '#client/state/fanOut/ledgers';
import { selectSentForms, type FormsRoot } from '#client/state/forms/forms';
import { selectCovered, selectHalfDone, type HalfDoneRoot } from '#client/state/halfDone/halfDone';
import { selectRequest, type RequestsRoot } from '#client/state/requests/requests';
import type { WaitingGroup } from '#client/state/waiting';
import type { UnknownWritesRoot } from '#client/state/writes/unknown';
import { dayMessages, onSheetMessages } from './messages';
import { selectNote } from './note';
import type { DayEntry } from './slice';
import { changeText, toldOf } from './told';
import type { ShownEntry } from './useDay';

/** A part of the sheet, with its groups under one title; `note` stands where there is nothing, or it is not known. */
export interface SheetPart {
  title: Text;
  groups: readonly WaitingGroup[];
  note: Text | null;
}

/** What the half-done part is read from. */
export type LeftRoot = HalfDoneRoot & FormsRoot & FanOutsRoot & UnknownWritesRoot & RequestsRoot;

/** Of one group no more lines are listed. */
const MOST_LINES = 100;

/** Most items that a line names. */
const MOST_NAMED = 10;

/**
 * The sheet that hands the desk over: the note as it was written, if there is one; what was done, oldest first; what
 * waits; and what is half done.
 *
 * @param waiting `null` before it is known, and `unread` where it could not be read
 */
export function sheetOf(
  entries: readonly ShownEntry[],
  waiting: readonly WaitingGroup[] | 'unread' | null,
  state: LeftRoot,
): SheetPart[] {
  const isUndecided = ({ tells }: DayEntry) => tells !== undefined && tells in state.unknownWrites;
  const done = entries.filter((entry) => !isUndecided(entry)).flatMap(doneLines);
  const halfDone = halfDoneLines(entries, state);
  const groups = Array.isArray(waiting) ? waiting : [];
  const note = selectNote(state)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [
    ...(note.length > 0 ? [part(dayMessages.note, [{ title: '', lines: note }], '')] : []),
    part(onSheetMessages.done, [{ title: '', lines: done }], onSheetMessages.nothingDone),
    part(
      onSheetMessages.waiting,
      groups,
      waiting === null
        ? onSheetMessages.looking
        : waiting === 'unread'
          ? onSheetMessages.unread
          : onSheetMessages.nothingWaits,
    ),
    part(onSheetMessages.halfDone, [{ title: '', lines: halfDone }], onSheetMessages.nothingHalfDone),
  ];
}

function part(title: Text, groups: readonly WaitingGroup[], nothing: Text): SheetPart {
  const some = groups.filter(({ lines }) => lines.length > 0).map((group) => ({ ...group, lines: first(group.lines) }));
  return { title, groups: some, note: some.length > 0 ? null : nothing };
}

function first(lines: readonly Text[]): readonly Text[] {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), say(dayMessages.more, { count: more })] : lines;
}

/** One thing that was done and its changes: what the service said beside may name anybody, and stays out. */
function doneLines(entry: ShownEntry): Text[] {
  const { whom, what, changes } = toldOf(entry);
  const isOne = entry.lines.length === 1;
  const more = entry.kind === 'error' ? [dayMessages.failed] : isOne ? changes.map(changeText) : [];
  const told = [whom === null ? what : named(whom, what), ...more].reduce(beside);
  const head = say(onSheetMessages.doneAt, { at: clockTime(new Date(entry.at)), what: told });
  return isOne ? [head] : [head, ...changes.map((line) => named(line.whose, changeText(line)))];
}

/** A sentence behind whom it is about: `Huda Saleh, Sat 21 Nov 10:00: Status updated`. */
function named(whom: Text, what: Text): Text {
  return typeof whom === 'string' ? beside(whom, what) : say(onSheetMessages.of, { whom, what });
}

/** What is half done: moves, plans that have not come to their end, forms, and writes of which nobody can tell. */
function halfDoneLines(entries: readonly ShownEntry[], state: LeftRoot): Text[] {
  const covered = selectCovered(state);
  const isTold = (key: string) => covered.has(key) || key in selectHalfDone(state);
  const works = Object.entries(selectHalfDone(state))
    .filter(([key]) => !covered.has(key))
    .map(([, { title }]) => title);
  const ledgers = Object.entries(state.fanOuts)
    .filter(([key]) => !isTold(key))
    .flatMap(([, ledger]) => ledgerLine(ledger) ?? []);
  const forms = Object.entries(selectSentForms(state))
    .filter(([key]) => !isTold(key) && !(key in state.fanOuts))
    .map(([, { title }]) => say(onSheetMessages.unsaved, { what: title }));
  const unknown = Object.keys(state.unknownWrites)
    .filter((key) => !isTold(key))
    .map((key) => say(onSheetMessages.undecided, { what: writeText(key, entries, state) }));
  return [...works, ...ledgers, ...unknown, ...forms];
}

function writeText(key: string, entries: readonly ShownEntry[], state: LeftRoot): Text {
  const told = entries.findLast(({ tells }) => tells === key);
  if (told) return told.concerns ? named(told.concerns, told.text) : told.text;
  return selectSentForms(state)[key]?.title ?? selectRequest(state, key)?.failure?.text ?? onSheetMessages.someWrite;
}

function ledgerLine({ status, title, rows }: StoredLedger): Text | null {
  if (isUnderWay(status)) return say(onSheetMessages.sending, { title });
  const left = rows.filter(({ outcome }) => LEFT.has(outcome));
  if (left.length === 0) return null;
  const unknown = left.filter((row) => 'isUnknown' in row && row.isUnknown).length;
  const unsent = left.filter((row) => row.outcome === 'unsent' && !row.isUnknown).length;
  const counts = { unsent, failed: left.length - unsent - unknown, unknown };
  const names = left.map(({ label }) => label);
  return [
    title,
    ...(['unsent', 'failed', 'unknown'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => say(onSheetMessages[kind], { count: counts[kind] })),
    namesInARow(names, MOST_NAMED),
  ].reduce(beside);
}

const LEFT: ReadonlySet<string> = new Set(['failed', 'refused', 'unsent', 'lost']);
