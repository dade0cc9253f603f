import { useState } from 'react';

import { slotKey, type Slot } from '#client/hours/slots';
import type { DateText } from '#contract/common';
import { isInHalf, type Half, type OfferedSlot } from './times';

interface Offer {
  date: DateText | null;
  /** The times of the date; `null` until they have arrived. */
  slots: readonly OfferedSlot[] | null;
  /** The slot that is chosen at first. */
  initial: Slot | null;
  /** Which of the times is chosen where a person has chosen none of them; left out, none is. */
  usual?: (slots: readonly OfferedSlot[]) => OfferedSlot | null;
}

/** What is chosen of the times of a date. One that is not drawn is not chosen. */
export function useTimeChoice({ date, slots, initial, usual = () => null }: Offer) {
  const [wanted, setWanted] = useState(initial);
  const [half, setHalf] = useState<Half | null>(null);
  const wantedKey = wanted && slotKey(wanted);
  const isWanted = ({ slot }: OfferedSlot) => slotKey(slot) === wantedKey;
  const shown = slots?.filter(({ slot }) => isInHalf(slot, half));
  return {
    half,
    setHalf,
    shown: shown ?? null,
    wanted,
    setWanted,
    chosen: shown?.find(isWanted) ?? usual(shown ?? []),
    /** Whether the wanted time is no longer among those that can be had. */
    isMissing: slots !== null && wanted?.date === date && !slots.some(isWanted),
  };
}

/** What `useTimeChoice` tells. */
export type TimeChoice = ReturnType<typeof useTimeChoice>;
