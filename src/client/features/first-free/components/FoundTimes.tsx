import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarPlus, ClockArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type Ref } from 'react';

import { slotKey, type Slot } from '#client/hours/slots';
import { wayOf } from '#client/lib/bidi';
import { longDate, timeRange } from '#client/lib/dates';
import { doctorName } from '#client/lib/doctorName';
import { namesInARow, type Translate } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { KeyHints } from '#client/ui/focus/KeyHints';
import { uiMessages } from '#client/ui/language/messages';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import type { FreeTime, MoreOfTime } from '../events';
import { firstFreeMessages } from '../messages';
import type { DoctorLine } from '../slice';

interface FoundTimesProps {
  isPending: boolean;
  /** Whether it is known who is asked. */
  areDoctorsKnown: boolean;
  /** Whether there are more doctors than the service named. */
  isCut: boolean;
  /** Whether times may overlap an appointment. */
  lacksAppointments: boolean;
  /** The doctors with a free time, the soonest first. */
  free: readonly DoctorLine[];
  /** The doctors whose hours could not be read. */
  failed: readonly DoctorLine[];
  counts: { all: number; done: number; free: number; stopped: number };
  placeNames: Readonly<Record<string, string>>;
  /** Whether the first time takes the keyboard when it comes, so that Enter takes it. */
  isFirstFocused: boolean;
  /** Asks once more those who can be asked; left out where none can. */
  onRetry?: (() => void) | undefined;
  onTimeChosen: (time: FreeTime) => void;
  /** Left out where that is of no use. */
  onMoreChosen?: ((what: MoreOfTime, time: FreeTime) => void) | undefined;
}

/** More names are not listed. */
const MOST_NAMED = 10;

/** One line a doctor with the next free times, how far the search is, and what it could not find out. */
export function FoundTimes(props: FoundTimesProps) {
  const { isPending, isCut, lacksAppointments, free, failed, counts, onRetry } = props;
  const t = useT();
  const names = namesInARow(
    failed.map(({ title, name }) => doctorName({ title, first_name: name })),
    MOST_NAMED,
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {standingOf(props, t)}
      </Box>
      {isCut && <PlainAlert severity="info">{t(firstFreeMessages.cut, { count: counts.all })}</PlainAlert>}
      {lacksAppointments && <PlainAlert severity="warning">{t(firstFreeMessages.lacksAppointments)}</PlainAlert>}
      {failed.length > 0 && (
        <PlainAlert
          severity="error"
          action={
            onRetry && (
              <Button color="inherit" size="small" disabled={isPending} onClick={onRetry}>
                {t(uiMessages.retry)}
              </Button>
            )
          }
        >
          {t(firstFreeMessages.failed, { names })}
        </PlainAlert>
      )}
      {free.length > 0 && <Lines {...props} />}
    </Box>
  );
}

/** How far the search is, or what it came to. */
function standingOf({ isPending, areDoctorsKnown, counts }: FoundTimesProps, t: Translate): string {
  const { all, free, stopped } = counts;
  if (isPending) return t(areDoctorsKnown ? firstFreeMessages.progress : firstFreeMessages.searching, counts);
  if (stopped > 0 || !areDoctorsKnown) return areDoctorsKnown ? t(firstFreeMessages.stopped, { count: stopped }) : '';
  if (all === 0) return t(firstFreeMessages.noDoctors);
  return t(free === 0 ? firstFreeMessages.noTimes : firstFreeMessages.found, counts);
}

function Lines({ free, placeNames, isFirstFocused, onTimeChosen, onMoreChosen }: FoundTimesProps) {
  const t = useT();
  const first = useFocusOnceThere(isFirstFocused);
  return (
    <>
      {isFirstFocused && <KeyHints text={t(firstFreeMessages.enterTakes)} />}
      <Box
        component="ul"
        aria-label={t(firstFreeMessages.times)}
        sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {free.map(({ id, name, title, specialty, times }, line) => (
          <Box key={id} component="li" sx={{ display: 'grid', gap: 0.75 }}>
            <div>
              <strong>
                <OwnText>{t(doctorName({ title, first_name: name }))}</OwnText>
              </strong>{' '}
              <Box component="span" dir={wayOf(specialty)} sx={{ color: 'text.secondary' }}>
                {specialty}
              </Box>
            </div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {times.map((slot, place) => {
                const time = { doctorId: id, doctorName: name, slot };
                return (
                  <TimeButton
                    key={slotKey(slot)}
                    slot={slot}
                    placeNames={placeNames}
                    buttonRef={line === 0 && place === 0 ? first : undefined}
                    onChosen={() => onTimeChosen(time)}
                    onMoreChosen={onMoreChosen && ((what) => onMoreChosen(what, time))}
                  />
                );
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

interface TimeButtonProps {
  slot: Slot;
  placeNames: FoundTimesProps['placeNames'];
  buttonRef: Ref<HTMLButtonElement> | undefined;
  onChosen: () => void;
  onMoreChosen: ((what: MoreOfTime) => void) | undefined;
}

const MORE = [
  { what: 'book', Icon: CalendarPlus },
  { what: 'sooner', Icon: ClockArrowUp },
] as const;

/** A free time: its date, its hours and its place. */
function TimeButton({ slot, placeNames, buttonRef, onChosen, onMoreChosen }: TimeButtonProps) {
  const t = useT();
  const { date, startTime, endTime, locationId } = slot;
  const place =
    locationId !== null && (placeNames[String(locationId)] ?? t(firstFreeMessages.place, { id: locationId }));
  const time = timeRange(startTime, endTime);
  const button = (
    <Button
      ref={buttonRef}
      size="small"
      variant="outlined"
      sx={{ flexDirection: 'column', alignItems: 'start', lineHeight: 1.35, textAlign: 'start', minWidth: 0 }}
      onClick={onChosen}
    >
      <span>
        {t(longDate(date))} <bdi dir="ltr">{time}</bdi>
      </span>
      {place && <span dir={wayOf(place)}>{place}</span>}
    </Button>
  );
  if (!onMoreChosen) return button;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {button}
      {MORE.map(({ what, Icon }) => (
        <IconAction
          key={what}
          label={t(firstFreeMessages[what], { date: longDate(date), time })}
          icon={<Icon size={16} />}
          onClick={() => onMoreChosen(what)}
        />
      ))}
    </Box>
  );
}

/** Gives a button the focus when it comes on screen, so that Enter presses it. */
function useFocusOnceThere(isWanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const focus = useEffectEvent(() => {
    if (isWanted) button.current?.focus();
  });
  useEffect(() => {
    focus();
  }, []);
  return button;
}
