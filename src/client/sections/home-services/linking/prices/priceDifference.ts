import { priceValue, readPrice } from '#client/sections/home-services/shared/sheets/cells';
import {
  countedRows,
  type ComparedRow,
  type SheetDifference,
} from '#client/sections/home-services/shared/sheets/difference';
import type { CellReading } from '#client/sections/home-services/shared/sheets/sheet';
import { cellPlace, type Corrections } from '#client/sections/home-services/shared/sheets/useDifference';
import { pausing } from '#client/state/sagas/pausing';
import { plainDecimal } from '#contract/text/numbers';
import type { LinkRow } from '../linkRows';
import { changedPrice, type PriceRule } from './changedPrice';
import { priceFaults } from './messages';
import { isBlank } from './pastedPrices';

/** What is to become of a price: the text of it, and what that says; `null` where it changes nothing. */
interface Proposal {
  text: string;
  reading: CellReading | null;
}

/** Says what is to become of the price of a row, by its place from 0. */
export type Propose = (row: LinkRow, at: number) => Proposal;

/** Proposes what a rule makes of each price. */
export function byRule(rule: PriceRule): Propose {
  return ({ offer }) => {
    const now = priceValue(offer.price);
    const value = plainDecimal(now) === null ? undefined : changedPrice(rule, now);
    if (value) return { text: value, reading: { value } };
    return { text: '', reading: { fault: value === null ? priceFaults.belowZero : priceFaults.unknown } };
  };
}

/** Proposes the cells of a column, one after another; a blank one changes nothing. */
export function byColumn(cells: readonly string[]): Propose {
  return (_, at) => typedProposal(cells[at] ?? '');
}

function typedProposal(text: string): Proposal {
  return { text, reading: isBlank(text) ? null : readPrice(text) };
}

/**
 * Compares the prices of rows with what is proposed or was corrected. It lets the browser draw in between, and ends
 * with `null` once `isStale` says that nobody wants it any more.
 */
export async function priceDifference(
  rows: readonly LinkRow[],
  propose: Propose,
  corrections: Corrections = {},
  isStale: () => boolean = () => false,
): Promise<SheetDifference | null> {
  const pause = pausing();
  const compared: ComparedRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (await pause()) if (isStale()) return null;
    const corrected = corrections[cellPlace(at + 1, 'price')];
    compared.push(comparedPrice(row, at + 1, corrected === undefined ? propose(row, at) : typedProposal(corrected)));
  }
  return countedRows(compared);
}

function comparedPrice({ link, offer, item }: LinkRow, line: number, { text, reading }: Proposal): ComparedRow {
  const now = priceValue(offer.price);
  const fault = reading && 'fault' in reading ? reading.fault : null;
  const wanted = reading && 'value' in reading && reading.value !== now ? reading.value : null;
  return {
    ...{ line, id: link.id, key: String(link.id), name: link.name },
    cells: { code: item?.code ?? '', price: text },
    compared: { price: { text, now, wanted, ...(fault && { fault }) } },
    is: fault ? 'faulty' : wanted === null ? 'unchanged' : 'changed',
  };
}
