import { titledDoctor } from '#client/lib/doctorName';
import { say, type Message, type Text } from '#client/lib/text';
import { availabilityMessages } from './messages';

/** That the slots of a doctor cannot be read, in the words of Spec 1 §8. */
export function fetchFailure(doctorName: Text): Message {
  const doctor = typeof doctorName === 'string' ? (titledDoctor(doctorName) ?? '') : doctorName;
  return say(availabilityMessages.fetchFailed, { doctor });
}
