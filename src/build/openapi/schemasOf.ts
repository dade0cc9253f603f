import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  SchemaGenerator,
  type CompletedConfig,
} from 'ts-json-schema-generator';
import ts from 'typescript';

import type { ContractFile } from './readCalls';

/** JSON Schema, of which the document names what it looks at. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  [keyword: string]: unknown;
}

const CONFIG: CompletedConfig = {
  ...DEFAULT_CONFIG,
  expose: 'export',
  jsDoc: 'extended',
  // A service may tell more than the contract names.
  additionalProperties: true,
  encodeRefs: false,
  topRef: true,
  skipTypeCheck: true,
};

/** What a schema of a part of a call is named until the document takes it up. */
export const partName = (call: string, part: string) => `${call}_${part}`;

/** The schemas of all types of the contract, and of what each call carries (`partName`), by their names. */
export function schemasOf(files: readonly ContractFile[]): Record<string, Schema> {
  const texts = new Map(files.map((file) => [ts.sys.resolvePath(file.path), withParts(file)]));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => texts.get(ts.sys.resolvePath(path)) ?? readFile(path);
  const program = ts.createProgram([...texts.keys()], options, host);
  const generator = new SchemaGenerator(program, createParser(program, CONFIG), createFormatter(CONFIG), CONFIG);
  const schemas: Record<string, Schema> = {};
  for (const { calls } of files)
    for (const { name, types } of calls)
      for (const [part, type] of Object.entries(types)) {
        if (type === 'void') continue;
        Object.assign(schemas, generator.createSchema(partName(name, part)).definitions);
      }
  return schemas;
}

/** The text of a file with a type for each part of its calls, which otherwise have no name. */
function withParts({ text, calls }: ContractFile): string {
  const parts = calls.flatMap(({ name, types }) =>
    Object.entries(types).map(([part, type]) => `export type ${partName(name, part)} = ${type};`),
  );
  return [text, ...parts].join('\n');
}
