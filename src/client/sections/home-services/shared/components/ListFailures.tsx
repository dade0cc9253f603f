import type { Failure } from '#client/lib/errors';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';

interface ListFailuresProps {
  lists: readonly { failure: Failure | null; reload: () => void }[];
}

/** Why lists could not be read, each with Retry; nothing of those that can be. */
export function ListFailures({ lists }: ListFailuresProps) {
  return lists.map(({ failure, reload }, at) => failure && <ErrorPanel key={at} failure={failure} onRetry={reload} />);
}
