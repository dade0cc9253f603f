import type { CellValue } from '#client/lib/csv';
import type { Translate } from '#client/lib/text';
import { pictureTitles } from '#client/sections/appointments/view/late/markTexts';
import { figuresMessages, lackingMessages } from './messages';
import type { ClinicPicture } from './pictures';

/** The lines of the file with all numbers of the pictures, and its head; no patient is named (decisions: figures). */
export function figuresRows(pictures: readonly ClinicPicture[], t: Translate): CellValue[][] {
  const { picture, row, column, number } = figuresMessages;
  return [
    [picture, row, column, number].map((head) => t(head)),
    ...pictures.flatMap(({ id, rows, columns, counts, shares, lacking }) => {
      const title = t(pictureTitles[id]);
      return [
        ...rows.flatMap(({ label }, at) => [
          ...columns.map((one, across) => [title, t(label), t(one.label), counts[at]?.[across] ?? 0]),
          ...(shares ? [[title, t(label), t(figuresMessages.shareOf), shares[at] ?? 0]] : []),
        ]),
        ...lacking.map(({ need, count }) => [title, null, t(lackingMessages[need], { count }), count]),
      ];
    }),
  ];
}
