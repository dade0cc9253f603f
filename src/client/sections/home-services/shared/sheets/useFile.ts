import { useEffect, useRef, useState } from 'react';

import { say, type Text } from '#client/lib/text';
import { readFile, readPaste } from './file/readFile';
import type { FileReading, FileTable } from './file/table';
import { meaningOfHeads } from './heads';
import { fileFaults, importTexts } from './messages';
import type { SheetKind } from './sheet';

/** A file that was read, and what each of its heads means. */
export interface ReadFile {
  name: Text;
  table: FileTable;
  meanings: readonly (string | null | undefined)[];
}

/** What was chosen or pasted: it is being read, was not taken, or is there. A later one takes its place. */
export function useFile(sheet: Pick<SheetKind<never, never>, 'columns' | 'passedOver'>) {
  const latest = useRef<AbortController | null>(null);
  const [reading, setReading] = useState<Text | null>(null);
  const [fault, setFault] = useState<Text | null>(null);
  const [file, setFile] = useState<ReadFile | null>(null);
  const stop = () => {
    latest.current?.abort();
    setReading(null);
  };
  useEffect(() => () => latest.current?.abort(), []);
  const read = async (name: Text, begin: (signal: AbortSignal) => Promise<FileReading>) => {
    stop();
    const { signal } = (latest.current = new AbortController());
    setReading(name);
    setFault(null);
    const result = await begin(signal);
    if (signal.aborted) return;
    setReading(null);
    if ('fault' in result) setFault(result.fault);
    else take(name, result.table);
  };
  const take = (name: Text, table: FileTable) => {
    const meanings = meaningOfHeads(sheet, table.heads);
    if (meanings.some(Boolean)) setFile({ name, table, meanings });
    else setFault(say(fileFaults.noHeads, { name }));
  };
  return {
    reading,
    fault,
    file,
    onStop: stop,
    onFile: (chosen: File) => void read(chosen.name, (signal) => readFile(chosen, signal)),
    onPaste: (text: string) => void read(importTexts.pasted, (signal) => readPaste(text, importTexts.pasted, signal)),
    forget: () => {
      stop();
      setFile(null);
    },
  };
}
