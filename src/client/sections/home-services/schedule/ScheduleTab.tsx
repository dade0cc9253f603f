import { ChosenProvider } from '../providers/ChosenProvider';
import { ScheduleEntries } from './ScheduleEntries';

/** When a provider comes: choose the provider, then keep the dates and hours (Spec 2 §2.3). */
export function ScheduleTab() {
  return <ChosenProvider>{(provider) => <ScheduleEntries key={provider} provider={provider} />}</ChosenProvider>;
}
