import type { Message } from '../../lib/text';

const SHORT_LENGTH = 3;

const weekday = (name: string): { short: Message; rest: Message } => ({
  short: { id: `ui.weekday.short.${name}`, defaultMessage: name.slice(0, SHORT_LENGTH) },
  rest: { id: `ui.weekday.rest.${name}`, defaultMessage: name.slice(SHORT_LENGTH) },
});

/** The days of the week from Sunday to Saturday: what is seen, and what completes it for those who listen (Spec 1 §5). */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(weekday);
