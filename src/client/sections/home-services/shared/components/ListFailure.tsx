import type { Failure } from '#client/lib/errors';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';

interface ListFailureProps {
  list: { failure: Failure | null; reload: () => void };
}

/** Why a list could not be read, with Retry; nothing while it can be read. */
export function ListFailure({ list: { failure, reload } }: ListFailureProps) {
  return failure && <ErrorPanel failure={failure} onRetry={reload} />;
}
