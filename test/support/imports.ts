import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SOURCE = path.resolve(__dirname, '../../src');

/** All TypeScript files of the product, by their paths in `src`. */
export const sourceFiles: readonly string[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));

const known = new Set(sourceFiles);

/** One file that another one imports: what runs with it, types alone, or what it fetches by `import()`. */
export interface Import {
  to: string;
  kind: 'value' | 'type' | 'onDemand';
}

/** The imports of each file, of what is of the source. */
export const imports: ReadonlyMap<string, readonly Import[]> = new Map(
  sourceFiles.map((file) => [file, [...importsIn(file)]]),
);

/** A file with all that runs before it does. */
export function closureOf(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  for (const file of found) for (const { to, kind } of imports.get(file) ?? []) if (kind === 'value') found.add(to);
  return found;
}

function* importsIn(file: string): Generator<Import> {
  const text = readFileSync(path.join(SOURCE, file), 'utf8');
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  for (const statement of parsed.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    const to = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && fileMeant(file, moduleSpecifier.text);
    if (to) yield { to, kind: isOfTypes(statement) ? 'type' : 'value' };
  }
  for (const [, name = ''] of text.matchAll(/\bimport\((?:\s*\/\*.*?\*\/)?\s*'([^']+)'/g)) {
    const to = fileMeant(file, name);
    if (to) yield { to, kind: 'onDemand' };
  }
}

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** The file that an import means, `undefined` of what is not of the source. */
function fileMeant(from: string, name: string): string | undefined {
  const isOwn = name.startsWith('#') || name.startsWith('.');
  if (!isOwn) return undefined;
  const place = name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(from), name);
  return ['', '.ts', '.tsx', '/index.ts'].map((ending) => place + ending).find((file) => known.has(file));
}
