import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import type { ListView } from './useRows';

/** Why a list could not be read, with Retry; nothing as long as it could. */
export function ListFailure({ list: { failure, reload } }: { list: Omit<ListView<unknown>, 'rows'> }) {
  return failure && <ErrorPanel failure={failure} onRetry={reload} />;
}
