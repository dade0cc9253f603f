import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Where every date must be right: the product's own zone, and zones far behind and far ahead (decisions: dates). */
export const ZONES = ['Asia/Dubai', 'America/Los_Angeles', 'Pacific/Kiritimati'] as const;

/** What a module computes in a time zone; it imports from the root, and writes its result to the console as JSON. */
export function computedIn(zone: string, script: string): Record<string, unknown> {
  const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: ROOT,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<string, unknown>;
}
