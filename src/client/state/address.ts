import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

/** View state that a shared link restores: the open section and its filters, as they stand in the query string. */
export interface Address {
  section: string;
  params: Readonly<Record<string, string>>;
}

/** The shape that selectors of the address need. */
export interface AddressRoot {
  address: Address;
}

/** Changes to the query string; `null` takes a parameter out, and so does the empty text. */
export type AddressPatch = Readonly<Record<string, string | null>>;

interface AddressMeta {
  address: AddressPatch;
  /** Whether Back returns to the view before; typing does not fill the history. */
  isStep: boolean;
}

/**
 * Makes an event that carries its change of the address, so that the view state has one home and survives a reload
 * (decisions: view state in the address).
 */
export function createViewEvent<Args extends unknown[] = []>(
  type: string,
  toPatch: (...args: Args) => AddressPatch,
  { isStep = true }: { isStep?: boolean } = {},
) {
  return createAction(type, (...args: Args) => ({
    payload: args[0] as Args extends [infer First, ...unknown[]] ? First : undefined,
    meta: { address: toPatch(...args), isStep } satisfies AddressMeta,
  }));
}

const initialState: Address = { section: '', params: {} };

const slice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    sectionOpened: (_, { payload }: PayloadAction<string>): Address => ({ section: payload, params: {} }),
    addressRead: (_, { payload }: PayloadAction<Address>): Address => payload,
    /** A person went back to the view in which something was begun, by the key of its request or ledger. */
    placeRevisited: (_, { payload }: PayloadAction<{ key: string; place: Address }>): Address => payload.place,
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasAddressMeta, (address, { meta }) => {
      address.params = patched(address.params, meta.address);
    });
  },
});

export const addressReducer = slice.reducer;
export const { sectionOpened, addressRead, placeRevisited } = slice.actions;

/** Whether an event changes the view, and if so how. */
export function hasAddressMeta(action: Action): action is Action & { meta: AddressMeta } {
  return 'meta' in action && typeof action.meta === 'object' && action.meta !== null && 'address' in action.meta;
}

/** The whole view state. */
export function selectAddress({ address }: AddressRoot): Address {
  return address;
}

/** The open section. */
export function selectSection({ address }: AddressRoot): string {
  return address.section;
}

/** One parameter of the view, empty when it is not set. */
export function selectParam({ address }: AddressRoot, name: string): string {
  return address.params[name] ?? '';
}

function patched(params: Address['params'], patch: AddressPatch): Address['params'] {
  return Object.fromEntries(
    Object.entries({ ...params, ...patch }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
