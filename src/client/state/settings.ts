import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the workflows need to know of the configuration (decisions: runtime configuration). */
export interface Settings {
  /** Given to new and reset providers; empty when a random one is made for each. */
  defaultProviderPassword: string;
  /** The number the one-time password is checked with; empty when the product was not told. */
  otpMobile: string;
  /** Minutes without input until the desk is locked; 0 for never. */
  lockAfterMinutes: number;
  /** Seconds after which the list of appointments is read again by itself; left out or 0 for never. */
  refreshSeconds?: number;
  /** The query by which the service is asked for what has changed since a moment; left out where it knows none. */
  changesQuery?: string | undefined;
  /** Where reports of problems are sent; left out where they are downloaded alone. */
  reportUrl?: string | undefined;
}

/** The shape that selectors of the settings need. */
export interface SettingsRoot {
  settings: Settings;
}

const initialState: Settings = { defaultProviderPassword: '', otpMobile: '', lockAfterMinutes: 0 };

const slice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsRead: (_, { payload }: PayloadAction<Settings>) => payload,
  },
});

export const settingsReducer = slice.reducer;
export const { settingsRead } = slice.actions;

/** The settings of this installation. */
export function selectSettings({ settings }: SettingsRoot): Settings {
  return settings;
}
