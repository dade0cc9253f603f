import { AlarmClock, DoorClosed, UserX } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import type { Text } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { MoreMenu, type MenuLine } from '#client/ui/layout/MoreMenu';
import type { DateText } from '#contract/common';
import { selectShowsSamples } from '../selectors';
import { awayLabels, doctorAwayChosen, doctorLateChosen, placeClosedChosen } from './away';

interface DoctorMenuProps {
  /** What it is about, as its name says. */
  about: Text;
  /** The text of the doctor's id. */
  doctor?: string | undefined;
  /** The text of the id of a place. */
  place?: string | undefined;
  /** The day that is shown, with which the dialogs begin. */
  day: DateText;
  today: DateText;
  /** Where the Tab key does not lead here, because arrows do. */
  tabIndex?: number;
}

/** ⋯ of a doctor, a place or both: `Doctor away…`, today `Doctor late…`, `Closed…`. */
export function DoctorMenu({ about, doctor, place, day, today, tabIndex }: DoctorMenuProps) {
  const t = useT();
  const lines = useAwayLines({ doctor, place, day, today });
  return <MoreMenu label={t(awayLabels.more, { about })} lines={lines} {...(tabIndex !== undefined && { tabIndex })} />;
}

/** What leads to the plans of a doctor and of a place, none on a day that is over. */
export function useAwayLines({ doctor, place, day, today }: Omit<DoctorMenuProps, 'about' | 'tabIndex'>) {
  const dispatch = useDispatch();
  const showsSamples = useSelector(selectShowsSamples);
  if (showsSamples || day < today) return [];
  const lines: MenuLine[] = [];
  if (doctor) {
    const away = () => dispatch(doctorAwayChosen({ doctor, day }));
    lines.push({ label: awayLabels.away, Icon: UserX, choose: away });
  }
  if (doctor && day === today) {
    const late = () => dispatch(doctorLateChosen(doctor));
    lines.push({ label: awayLabels.late, Icon: AlarmClock, choose: late });
  }
  if (place) {
    const closed = () => dispatch(placeClosedChosen({ place, day }));
    lines.push({ label: awayLabels.closed, Icon: DoorClosed, choose: closed });
  }
  return lines;
}
