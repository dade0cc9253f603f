import type { RequestListener, ServerResponse } from 'node:http';

import type { Appointment } from '#contract/appointments';
import { passOn } from '#test/support/backend/proxy';
import { serve, type Serving } from '#test/support/backend/serving';
import type { Desk } from './desk';

/** A list of appointments that is held while it arrives. */
export interface HeldList {
  /** From now on the service answers this list: so many of it at once, and the rest when it is let go. */
  hold: (list: readonly Appointment[], atOnce: number) => void;
  /** Sends the rest to whoever waits for it; who asks afterwards has it all at once. */
  letGo: () => void;
}

/** The page takes an answer in slices, none of which is shorter. */
const BLANKS = ' '.repeat(16_000);

const LIST = '/appointment-service/appointments/';

/** Stands in front of a desk, so that its list of appointments can be held; all else passes as it is. */
export function setUpHeldList(desk: Desk): HeldList {
  let [begun, rest, isHeld] = ['[', ']', true];
  let waiting: ServerResponse[] = [];
  let inFront: Serving;
  const answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' || !(request.url ?? '').endsWith(LIST)) {
      passOn(desk.backend.url, request, response);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(begun);
    if (isHeld) waiting.push(response);
    else response.end(rest);
  };
  beforeAll(async () => {
    inFront = await serve(answer);
    desk.url = inFront.url;
  });
  afterAll(() => inFront.stop());
  return {
    hold: (list, atOnce) => {
      const texts = list.map((one) => JSON.stringify(one));
      // That another one follows is known by its first letter.
      const text = `[${BLANKS}${texts.join()}]`;
      const end = 1 + BLANKS.length + texts.slice(0, atOnce).join().length + ',{'.length;
      [begun, rest] = [text.slice(0, end), text.slice(end)];
      [isHeld, waiting] = [true, []];
    },
    letGo: () => {
      isHeld = false;
      for (const response of waiting) response.end(rest);
    },
  };
}
