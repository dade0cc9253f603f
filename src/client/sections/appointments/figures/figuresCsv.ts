import type { CellValue } from '#client/lib/csv';
import type { Text, Translate } from '#client/lib/text';
import { uiMessages } from '#client/ui/language/messages';
import type { PictureId } from '../view/marks/marks';
import { pictureTitles } from '../view/marks/texts';
import { figuresMessages, lackingMessages } from './messages';
import { dayHead, type Opened } from './opened';
import type { ClinicPicture } from './pictures';

/** The lines of the file with all numbers of the pictures, and its head; no patient is named (decisions: figures). */
export function figuresRows(
  pictures: readonly ClinicPicture[],
  opened: Opened,
  daysOf: (id: PictureId) => Text,
  t: Translate,
): CellValue[][] {
  const { picture, row, column, number } = figuresMessages;
  return [
    [picture, row, column, number].map((head) => t(head)),
    ...pictures.flatMap(({ id, rows, columns, counts, shares, lacking }) => {
      const title = t(uiMessages.titleOf, { title: pictureTitles[id], name: daysOf(id) });
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
function openedRows({ doctors, days, opened }: Opened, t: Translate): CellValue[][] {
  const title = t(figuresMessages.openedHours);
  return doctors.flatMap((label, at) =>
    days.flatMap((date, across) => {
      const day = dayHead(date);
      const { open = 0, taken = 0 } = opened[at]?.[across] ?? {};
      return [
        [title, t(label), t(figuresMessages.openMinutes, { day: t(day) }), open],
        [title, t(label), t(figuresMessages.takenMinutes, { day: t(day) }), taken],
      ];
    }),
  );
}
