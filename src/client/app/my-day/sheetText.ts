import type { Text } from '#client/lib/text';
import type { SheetPart } from './sheet';

/** The sheet as a plain text: its head, and each part behind an empty line. */
export function sheetText(head: readonly string[], parts: readonly SheetPart[], said: (text: Text) => string): string {
  const sections = parts.map(({ title, groups, note }) => [
    said(title),
    ...(note ? [said(note)] : []),
    ...groups.flatMap((group) => [
      ...(group.title === '' ? [] : [said(group.title)]),
      ...group.lines.map((line) => `- ${said(line)}`),
    ]),
  ]);
  return [head, ...sections].map((lines) => lines.join('\n')).join('\n\n');
}
