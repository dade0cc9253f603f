import { readFileSync } from 'node:fs';

import { at } from '#build/paths';

const { browserslist } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { browserslist: string[] };

/** The browsers that the page is built for, as `package.json` names them: `chrome >= 120`. */
export const browsers: readonly string[] = browserslist;

/** Since which version each of them is one; `app/starting.css` tells older ones, which get a sentence. */
export const since: Readonly<Record<string, string>> = Object.fromEntries(
  browserslist.map((one) => one.split(' >= ') as [string, string]),
);
