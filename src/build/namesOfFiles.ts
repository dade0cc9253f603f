import { readdirSync } from 'node:fs';
import type { Compilation } from 'webpack';

import { at } from '#build/paths';

/** The address of a built file, which has a hash in its name; the page asks for it before its stylesheet does. */
export function assetOf(compilation: Compilation, name: RegExp): string {
  const found = Object.keys(compilation.assets).find((file) => name.test(file));
  if (found === undefined) throw new Error(`No built file is named like ${name.source}`);
  return found;
}

/** The scripts of each section and of the shell around it, and those of the login, which the page fetches ahead. */
export function codeOf({ namedChunkGroups }: Compilation): Record<string, string[]> {
  const sections = readdirSync(at('src/client/sections'));
  const filesOf = (name: string) => namedChunkGroups.get(name)?.getFiles() ?? [];
  const scriptsOf = (names: string[]) => [...new Set(names.flatMap(filesOf).filter((file) => file.endsWith('.js')))];
  return {
    login: scriptsOf(['login']),
    ...Object.fromEntries(sections.map((section) => [section, scriptsOf(['shell', section])])),
  };
}
