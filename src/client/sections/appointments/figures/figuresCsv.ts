import type { CellValue } from '#client/lib/csv';
import type { Translate } from '#client/lib/text';
import { pictureTitles } from '../view/marks/texts';
import { figuresMessages, lackingMessages } from './messages';
import type { Opened } from './opened';
import type { ClinicPicture } from './pictures';

/** The lines of the file with all numbers of the pictures, and its head; no patient is named (decisions: figures). */
export function figuresRows(pictures: readonly ClinicPicture[], opened: Opened, t: Translate): CellValue[][] {
  const { picture, row, column, number } = figuresMessages;
  return [
    [picture, row, column, number].map((head) => t(head)),
    ...pictures.flatMap(({ id, rows, columns, counts, shares, lacking }) => {
      const title = t(pictureTitles[id]);
      return [
        ...rows.flatMap(({ label }, at) => [
          ...columns.map((one, across) => [title, t(label), t(one.label), counts[at]?.[across] ?? 0]),
          ...(shares ? [[title, t(label), t(figuresMessages.shareOf), shares[at] ?? null]] : []),
        ]),
        ...lacking.map(({ need, count }) => [title, null, t(lackingMessages[need], { count }), count]),
      ];
    }),
    ...openedRows(opened, t),
  ];
}

/** How many minutes of each day each doctor is open, and how many of them are taken; nothing of what was not read. */
function openedRows({ numbers: { rows, columns }, opened }: Opened, t: Translate): CellValue[][] {
  const title = t(figuresMessages.openedHours);
  return rows.flatMap(({ label }, at) =>
    columns.flatMap(({ label: day }, across) => {
      const { open = 0, taken = 0 } = opened[at]?.[across] ?? {};
      return [
        [title, t(label), t(figuresMessages.openMinutes, { day: t(day) }), open],
        [title, t(label), t(figuresMessages.takenMinutes, { day: t(day) }), taken],
      ];
    }),
  );
}
