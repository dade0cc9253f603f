import { memo } from 'react';

import { say, type Text } from '#client/lib/text';
import { pictureTitles } from '#client/sections/appointments/view/marks/texts';
import type { NumberPlace } from '#client/ui/charts/numbers';
import { PicturePanel } from '#client/ui/charts/PicturePanel';
import { figuresMessages, lackingMessages, rowHeads } from '../messages';
import { seriesLooks, type ClinicPicture } from '../pictures';

interface PictureBoxProps {
  picture: ClinicPicture;
  isTable: boolean;
  /** Says what narrows the pictures, where something does. */
  filters: Text | null;
  /** Which days are counted, in words. */
  days: Text;
  /** A width in pixels for paper, where nothing can be pressed. */
  paperWidth?: number;
  onOpened?: (picture: ClinicPicture, place: NumberPlace) => void;
}

/** One picture of the clinic; an empty one says what narrows it. It is drawn again only when it has changed. */
export const PictureBox = memo(function PictureBox(props: PictureBoxProps) {
  const { picture, filters, days, onOpened, ...rest } = props;
  const { id, lacking } = picture;
  return (
    <PicturePanel
      title={pictureTitles[id]}
      aside={days}
      numbers={picture}
      rowHead={rowHeads[id]}
      remarkHead={figuresMessages.shareOf}
      kind={id === 'week' || id === 'doctor' ? 'heat' : 'standing'}
      looks={seriesLooks(picture)}
      hasCaption={id === 'notice'}
      emptyText={filters ? say(figuresMessages.nothingBecause, { filters }) : undefined}
      notes={lacking.map(({ need, count }) => say(lackingMessages[need], { count }))}
      onOpened={onOpened && ((place) => onOpened(picture, place))}
      {...rest}
    />
  );
});
