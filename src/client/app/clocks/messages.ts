import { messagesOf } from '#client/lib/text';

/** What is said where the clock of this computer is not that of the clinic. */
export const clockMessages = messagesOf('clocks', {
  otherZone:
    'This computer is set to another time zone. All times here are those of the clinic, where it is {time} on {date}.',
  wrong:
    'The clock of this computer is wrong: it says {time} on {date}, the service {serviceTime} on {serviceDate}. ' +
    'Please have it set.',
});
