import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { messagesOfSource } from '../messagesOfSource';

/** Reads the English sentences of the source once for all journeys in Arabic. */
export default function setUp(): void {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'mawid-sentences-')), 'sentences.json');
  writeFileSync(file, JSON.stringify(messagesOfSource()));
  process.env.SENTENCES_FILE = file;
}
