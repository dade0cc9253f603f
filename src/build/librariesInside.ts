import { existsSync } from 'node:fs';

import { at } from '#build/paths';

/**
 * Files inside of libraries that the build knows by name, because it puts nothing or something of ours in their place.
 * No library promises that they stay: their versions are pinned in package.json, and a new one is tried with care.
 */
export const LIBRARIES_INSIDE = {
  /** Calls by XMLHttpRequest; axios calls by fetch alone. */
  xhr: 'axios/lib/adapters/xhr.js',
  /** Hands the statics of a component on to its wrapper; no component gets its theme from a wrapper. */
  statics: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
  /** The wave in a pressed button; no button has one. */
  ripple: '@mui/material/ButtonBase/TouchRipple.mjs',
  /** The field that any input may be; our fields for longer texts bring it themselves (ui/form/TextInput). */
  input: '@mui/material/InputBase/InputBase.mjs',
  /** The part of that field which grows with its text. */
  growing: '@mui/material/TextareaAutosize/index.mjs',
  /** Writes a style element with a text, which the policy of the page refuses. */
  gridStyles: '@mui/x-data-grid/utils/css/context.mjs',
} as const;

/** The absolute path of such a file; fails the build when it has gone. */
export function partOf(part: keyof typeof LIBRARIES_INSIDE): string {
  const file = at('node_modules', LIBRARIES_INSIDE[part]);
  if (!existsSync(file)) throw new Error(`${LIBRARIES_INSIDE[part]} has gone (src/build/librariesInside.ts)`);
  return file;
}
