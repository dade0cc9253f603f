import { slotKey, type Slot } from '#client/hours/slots';
import { minutesOf, shortTime } from '#client/lib/dates';
import type { Message } from '#client/lib/text';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { Unseen } from '#client/ui/page/Unseen';
import type { Id } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import { ChoiceGroup } from './ChoiceGroup';
import { chooserMessages } from './messages';
import { EVENING, isInHalf, type OfferedSlot } from './times';
import { useFocusOnceShown } from './useFocusOnceShown';
import type { TimeChoice } from './useTimeChoice';

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
export function SlotChoices({ slots, choice, ownPlace, locationNames, isBusy, isDatePressed }: SlotChoicesProps) {
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
