import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { runInContext, Script, type Context } from 'node:vm';

/** Tests are run from the root of the project. */
const ROOT = process.cwd();
const nothing: unknown = createRequire(join(ROOT, 'package.json'))('./test/support/nothing.cjs');
const CLIENT = join(ROOT, 'src/client');
const CONTRACT = join(ROOT, 'src/contract');
const ENDINGS = ['.ts', '.tsx', '/index.ts'];

/** What draws, which nobody sees here. */
const DRAWS = /^(@emotion|@mui|@tanstack|@fontsource|lucide-react|react-dom)(\/|$)|\.css$/;

/** The build of axios that a browser gets. */
const AXIOS = join(ROOT, 'node_modules/axios/dist/browser/axios.cjs');

type Wrapped = (
  exports: object,
  require: (name: string) => unknown,
  module: { exports: object },
  global: object,
) => void;

const scripts = new Map<string, Script>();
const places = new Map<string, string | null>();

/**
 * Loads a file of the product into a realm of its own, with everything that it imports, as a page of a browser does: no
 * two realms share the state of a module. Returns what the file exports.
 */
export function loadInto(context: Context, file: string): unknown {
  const modules = new Map<string, { exports: object }>();
  const global = runInContext('globalThis', context) as object;

  const load = (path: string): object => {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    if (path.endsWith('.json')) module.exports = JSON.parse(readFileSync(path, 'utf8')) as object;
    else (scriptOf(path).runInContext(context) as Wrapped)(module.exports, requireFrom(path), module, global);
    return module.exports;
  };
  const requireFrom = (from: string) => (name: string) => {
    const path = placeOf(from, name);
    return path === null ? nothing : load(path);
  };
  return load(file);
}

/** The script of a file, compiled once for all realms. */
function scriptOf(path: string): Script {
  const known = scripts.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const code = path.endsWith('.ts') ? toJavaScript(text, path) : text;
  const script = new Script(`(function (exports, require, module, global) {${code}\n})`, { filename: path });
  scripts.set(path, script);
  return script;
}

function toJavaScript(text: string, filename: string): string {
  return transformSync(text, {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;
}

/** The file that an import names; `null` for what draws. */
function placeOf(from: string, name: string): string | null {
  const key = `${from} ${name}`;
  let place = places.get(key);
  if (place === undefined) {
    place = DRAWS.test(name) ? null : findPlace(from, name);
    places.set(key, place);
  }
  return place;
}

function findPlace(from: string, name: string): string | null {
  if (name === 'axios') return AXIOS;
  const isOurs = name.startsWith('#') || (name.startsWith('.') && !from.includes('node_modules'));
  if (!isOurs) return createRequire(from).resolve(name);
  const base = name.startsWith('.')
    ? join(dirname(from), name)
    : name.replace('#client', CLIENT).replace('#contract', CONTRACT).replace('#test', join(ROOT, 'test'));
  const file = ENDINGS.map((ending) => base + ending).find((path) => existsSync(path));
  if (!file) throw new Error(`${from} imports ${name}, which is not there`);
  return extname(file) === '.tsx' ? null : file;
}
