import path from 'node:path';

/** The absolute path of a file or folder of the project: `at('src', 'client')`. */
export function at(...names: string[]): string {
  return path.join(import.meta.dirname, '../..', ...names);
}
