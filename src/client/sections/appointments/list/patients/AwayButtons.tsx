import Button from '@mui/material/Button';
import { AlarmClock, DoorClosed, UserX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import type { DateText } from '#contract/common';
import { selectShowsSamples } from '../selectors';
import { awayLabels, doctorAwayChosen, doctorLateChosen, placeClosedChosen } from './away';

interface AwayButtonsProps {
  /** The text of the doctor's id. */
  doctor: string;
  /** The day that is shown, with which the dialog begins. */
  day: DateText;
  today: DateText;
  /** Whether there is room for icons alone, as in the head of a column. */
  isSmall?: boolean;
  /** Where the Tab key does not lead here, because arrows do. */
  tabIndex?: number;
}

/** `Doctor away…`, and today `Doctor late…`. */
export function AwayButtons({ doctor, day, today, isSmall = false, tabIndex }: AwayButtonsProps) {
  const t = useT();
  const dispatch = useDispatch();
  const showsSamples = useSelector(selectShowsSamples);
  if (showsSamples) return null;
  const offers = [
    {
      label: awayLabels.away,
      icon: <UserX size={15} />,
      choose: () => dispatch(doctorAwayChosen({ doctor, day })),
    },
    ...(day === today
      ? [{ label: awayLabels.late, icon: <AlarmClock size={15} />, choose: () => dispatch(doctorLateChosen(doctor)) }]
      : []),
  ];
  return offers.map(({ label, icon, choose }) =>
    isSmall ? (
      <IconAction key={label.id} label={t(label)} icon={icon} tabIndex={tabIndex} onClick={choose} />
    ) : (
      <Button
        key={label.id}
        size="small"
        color="inherit"
        startIcon={icon}
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={choose}
      >
        {t(label)}
      </Button>
    ),
  );
}

interface ClosedButtonProps {
  /** The text of the id of a place. */
  place: string;
  /** The day that is shown, with which the dialog begins. */
  day: DateText;
}

/** `Closed…` of the place that is shown. */
export function ClosedButton({ place, day }: ClosedButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const showsSamples = useSelector(selectShowsSamples);
  if (showsSamples) return null;
  return (
    <IconAction
      label={t(awayLabels.closed)}
      icon={<DoorClosed size={15} />}
      onClick={() => dispatch(placeClosedChosen({ place, day }))}
    />
  );
}
