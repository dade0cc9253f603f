import { createAction, createSlice, isAnyOf, type Action, type PayloadAction } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';

import { withParams } from './params';

/** View state that a shared link restores: the open section and its filters, as they stand in the query string. */
export interface Address {
  section: string;
  params: Readonly<Record<string, string>>;
}

/** The shape that selectors of the address need. */
export interface AddressRoot {
  address: Address & {
    /** The parameters with which each section was left, for the rest of the session. */
    left?: Readonly<Record<string, Address['params']>>;
    /** What is to be done once the view is on screen, by the id of its name; gone with any other view. */
    asked?: string;
  };
}

/** The section that an address without one means (Spec 1 §2). */
const DEFAULT_SECTION = 'appointments';

/** Changes to the query string; `null` takes a parameter out, and so does the empty text; what hangs on it goes too. */
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

/** A dialog as the address names it: the parameter that opens it, and what it is about. */
export interface DialogInAddress {
  name: string;
  of: string;
}

const initialState: AddressRoot['address'] = { section: '', params: {} };

const slice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    /**
     * A section was chosen: it is as it was left in this session, and afresh when it is the open one. Where one of its
     * views was, only that changes.
     */
    sectionOpened: {
      prepare: (section: string, patch?: AddressPatch) => ({
        payload: section,
        meta: patch && ({ address: patch, isStep: true } satisfies AddressMeta),
      }),
      reducer: (address, { payload: section, meta }: PayloadAction<string, string, AddressMeta | undefined>) => {
        const isOpen = section === selectSection({ address });
        const left = isOpen ? address.params : (address.left?.[section] ?? {});
        return viewOpened(address, { section, params: isOpen && !meta ? {} : left });
      },
    },
    /** A dialog that stands in the address has done its work: it closes, and its own step leaves the history. */
    dialogDone: (address, { payload: { name, of } }: PayloadAction<DialogInAddress>) => {
      const isOpen = address.params[name] === of;
      if (isOpen) address.params = withParams(selectSection({ address }), address.params, { [name]: null });
    },
    addressRead: (address, { payload }: PayloadAction<Address>) => viewOpened(address, payload),
    /** A person went back to the view in which something was begun, by the key of its request or ledger. */
    placeRevisited: (address, { payload }: PayloadAction<{ key: string; place: Address }>) =>
      viewOpened(address, payload.place),
    /**
     * Something is to be done in a view, by the id of its name: the view stays as it is or was left, but for what the
     * place names. No address asks for it, so that no link does anything.
     */
    toolAsked: (address, { payload: { tool, place } }: PayloadAction<{ tool: string; place: Address }>) => {
      const { section } = place;
      const left = section === selectSection({ address }) ? address.params : (address.left?.[section] ?? {});
      const others = Object.entries(place.params).filter(([name, value]) => (left[name] ?? '') !== value);
      const params = withParams(section, left, Object.fromEntries(others));
      return { ...viewOpened(address, { section, params }), asked: tool };
    },
    /** It is done. */
    toolTaken: (address) => {
      delete address.asked;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasAddressMeta, (address, { meta }) => {
      address.params = withParams(selectSection({ address }), address.params, meta.address);
    });
  },
});

/** Another view is open; the one before is remembered for its section. */
function viewOpened(address: AddressRoot['address'], view: Address): AddressRoot['address'] {
  return { ...view, left: { ...address.left, [selectSection({ address })]: address.params } };
}

export const addressReducer = slice.reducer;
export const { sectionOpened, addressRead, placeRevisited, toolAsked, toolTaken, dialogDone } = slice.actions;

/** Whether an event has another view on screen, which may be one of another section. */
export const isViewOpened = isAnyOf(sectionOpened, addressRead, placeRevisited, toolAsked);

/** Whether an event changes the view, and if so how. */
export function hasAddressMeta(action: Action): action is Action & { meta: AddressMeta } {
  return 'meta' in action && typeof action.meta === 'object' && action.meta !== null && 'address' in action.meta;
}

/** The open section, by name also where the address has none. */
export function selectSection({ address }: AddressRoot): string {
  return address.section || DEFAULT_SECTION;
}

const selectParams = ({ address }: AddressRoot) => address.params;

/** The whole view state: what can be gone back to. */
export const selectAddress = createSelector([selectSection, selectParams], (section, params): Address => ({
  section,
  params,
}));

/** The view state as it stands in the address, which may name no section. */
export const selectAddressAsWritten = createSelector(
  [({ address }: AddressRoot) => address.section, selectParams],
  (section, params): Address => ({ section, params }),
);

/** One parameter of the view, empty when it is not set. */
export function selectParam({ address }: AddressRoot, name: string): string {
  return address.params[name] ?? '';
}
