import { slotKey, type Slot } from '#client/hours/slots';
import { minutesOf, shortTime } from '#client/lib/dates';
import type { Message } from '#client/lib/text';
import type { AppointmentRow } from '#client/sections/appointments/list/rows';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Unseen } from '#client/ui/page/Unseen';
import type { Id } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import { moveMessages } from '../messages';
import { ChoiceGroup } from './ChoiceGroup';
import { useFocusOnceShown } from './useFocusOnceShown';

/** A slot, and whether the doctor is expected elsewhere at that time. */
export interface OfferedSlot {
  slot: Slot;
  isClashing: boolean;
  /** Whether another line of a plan has it, so that it cannot be chosen. */
  isPlanned?: boolean;
}

interface SlotChoicesProps {
  /** The appointment as it is now; `null` when it is no longer known. */
  row: AppointmentRow | null;
  slots: readonly OfferedSlot[];
  locationNames: Readonly<Record<string, string>>;
  isBusy: boolean;
  chosenKey: string | null;
  /** Whether a person has just pressed the date, and is on the way to its slots. */
  isDatePressed: boolean;
  onSlotChosen: (slot: Slot | null) => void;
}

/** The slots, each with its place where there are several places. */
export function SlotChoices({
  row,
  slots,
  locationNames,
  isBusy,
  chosenKey,
  isDatePressed,
  onSlotChosen,
}: SlotChoicesProps) {
  const t = useT();
  const nameOf = (id: Id) => locationNames[id] || t(moveMessages.place, { id });
  const places = new Set([row?.location?.id, ...slots.map(({ slot }) => slot.locationId)].map(String));
  const chosenPlace = slots.findIndex(({ slot }) => slotKey(slot) === chosenKey);
  const group = useFocusOnceShown(
    chosenPlace < 0 ? slots.findIndex(({ isClashing }) => !isClashing) : chosenPlace,
    isDatePressed,
  );
  return (
    <div ref={group}>
      <ChoiceGroup
        label={t(moveMessages.chooseSlot)}
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
              {isClashing && <span>{t(moveMessages.clash)}</span>}
              {isPlanned && <span>{t(moveMessages.planned)}</span>}
            </>
          ),
        }))}
        isDisabled={isBusy}
        onChosen={(key) => onSlotChosen(slots.find(({ slot }) => slotKey(slot) === key)?.slot ?? null)}
      />
    </div>
  );
}

const [NOON, EVENING] = [12 * 60, 17 * 60];

/** What the part of the day is called in which a slot begins; `null` before the first slot. */
function partOfDay(slot: Slot | undefined): Message | null {
  if (!slot) return null;
  const minute = minutesOf(slot.startTime);
  if (minute < NOON) return moveMessages.morning;
  return minute < EVENING ? moveMessages.afternoon : moveMessages.evening;
}
