import { useEffect, useRef, useState } from 'react';

import { namesInARow, say, type Text } from '#client/lib/text';
import { plainText } from './cells';
import { readFile, readPaste } from './file/readFile';
import type { FileReading, FileTable } from './file/table';
import { countHeads, meaningOfHeads, type HeadMeanings } from './heads';
import { fileFaults, importTexts } from './messages';
import type { SheetKind } from './sheet';

/** A file that was read, and what each of its heads means. */
export interface ReadFile extends HeadMeanings {
  name: Text;
  table: FileTable;
  /** Reads another sheet of it; `undefined` of what has none. */
  onSheet?: (sheet: string) => void;
}

/** Most heads that a refusal names. */
const MOST_HEADS = 12;

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
  const read = async (
    name: Text,
    begin: (signal: AbortSignal) => Promise<FileReading>,
    more: Pick<ReadFile, 'onSheet'> = {},
  ) => {
    stop();
    const { signal } = (latest.current = new AbortController());
    setReading(name);
    setFault(null);
    const result = await begin(signal);
    if (signal.aborted) return;
    setReading(null);
    if ('fault' in result) setFault(result.fault);
    else take(name, result.table, more);
  };
  const take = (name: Text, table: FileTable, more: Pick<ReadFile, 'onSheet'>) => {
    if (known(table.heads) > 0) setFile({ name, table, ...meaningOfHeads(sheet, table.heads), ...more });
    else setFault(say(fileFaults.noHeads, { name, heads: headsOf(table) }));
  };
  const known = (heads: readonly string[]) => countHeads(sheet, heads);
  const readSheetOf = (chosen: File, wanted?: string): void =>
    void read(chosen.name, (signal) => readFile(chosen, { known, signal, sheet: wanted }), {
      onSheet: (other) => readSheetOf(chosen, other),
    });
  return {
    reading,
    fault,
    file,
    onStop: stop,
    onFile: (chosen: File) => readSheetOf(chosen),
    onPaste: (text: string) =>
      void read(importTexts.pasted, (signal) => readPaste(text, importTexts.pasted, { known, signal })),
    forget: () => {
      stop();
      setFile(null);
    },
  };
}

/** What was taken for the heads of a file. */
function headsOf({ heads }: FileTable): Text {
  return namesInARow(
    heads.map(plainText).filter((head) => head !== ''),
    MOST_HEADS,
  );
}
