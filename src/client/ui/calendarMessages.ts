import type { Message } from '../lib/text';

const weekday = (long: string): { long: Message; short: Message } => ({
  long: { id: `ui.weekday.${long}`, defaultMessage: long },
  short: { id: `ui.weekday.short.${long}`, defaultMessage: long.slice(0, 3) },
});

/** The days of the week from Sunday to Saturday, in full and short (Spec 1 §5). */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(weekday);
