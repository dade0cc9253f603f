import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

const IMPORTED = /\brequire\("([^"]+)"\)/g;
const MODULES = 'node_modules';

/** What a library has for its readers, and no program runs. */
const FOR_READERS = /\.(?:map|md|markdown|[cm]?ts)$/i;

/** Copies the libraries that compiled programs import, and those that these need, beside the programs. */
export function copyLibraries(folder: string): void {
  const found = new Set<string>();
  for (const name of importedBy(folder)) collect(name, '.', found);
  for (const library of found) {
    cpSync(library, join(folder, library), { recursive: true, filter: (file) => !FOR_READERS.test(file) });
  }
}

/** The names of the libraries that the programs of a folder import. */
function importedBy(folder: string): Set<string> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const programs = files.filter((file) => file.endsWith('.js'));
  const names = programs.flatMap((file) =>
    [...readFileSync(join(folder, 'src', file), 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name),
  );
  const isLibrary = (name: string) => !/^[.#]|^node:/.test(name) && !builtinModules.includes(name);
  return new Set(names.filter(isLibrary).map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

/** Finds a library as Node does, from where it is imported up, and with it all that it needs. */
function collect(name: string, from: string, found: Set<string>): void {
  const library = join(from, MODULES, name);
  if (!existsSync(library)) {
    if (from !== '.') collect(name, dirname(from), found);
    return;
  }
  if (found.has(library)) return;
  found.add(library);
  const needs = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Record<string, object | undefined>;
  for (const need of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies })) {
    collect(need, library, found);
  }
}
