import { folded } from '#client/lib/fold';
import { useT } from '#client/ui/useT';
import { messages } from './messages';

/** What the list shows for an unknown patient, doctor and location, as `selectVisible` searches it. */
export function usePlaceholders(): string {
  const t = useT();
  return [messages.unknownPatient, messages.unknownDoctor, messages.unknownLocation]
    .map((text) => folded(t(text)))
    .join('\n');
}
