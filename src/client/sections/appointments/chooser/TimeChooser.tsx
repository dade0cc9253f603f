import Box from '@mui/material/Box';
import { useState } from 'react';

import { FirstFree, type FreeTime, type Scope } from '#client/features/first-free';
import { type Slot, slotKey } from '#client/hours/slots';
import { minutesOf, shortTime } from '#client/lib/dates';
import type { Failure } from '#client/lib/errors';
import type { Message } from '#client/lib/text';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { Spinner } from '#client/ui/feedback/Spinner';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Unseen } from '#client/ui/page/Unseen';
import type { DateText, Id } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import { ChoiceGroup } from './ChoiceGroup';
import { HalfChips } from './HalfChips';
import { chooserMessages } from './messages';
import { EVENING, isInHalf, type OfferedSlot } from './times';
import { useFocusOnceShown } from './useFocusOnceShown';
import type { TimeChoice } from './useTimeChoice';
import { WeeksOfDates } from './WeeksOfDates';

interface TimeChooserProps {
  /** The dates that are offered. */
  dates: readonly DateText[];
  date: DateText | null;
  /** Every time of these dates, by which each says how many are free; `null` while they are not known. */
  times: readonly OfferedSlot[] | null;
  choice: TimeChoice;
  /** The place that goes without saying. */
  ownPlace: Id | null | undefined;
  locationNames: Readonly<Record<string, string>>;
  /** Where the first free time is looked for; `null` where it cannot be. */
  scope: Scope | null;
  failure: Failure | null;
  isBusy: boolean;
  onDateChosen: (date: DateText) => void;
  /** Reads the times once more; left out, the date that is chosen once more does. */
  onRetry?: () => void;
  /** The first free time was chosen; the date of it follows. */
  onTimeFound?: (time: FreeTime) => void;
}

/** A date, then one of its times: the one way in which a time is chosen (Spec 1 §2). */
export function TimeChooser(props: TimeChooserProps) {
  const { choice, scope, isBusy, onDateChosen, onTimeFound } = props;
  const t = useT();
  const [pressedDate, setPressedDate] = useState<DateText | null>(null);
  const chooseDate = (date: DateText) => {
    setPressedDate(date);
    onDateChosen(date);
  };
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        <WeeksOfDates {...props} half={choice.half} onDateChosen={chooseDate} />
        {scope && !isBusy && (
          // Beside the label, and after the dates for the Tab key, which leads from a time on to Confirm.
          <Box sx={{ position: 'absolute', insetBlockStart: -6, insetInlineEnd: 0 }}>
            <FirstFree
              scope={scope}
              size="small"
              onTimeChosen={(time) => {
                onTimeFound?.(time);
                choice.setHalf(null);
                choice.setWanted(time.slot);
                chooseDate(time.slot.date);
              }}
            />
          </Box>
        )}
      </Box>
      <Box role="group" aria-label={t(chooserMessages.narrowing)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <HalfChips half={choice.half} onChosen={choice.setHalf} />
      </Box>
      <Times {...props} isDatePressed={pressedDate !== null && pressedDate === props.date} />
    </>
  );
}

/** The times of the chosen date, or why there are none to choose from (Spec 1 §8). */
function Times(props: TimeChooserProps & { isDatePressed: boolean }) {
  const { date, choice, failure, onDateChosen, onRetry = date ? () => onDateChosen(date) : undefined } = props;
  const { shown } = choice;
  const t = useT();
  if (!shown && failure && onRetry) return <ErrorPanel failure={failure} onRetry={onRetry} />;
  if (!date) return <Box sx={{ color: 'text.secondary' }}>{t(chooserMessages.dateFirst)}</Box>;
  if (!shown) return <Spinner label={t(chooserMessages.loadingSlots)} />;
  if (shown.length === 0) return <Box role="status">{t(chooserMessages.noSlots)}</Box>;
  return <SlotChoices key={date} {...props} slots={shown} />;
}

interface SlotChoicesProps {
  slots: readonly OfferedSlot[];
  choice: TimeChoice;
  /** The place that goes without saying. */
  ownPlace: Id | null | undefined;
  locationNames: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** Whether a person has just pressed the date, and is on the way to its slots. */
  isDatePressed: boolean;
}

/** The slots, each with its place where there are several places. */
function SlotChoices({ slots, choice, ownPlace, locationNames, isBusy, isDatePressed }: SlotChoicesProps) {
  const t = useT();
  const nameOf = (id: Id) => locationNames[id] || t(chooserMessages.place, { id });
  const places = new Set([ownPlace, ...slots.map(({ slot }) => slot.locationId)].map(String));
  const chosenKey = choice.chosen && slotKey(choice.chosen.slot);
  const chosenPlace = slots.findIndex(({ slot }) => slotKey(slot) === chosenKey);
  // A time that is proposed hides nothing of what stands before it.
  const isProposed = choice.chosen !== null && choice.wanted === null;
  const place = chosenPlace < 0 ? slots.findIndex(({ isClashing }) => !isClashing) : chosenPlace;
  const group = useFocusOnceShown(isProposed ? null : place, isDatePressed);
  return (
    <div ref={group}>
      <ChoiceGroup
        label={t(chooserMessages.chooseSlot)}
        columns={`repeat(auto-fill, minmax(${places.size > 1 ? 118 : 70}px, 1fr))`}
        choices={slots.map(({ slot, isClashing, isPlanned = false }, at) => ({
          key: slotKey(slot),
          ...(partOfDay(slot) !== partOfDay(slots[at - 1]?.slot) && { heading: t(partOfDay(slot) ?? '') }),
          isChosen: slotKey(slot) === chosenKey,
          isMarked: isClashing || isPlanned,
          content: (
            <>
              <bdi dir="ltr">
                {shortTime(slot.startTime)}
                <Unseen>{` - ${shortEnd(slot.endTime)}`}</Unseen>
              </bdi>
              {places.size > 1 && slot.locationId !== null && <OwnText>{nameOf(slot.locationId)}</OwnText>}
              {isClashing && <span>{t(chooserMessages.clash)}</span>}
              {isPlanned && <span>{t(chooserMessages.planned)}</span>}
            </>
          ),
        }))}
        isDisabled={isBusy}
        onChosen={(key) => choice.setWanted(slots.find(({ slot }) => slotKey(slot) === key)?.slot ?? null)}
      />
    </div>
  );
}

/** What the part of the day is called in which a slot begins; `null` before the first slot. */
function partOfDay(slot: Slot | undefined): Message | null {
  if (!slot) return null;
  if (isInHalf(slot, 'mornings')) return chooserMessages.morning;
  return minutesOf(slot.startTime) < EVENING ? chooserMessages.afternoon : chooserMessages.evening;
}
