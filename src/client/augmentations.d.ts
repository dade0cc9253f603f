import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import 'react';
import type { CallEffect, SagaGenerator } from 'typed-redux-saga';

import type { Tone } from '#client/ui/plain/StatusChip';

interface OwnColours {
  /** The tint behind what is chosen. */
  accentSoft: string;
  /** The outline of fields: strong enough to be seen as a control. */
  line: string;
  /** What a search has found. */
  match: { ink: string; tint: string };
  status: Record<Tone, { ink: string; tint: string }>;
}

declare module '@mui/material/styles' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- own colours are added to MUI's own type
  interface Palette extends OwnColours {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- own colours are added to MUI's own type
  interface PaletteOptions extends OwnColours {}
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- custom properties are added to React's own type
  interface CSSProperties extends Record<`--${string}`, string | number | undefined> {}
}

declare module 'typed-redux-saga' {
  /** Calls a saga; the types of a generic one follow from its arguments. */
  export function call<Args extends unknown[], T>(
    saga: (...args: Args) => SagaGenerator<T>,
    ...args: Args
  ): SagaGenerator<T, CallEffect<T>>;
}
