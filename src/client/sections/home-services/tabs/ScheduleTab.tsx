import { useChosenProvider } from '../useChosenProvider';
import { ScheduleEntries } from './ScheduleEntries';

/** When a provider comes: choose the provider, then keep the dates and hours (Spec 2 §2.3). */
export function ScheduleTab() {
  const { provider, choice, placeholder } = useChosenProvider();
  if (provider !== undefined) return <ScheduleEntries key={provider} provider={provider}>{choice}</ScheduleEntries>;
  return <><div>{choice}</div>{placeholder}</>;
}
