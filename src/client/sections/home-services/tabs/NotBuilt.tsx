import { EmptyState } from '../../../ui/EmptyState';
import { useWords } from '../../../ui/useWords';
import { messages } from '../messages';

/** Stands in for a tab that is not built yet. */
export function NotBuilt() {
  return <EmptyState text={useWords()(messages.notBuilt)} />;
}
