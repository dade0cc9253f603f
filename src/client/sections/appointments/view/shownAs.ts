import type { UnknownAction } from '@reduxjs/toolkit';

import type { Message } from '#client/lib/text';
import type { DateText } from '#contract/common';
import type { View } from '../list/address';
import { boardChosen, figuresChosen, listChosen } from './events';
import { switchMessages } from './messages';

/** A view of the appointments: what it is called, and the event that leads to it, of the board at a day. */
interface ShownAs {
  label: Message;
  chosen: (day: DateText, today: DateText) => UnknownAction;
}

/** The views that the same appointments are shown as; what waits is a page of its own. */
export const SHOWN_AS: Readonly<Record<Exclude<View, 'waits'>, ShownAs>> = {
  list: { label: switchMessages.list, chosen: listChosen },
  board: { label: switchMessages.board, chosen: boardChosen },
  figures: { label: switchMessages.figures, chosen: figuresChosen },
};
