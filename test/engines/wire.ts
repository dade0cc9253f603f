/** One thing that a person does at the mouse or the keys; a key is a character, or has its name in the DOM. */
export type Deed =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp' }
  /** Turns the wheel over a place by so many pixels. */
  | { type: 'scroll'; x: number; y: number; deltaX: number; deltaY: number }
  | { type: 'keyDown' | 'keyUp'; key: string };

/** A tab of an engine, with the little that all three engines can be asked for. */
export interface Wire {
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** The value of an expression in the page; a promise is waited for. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Does one thing after another. */
  perform: (deeds: readonly Deed[]) => Promise<void>;
  /** Gives a file to the only field of this selector, as the dialog of the engine does. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  /** A picture of the page, as PNG in base64. */
  picture: () => Promise<string>;
  /** Another tab of the same browser, which stands in front from then on. */
  newTab: () => Promise<Wire>;
  toFront: () => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** A browser engine that may be installed. */
export interface Engine {
  name: string;
  isInstalled: boolean;
  /** What Debian calls the packages that it needs. */
  packages: string;
  /** Whether Back brings a page as it was left; under remote control Chromium and Firefox read it anew. */
  keepsPages: boolean;
  start: () => Promise<Started>;
}

/** An engine that has been started. */
export interface Started {
  /** A tab that nothing has been done in. */
  wire: Wire;
  /** What the page has thrown or written to the console as an error; WebKit does not tell. */
  faults: readonly string[];
  stop: () => Promise<void>;
}

/** What WebDriver calls the keys that have no character. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Escape: '\ue00c',
  Home: '\ue011',
  End: '\ue010',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
};

/** What a deed is among the actions of WebDriver, which BiDi has taken over. */
export function actionsOf(deed: Deed): readonly object[] {
  switch (deed.type) {
    case 'keyDown':
    case 'keyUp':
      return [{ type: 'key', id: 'keys', actions: [{ type: deed.type, value: KEYS[deed.key] ?? deed.key }] }];
    case 'scroll':
      return [{ type: 'wheel', id: 'wheel', actions: [{ duration: 0, ...deed }] }];
    default:
      return [{ type: 'pointer', id: 'mouse', actions: [{ button: 0, duration: 0, ...deed }] }];
  }
}
