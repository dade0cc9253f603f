import { messagesOf } from '#client/lib/text';

/** What is said where the clock of this computer is not that of the clinic. */
export const clockMessages = messagesOf('clocks', {
  otherZone:
    'This computer is set to another time zone than the clinic. “Today”, “now” and all times on this page are those ' +
    'of the clinic, where it is {time} on {date}.',
  wrong:
    'The clock of this computer is wrong: it says {time} on {date}, and the service says {serviceTime} on ' +
    '{serviceDate}. “Today” and “now” on this page go by it, so please have it set right.',
});
