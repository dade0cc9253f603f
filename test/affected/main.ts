import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

import { planFor } from './plan';

const WITHOUT_STORIES = '--no-journeys';

/**
 * `npm run affected` asks of a change what it may break: types, lint and the tests that reach it side by side, and
 * last, on a page built anew, the journeys and the desks of its sections. It looks at what is not committed yet, or
 * else at what this branch has beyond `main`; `npm run affected -- HEAD~3` looks at what has come since a commit.
 */
async function main(words: readonly string[]) {
  const base = words.find((word) => !word.startsWith('--')) ?? usualBase();
  const files = changedSince(base);
  console.log(`${files.length} files have changed since ${base}.`);
  if (files.length === 0) return;
  const { lint, tests, stories } = planFor(files);
  const began = performance.now();
  await Promise.all([run('jest', ...tests), run('types'), ...(lint.length > 0 ? [run('eslint', ...lint)] : [])]);
  console.log(`Types, lint and tests took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  if (stories.length === 0 || words.includes(WITHOUT_STORIES)) return;
  await run('build');
  await run('jest', ...stories);
}

/** What has changed is told by git: against the last commit, or else against where this branch has left `main`. */
function usualBase(): string {
  const isClean = git('status', '--porcelain').length === 0;
  return isClean ? (git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD') : 'HEAD';
}

/** The files that are there and differ from a commit, those included that git does not know yet. */
function changedSince(base: string): string[] {
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')];
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Runs a script of package.json, and rejects where it fails. */
async function run(script: string, ...words: string[]): Promise<void> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Run this by "npm run affected".');
  const child = spawn(process.execPath, [npm, 'run', '--silent', script, '--', ...words], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`"npm run ${script}" has failed.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
