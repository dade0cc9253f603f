import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { openapiDocument } from './document';

/** Rules of the linter for this document. */
const RULES = {
  'parameter-description': 'error',
  // The paths are those of the specification, which end with one.
  'no-path-trailing-slash': 'off',
} as const;

/**
 * Writes the contract as OpenAPI: `npm run openapi`, after each change of `src/contract`. With `--check` it writes
 * nothing, and ends with code 1 where the file says something else than the contract. Either way it is linted.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const [file = 'src/contract/openapi.json'] = positionals;
  const text = `${JSON.stringify(openapiDocument('src/contract'), null, 2)}\n`;
  const faults = await faultsOf(text);
  if (!values.check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) faults.push(`${file} is stale: npm run openapi`);
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function faultsOf(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer ?? ''}`);
}

await main();
