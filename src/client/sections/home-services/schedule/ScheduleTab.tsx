import { OfProvider } from '../providers/OfProvider';
import { ScheduleEntries } from './ScheduleEntries';

/** When a provider comes: choose the provider, then keep the dates and hours (Spec 2 §2.3). */
export function ScheduleTab() {
  return <OfProvider>{(provider) => <ScheduleEntries key={provider} provider={provider} />}</OfProvider>;
}
