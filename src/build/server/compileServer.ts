import { transformSync } from '@swc/core';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCES = ['src/server', 'src/contract'];

/** A file of the server as it stands in the project, by its path from the root. */
interface Source {
  file: string;
  content: Buffer;
}

/** All files of the server and of the contract, in their order. */
export function serverSources(): Source[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return files.sort().map((file) => ({ file, content: readFileSync(file) }));
}

/** Writes the server as JavaScript into a folder, where it runs without a loader; its libraries are there or above. */
export function compileServer(sources: readonly Source[], folder: string): void {
  for (const { file, content } of sources) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    if (!file.endsWith('.ts')) copyFileSync(file, target);
    else writeFileSync(target.replace(/\.ts$/, '.js'), toJavaScript(content.toString(), file));
  }
  const imports = { '#server/*': './src/server/*.js', '#contract/*': './src/contract/*.js' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'commonjs', imports }));
}

function toJavaScript(text: string, file: string): string {
  return transformSync(text, {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  }).code;
}
