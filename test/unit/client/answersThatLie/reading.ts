import type { UnknownAction } from '@reduxjs/toolkit';

import type { BaseState } from '#client/app/store';
import type { Text } from '#client/lib/text';
import { retryChosen } from '#client/state/fanOutEvents';
import { noticeClosed } from '#client/state/notices';
import { inEnglish } from '#test/support/inEnglish';
import type { Call } from '#test/support/service/service';
import type { Entry } from './entry';

/** One thing that the page says: a notice, the failure beside a form, a line of a ledger. */
export interface Saying {
  isFailure: boolean;
  texts: readonly Text[];
}

/** Everything that the page says. */
export function sayingsIn({ notices, requests, fanOuts }: BaseState): Saying[] {
  const known = (texts: readonly (Text | null | undefined)[]) => texts.flatMap((text) => text ?? []);
  return [
    ...notices.map(({ kind, text, detail }) => ({ isFailure: kind === 'error', texts: known([text, detail]) })),
    ...Object.values(requests).flatMap(({ failure }) =>
      failure ? [{ isFailure: true, texts: known([failure.text, failure.detail]) }] : [],
    ),
    ...Object.values(fanOuts)
      .flatMap(({ rows }) => rows)
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ reason }) => ({ isFailure: true, texts: known([reason]) })),
  ];
}

/** How what was done ended, as a person must understand it. */
export type Verdict = 'done' | 'failed' | 'nothing is said';

/** The verdict of the page on a flow; one failure among successes is a failure. */
export function verdictIn(state: BaseState, { key }: Entry): Verdict {
  const sayings = sayingsIn(state);
  if (sayings.some(({ isFailure }) => isFailure)) return 'failed';
  const hasSucceeded = state.requests[key]?.status === 'succeeded' || state.fanOuts[key]?.status === 'finished';
  return hasSucceeded || sayings.length > 0 ? 'done' : 'nothing is said';
}

/** A saying as it is read. */
export function readAloud({ texts }: Saying): string {
  return texts.map(inEnglish).join(' ');
}

/** What the person does next after a failure: what a notice or a ledger offers, or else the same again. */
export function againIn({ notices, fanOuts }: BaseState, { key, does }: Entry): UnknownAction[] {
  const offered = notices.flatMap(({ offer }) => (offer ? [offer.event] : []));
  const ledger = fanOuts[key];
  const retried = ledger ? [retryChosen({ kind: ledger.kind, key })] : offered;
  const closed = notices.map(({ id }) => noticeClosed(id));
  return [...closed, ...(retried.length > 0 ? retried : does)];
}

/** The calls that the page made once more than their `repeat` allows. */
export function forbiddenIn(calls: readonly Call[]): string[] {
  return calls.flatMap((call, at) => {
    const later = calls.slice(at + 1);
    const again = later.findIndex(({ text }) => text === call.text);
    const isFree = call.endpoint.method === 'GET' || call.isRefused || again < 0;
    return isFree || mayRepeat(call, later.slice(0, again + 1)) ? [] : [`${call.text} was sent twice`];
  });
}

/** Whether a call may be made again after these others, the last of which is the same again. */
function mayRepeat({ endpoint: { repeat }, deed }: Call, others: readonly Call[]): boolean {
  switch (repeat) {
    case 'asItIs':
      return true;
    case 'afterLook':
      return others.some(({ endpoint }) => endpoint.method === 'GET');
    case 'never':
      return others.at(-1)?.deed !== deed;
  }
}
