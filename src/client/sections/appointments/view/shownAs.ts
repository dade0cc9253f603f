import type { UnknownAction } from '@reduxjs/toolkit';

import type { Message } from '#client/lib/text';
import type { DateText } from '#contract/common';
import type { View } from '../list/address';
import { boardChosen, figuresChosen, listChosen, waitsChosen } from './events';
import { switchMessages } from './messages';

/** A view of the appointments: what it is called, and the event that leads to it, of the board at a day. */
interface ShownAs {
  label: Message;
  chosen: (day: DateText, today: DateText) => UnknownAction;
}

/** The views of the appointments. */
export const SHOWN_AS: Readonly<Record<View, ShownAs>> = {
  list: { label: switchMessages.list, chosen: listChosen },
  board: { label: switchMessages.board, chosen: boardChosen },
  waits: { label: switchMessages.waits, chosen: waitsChosen },
  figures: { label: switchMessages.figures, chosen: figuresChosen },
};
