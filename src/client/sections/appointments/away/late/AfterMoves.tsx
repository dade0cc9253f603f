import type { SentPlan } from '../sent';

/** What a plan that was sent leaves to do: `Undo`, the ledger `Closed hours`, the table `To call`. */
export function AfterMoves(_: { sent: SentPlan }) {
  return null;
}
