import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import type { BaseState } from '#client/app/store';
import type { entitiesReducer } from '#client/entities/entitiesReducer';
import type { Endpoint } from '#contract/endpoint';
import type { Fate } from '#test/support/service/fates';
import type { Tables } from '#test/support/service/tables';

/** One flow that makes a writing call, as a row of the table. */
export interface Entry {
  /** The call that meets the fault. */
  endpoint: Endpoint;
  /** What the person does, in words; no two rows have the same. */
  flow: string;
  /** Whose slices and watchers play it; the session alone without one. */
  section?: {
    reducers: Readonly<Record<string, Reducer>>;
    watchers: Readonly<Record<string, () => Generator>>;
  };
  /** Whether nobody is signed in. */
  isSignedOut?: boolean;
  /** What the service has at first. */
  service?: Tables;
  /** What is on screen before. */
  opens?: readonly UnknownAction[];
  /** What the person does, and does again as long as it has failed; every question is answered with yes. */
  does: readonly UnknownAction[];
  /** Under which key of the request table or of the ledgers its end is told. */
  key: string;
  /** Whether the service has what the person wanted. */
  isThere: (tables: Tables) => boolean;
  /** Whether what the service has is as good an end, where the page may give up what the person wanted. */
  isGivenUp?: (tables: Tables) => boolean;
  /** Whether the screen shows what the person wanted, where that is more than the notice or the closed form. */
  isShown?: (state: never) => boolean;
  /** The faults after which the page looks by itself, so that what has taken effect is told as done. */
  looksAfter?: readonly Fate[];
  /** Whether a 201 has done it whatever its body, so that this is told as done. */
  trustsCreated?: boolean;
  /** Whether a 401 is about what was sent and leaves the session alone. */
  keepsSession?: boolean;
}

/** The state of the store as an entry reads it. */
export type State = BaseState & { entities: ReturnType<typeof entitiesReducer> };
