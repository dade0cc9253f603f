import { weakMapMemoize } from 'reselect';
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';

import { without } from '#client/lib/records';
import { say, type Text } from '#client/lib/text';
import type { ListFilter } from '#client/sections/home-services/shared/kind/defineKind';
import type { WholeList } from '#client/sections/home-services/shared/kind/sagas/lists';
import { selectIsSure, type HomeListsRoot } from '#client/sections/home-services/shared/kind/slice';
import { isSameText } from '#client/sections/home-services/shared/saving/items';
import type { FanOutKind } from '#client/state/fanOut/kind';
import { selectRowsOf } from '#client/state/fanOut/ledgers';
import { OPEN, type SendResult, type Sent } from '#client/state/fanOut/row';
import { runFanOut } from '#client/state/fanOut/runFanOut';
import { isBegun, labelsOf, selectRecord, stepsForgotten, type StepState } from '#client/state/forms/steps';
import type { Id } from '#contract/common';
import type { SheetRow, SheetValues } from '../events';
import { sheetKey } from '../first';
import { cellsKey } from '../leftBehind';
import { rowReasons, sheetTally } from '../messages';
import { isMadeHere } from '../rowSteps';
import type { SheetKind } from '../sheet';

/** How the rows of a sheet are read and saved. */
export interface SheetService<Thing extends { id: Id }, World> {
  sheet: SheetKind<Thing, World>;
  /** What its rows are compared with. */
  lists: (filter: ListFilter) => readonly WholeList[];
  /** What was read; `undefined` before. */
  selectWorld: (state: never, filter: ListFilter) => World | undefined;
  /** Completes a row before anything is sent, such as by a code for what has none. */
  prepare?: (row: SheetRow) => SheetRow;
  /**
   * Looks, right before it is made, whether something like it is there that the round could not know of yet; left out
   * where its code tells it apart.
   */
  isThere?: (row: SheetRow, world: World) => SagaGenerator<boolean>;
  /** Makes what a row is about, step by step, each once; `save` is the key of its steps. */
  make: (save: string, row: SheetRow, world: World) => SagaGenerator<void>;
  /** Changes the cells that are wanted, and no others, likewise. */
  change: (save: string, thing: Thing, wanted: SheetValues, world: World) => SagaGenerator<void>;
  /** What follows once a row is as it was wanted, by its calls or before. */
  saved?: (row: SheetRow) => SagaGenerator<void>;
  /** Has what is on screen read again. */
  refresh: (filter: ListFilter) => SagaGenerator<void>;
  /** What is said of it and offered after it, where it is no file that is saved. */
  told?: Pick<FanOutKind<SheetRow>, 'texts' | 'offerAfter'>;
}

/** Whether all of these lists add up, so that what they lack is new. */
export function selectAreSure(state: HomeListsRoot, lists: readonly WholeList[]): boolean {
  return lists.every(({ key }) => selectIsSure(state, key));
}

/** Saves the rows of a file; what its last plan has begun of them is ended first. */
export function* applySheet<Thing extends { id: Id }, World>(
  { sheet, prepare = (row) => row }: SheetService<Thing, World>,
  kind: FanOutKind<SheetRow>,
  key: string,
  wanted: readonly SheetRow[],
): SagaGenerator<void> {
  const begun = yield* call(takeOverBegun, sheet.name, key);
  const rows = wanted.map((row) => begun.get(cellsOf(row)) ?? prepare(row));
  const items = rows.map((row) => ({ id: idOf(row), label: row.name, payload: row }));
  yield* call(runFanOut, kind, key, items);
}

/**
 * The new rows that the last plan under a key has left half made, by their cells: a plan that has them once more goes
 * on with them, by their codes and their steps. What else of its steps is known is forgotten.
 */
function* takeOverBegun(sheet: string, key: string): SagaGenerator<ReadonlyMap<string, SheetRow>> {
  const rows = yield* select(selectRowsOf<SheetRow>, key);
  const begun = new Map<string, SheetRow>();
  for (const { payload } of rows) {
    const { steps } = yield* select(selectRecord, stepsKey(sheet, payload));
    if (payload.id === null && isBegun(steps)) begun.set(cellsOf(payload), payload);
    else if (steps.length > 0) yield* put(stepsForgotten(stepsKey(sheet, payload)));
  }
  return begun;
}

const cellsOf = ({ cells }: SheetRow) => cellsKey(cells);

const idOf = ({ id, key }: SheetRow) => (id === null ? `new ${key}` : String(id));

/** Under which key it is remembered what of a row is done: below that of its ledger. */
const stepsKey = (sheet: string, row: SheetRow) => `${sheetKey(sheet, row.filter)}/${idOf(row)}`;

/**
 * The rows of a file, each saved by the calls of its changed cells; what stands there now is compared once more. What
 * of a row is done is remembered until all of it is, so that the next try goes on there (decisions: spreadsheets).
 */
export function sheetRows<Thing extends { id: Id }, World>(service: SheetService<Thing, World>): FanOutKind<SheetRow> {
  const { sheet, lists, selectWorld, isThere, make, change, saved, refresh, told } = service;
  const worldIn = selectWorld as (state: unknown, filter: ListFilter) => World | undefined;
  const keyOf = (row: SheetRow) => stepsKey(sheet.name, row);
  // All rows of a round ask the same world.
  const identify = weakMapMemoize(sheet.identify);
  function* compare(row: SheetRow): SagaGenerator<Compared<Thing, World>> {
    const world = yield* select(worldIn, row.filter);
    if (!world) throw new Error(`The list of ${sheet.name} was not read`);
    const { steps } = yield* select(selectRecord, keyOf(row));
    return compared({ ...sheet, identify }, world, row, isBegun(steps));
  }
  function* end(row: SheetRow): SagaGenerator<void> {
    yield* put(stepsForgotten(keyOf(row)));
    if (saved) yield* call(saved, row);
  }
  return {
    name: `homeServices/${sheet.name}/import`,
    texts: { ...sheetTally, title: rowReasons.saving, failed: rowReasons.failed },
    ...told,
    *read([first]) {
      for (const { read } of first ? lists(first.filter) : []) yield* call(read);
    },
    *standing(row, isTried) {
      const { is, thing, reason } = yield* call(compare, row);
      if (is === 'leftOut') return { is, reason };
      if (is === 'open' && !thing && !(yield* select(selectAreSure, lists(row.filter))))
        return { is: 'heldBack', reason: rowReasons.unsure };
      const { steps } = yield* select(selectRecord, keyOf(row));
      // What was begun here is to be ended here.
      return is === 'done' && (isTried || !isBegun(steps)) ? { is, reason: isTried ? doneTo(row) : null } : OPEN;
    },
    *send(row): SagaGenerator<SendResult | Sent<SheetRow>> {
      const { is, world, thing, open } = yield* call(compare, row);
      const save = keyOf(row);
      if (is === 'open') {
        if (thing) yield* call(change, save, thing, open, world);
        else {
          const { attempt } = yield* select(selectRecord, save);
          if (isThere && !attempt && (yield* call(isThere, row, world)))
            return { outcome: 'leftOut', reason: rowReasons.madeMeanwhile };
          yield* call(make, save, row, world);
        }
      }
      const { steps } = yield* select(selectRecord, save);
      const kept = steps.find(({ status }) => status === 'kept');
      if (!kept) return { outcome: 'added', reason: doneTo(row) };
      yield* call(end, row);
      return { outcome: 'leftOut', reason: inPart(steps, kept.reason ?? '') };
    },
    settled: end,
    // What is gone is told, and neither sent nor made again.
    insteadOf: (_, answer) => (answer.is === 'refused' && answer.isGone ? [] : null),
    *reasonOf(row, said) {
      const { steps } = yield* select(selectRecord, keyOf(row));
      return inPart(steps, said);
    },
    *after({ filter }) {
      yield* call(refresh, filter);
    },
  };
}

/** What is said of a row that was saved; its ledger says it of one that was changed. */
const doneTo = ({ id }: SheetRow): Text | null => (id === null ? rowReasons.made : null);

/** What is said of a row with these steps that was not saved whole. */
function inPart(steps: readonly StepState[], reason: Text): Text {
  if (!steps.some(({ status }) => status === 'done')) return reason;
  const [saved, left] = [labelsOf(steps, (is) => is === 'done'), labelsOf(steps, (is) => is !== 'done')];
  return say(rowReasons.inPart, { saved, left, reason });
}

/** A row beside what is there now. */
interface Compared<Thing, World> {
  is: 'open' | 'done' | 'leftOut';
  world: World;
  /** What it is about; `undefined` where that is still to be made. */
  thing: Thing | undefined;
  /** The cells that are still to be changed. */
  open: SheetValues;
  reason: Text | null;
}

/**
 * Compares a row once more: a cell that has become what it is wanted to be is done, and a row of which another desk has
 * changed a cell meanwhile is left out, and so is one that is gone, or that another desk has made. What its own earlier
 * try has made is no change of another desk, nor is how a service writes what that has sent.
 */
function compared<Thing extends { id: Id }, World>(
  sheet: SheetKind<Thing, World>,
  world: World,
  row: SheetRow,
  isTried: boolean,
): Compared<Thing, World> {
  const isNew = row.id === null;
  const none = { world, thing: undefined, open: {}, reason: null };
  const isIt = (thing: Thing) => (isNew ? sheet.isMade(thing, row.key) : String(thing.id) === String(row.id));
  const known = sheet.things(world).find(isIt);
  const like = isNew && !known && !isTried ? sheet.identify(world)(namedBy(row)) : null;
  if (like?.is === 'fault') return { ...none, is: 'leftOut', reason: like.fault };
  const thing = like?.is === 'known' ? like.thing : known;
  if (!thing) return isNew ? { ...none, is: 'open' } : { ...none, is: 'leftOut', reason: rowReasons.gone };
  const now = sheet.valuesOf(thing, world);
  const open: Record<string, string> = {};
  for (const { id, head, show, isNote, isAddedTo, isSame = Object.is } of sheet.columns) {
    const wanted = row.wanted[id];
    const value = now[id] ?? '';
    if (wanted === undefined || isNote || id === 'code' || isSame(value, wanted)) continue;
    if (isTried && isSameText(value, wanted)) continue;
    const isOfOther = like !== null || (!isAddedTo && value !== (row.before[id] ?? ''));
    if (isOfOther && isNew && !isTried) return { ...none, is: 'leftOut', reason: rowReasons.madeMeanwhile };
    const shown = show && value !== '' ? show(value, world) : value;
    if (isOfOther && !isNew)
      return { ...none, is: 'leftOut', reason: say(rowReasons.changedMeanwhile, { column: head, value: shown }) };
    open[id] = wanted;
  }
  return { ...none, thing, open, is: Object.keys(open).length > 0 ? 'open' : 'done' };
}

/** By what a new row is told from what is there: without a code that was made for it here. */
function namedBy({ wanted, cells }: SheetRow): SheetValues {
  return isMadeHere(cells) ? without(wanted, 'code') : wanted;
}
