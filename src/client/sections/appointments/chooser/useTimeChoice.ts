import { useState } from 'react';

import { slotKey, type Slot } from '#client/hours/slots';
import type { DateText } from '#contract/common';
import { nearestSlot } from '../list/patients/nearestSlot';
import { isInHalf, type Half, type OfferedSlot } from './times';

interface Asked {
  /** The slot that is chosen at first. */
  initial: Slot | null;
  /** The minute of the day nearest to which a free time is chosen where a person has chosen none; left out, none is. */
  nearTo?: number;
}

/** The chosen date, and its times; `null` until these have arrived. */
interface Offer {
  date: DateText | null;
  slots: readonly OfferedSlot[] | null;
}

/**
 * What is chosen of the times that are offered. One that is not drawn is not chosen, and one that is drawn chosen is.
 *
 * @param offerOf what is offered while times are narrowed to a half of the day
 */
export function useTimeChoice<Given extends Offer>({ initial, nearTo }: Asked, offerOf: (half: Half | null) => Given) {
  const [wanted, setWanted] = useState(initial);
  const [half, setHalf] = useState<Half | null>(null);
  const offer = offerOf(half);
  const { date, slots } = offer;
  const wantedKey = wanted && slotKey(wanted);
  const isWanted = ({ slot }: OfferedSlot) => slotKey(slot) === wantedKey;
  const shown = slots?.filter(({ slot }) => isInHalf(slot, half)) ?? null;
  const isMissing = slots !== null && wanted?.date === date && !slots.some(isWanted);
  const usual = nearTo === undefined || isMissing ? null : nearestFree(shown ?? [], nearTo);
  return {
    offer,
    half,
    setHalf,
    shown,
    wanted,
    setWanted,
    chosen: shown?.find(isWanted) ?? usual,
    /** Whether the wanted time is no longer among those that can be had. */
    isMissing,
  };
}

function nearestFree(shown: readonly OfferedSlot[], minute: number): OfferedSlot | null {
  const free = shown.filter(({ isClashing }) => !isClashing);
  const nearest = nearestSlot(
    free.map(({ slot }) => slot),
    minute,
  );
  return free.find(({ slot }) => slot === nearest) ?? null;
}

/** What `useTimeChoice` tells. */
export type TimeChoice = Omit<ReturnType<typeof useTimeChoice>, 'offer'>;
