import { readdirSync } from 'node:fs';
import type { Compilation } from 'webpack';

import { at } from '#build/paths';

/** The address of a built file, which has a hash in its name; the page asks for it before its stylesheet does. */
export function assetOf(compilation: Compilation, name: RegExp): string {
  const found = Object.keys(compilation.assets).find((file) => name.test(file));
  if (found === undefined) throw new Error(`No built file is named like ${name.source}`);
  return found;
}

/** The scripts of each section and of the shell around it, which the page fetches before the product asks for them. */
export function codeOf({ namedChunkGroups }: Compilation): Record<string, string[]> {
  const sections = readdirSync(at('src/client/sections'));
  const filesOf = (name: string) => namedChunkGroups.get(name)?.getFiles() ?? [];
  return Object.fromEntries(
    sections.map((section) => {
      const files = [...filesOf('shell'), ...filesOf(section)];
      return [section, [...new Set(files.filter((file) => file.endsWith('.js')))]];
    }),
  );
}
