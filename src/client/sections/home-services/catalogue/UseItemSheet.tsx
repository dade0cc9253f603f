import { useCallback } from 'react';
import { useStore } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { ImportButton } from '../shared/tabs/ImportButton';
import type { CatalogueCode } from './onDemand';
import type { itemSheets } from './sheets/itemSheets';
import { WHOLE } from './useCatalogueTab';

/** How the items of a kind leave the page by a file, and the button by which they come in again. */
export function useItemSheet<Name extends keyof typeof itemSheets>(name: Name, code: CatalogueCode) {
  const t = useT();
  const store = useStore<never>();
  const ofFile = useCallback(
    async () => (await code.want()).itemSheets[name].written(store.getState(), t),
    [code, name, store, t],
  );
  const importButton = (
    <ImportButton sheet={name} filter={WHOLE} code={code}>
      {({ itemSheets }, close) => {
        const { Import } = itemSheets[name];
        return <Import onClose={close} />;
      }}
    </ImportButton>
  );
  return { ofFile, importButton };
}
