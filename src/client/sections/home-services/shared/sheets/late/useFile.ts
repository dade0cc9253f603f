import { useRef, useState } from 'react';

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
  const latest = useRef<object | null>(null);
  const [reading, setReading] = useState<Text | null>(null);
  const [fault, setFault] = useState<Text | null>(null);
  const [file, setFile] = useState<ReadFile | null>(null);
  const read = async (name: Text, reading: Promise<FileReading>) => {
    latest.current = reading;
    setReading(name);
    setFault(null);
    const result = await reading;
    if (latest.current !== reading) return;
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
    choose: (chosen: File) => void read(chosen.name, readFile(chosen)),
    paste: (text: string) => void read(importTexts.pasted, readPaste(text, importTexts.pasted)),
    forget: () => {
      latest.current = null;
      setFile(null);
    },
  };
}
