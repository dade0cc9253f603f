import type { Text } from '#client/lib/text';
import type { ListFilter } from '#client/sections/home-services/shared/kind/defineKind';
import type { ListState } from '#client/sections/home-services/shared/kind/useRows';
import { ImportDialog } from '#client/sections/home-services/shared/sheets/ImportDialog';
import type { LinkKind } from '../events';
import { linkServices } from './linkServices';

interface ImportLinksProps {
  kind: LinkKind;
  filter: ListFilter;
  list: Text;
  lists: readonly Omit<ListState<unknown>, 'rows'>[];
  onClose: () => void;
}

/** Takes the links of a provider in from a file. */
export function ImportLinks({ kind, ...props }: ImportLinksProps) {
  return <ImportDialog service={linkServices[kind]} {...props} />;
}
