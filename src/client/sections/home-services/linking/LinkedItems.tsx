import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import type { Message } from '#client/lib/text';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useAskedDialog } from '#client/state/useAskedDialog';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import { addLinksKey } from '../keys';
import { linkKinds } from '../kinds/links';
import { homeMessages } from '../messages';
import { DeletionLedger } from '../shared/components/BulkRemoval';
import { ListFailures } from '../shared/components/ListFailures';
import type { Removal } from '../shared/kind/defineKind';
import type { BulkRemovalView } from '../shared/kind/useBulkRemoval';
import type { ItemForm } from '../shared/kind/useKind';
import type { ListState } from '../shared/kind/useRows';
import { ImportButton } from '../shared/tabs/ImportButton';
import { ItemList } from '../shared/tabs/ItemList';
import { TabToolbar } from '../shared/tabs/TabToolbar';
import { useFound } from '../shared/tabs/useSearch';
import { useNames } from '../shared/useNames';
import { linksShown, type LinkKind, type LinkValues } from './events';
import { LINK_TITLES } from './linked';
import { LinkForm } from './LinkForm';
import { linkRows, unlinkedItems, searchTextOfLink, type Item, type LinkOffer } from './linkRows';
import { LinkSeveral } from './LinkSeveral';
import { LinkTable, LinkTableSkeleton } from './LinkTable';
import { linkMessages } from './messages';
import type { LinkingCode } from './onDemand';
import { usePrices } from './UsePrices';

/** What tells the three kinds of link apart on screen. */
export interface LinkView {
  /** The name of its grid. */
  name: string;
  kind: LinkKind;
  texts: Record<'item' | 'empty', Message>;
}

interface LinkedItemsProps {
  code: LinkingCode;
  provider: Id;
  view: LinkView;
  links: ListState<LinkOffer> & {
    form: Pick<ItemForm<never, never>, 'save' | 'onClose'> | null;
    made: readonly Id[];
    startCreate: () => void;
    remove: (removal: Removal) => void;
  };
  /** Everything that can be linked. */
  items: ListState<Item>;
  bulk: BulkRemovalView;
  onLink: (item: Id, values: LinkValues, typed: object, name: string) => void;
}

/** The links of one kind that a provider has, and the form that adds one (Spec 2 §2.3). */
export function LinkedItems(props: LinkedItemsProps) {
  const { code, view, provider, links, items, bulk, onLink } = props;
  const { name, kind, texts } = view;
  const t = useT();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(linksShown());
  }, [dispatch]);
  const { rows, found, unlinked, nameOf, failure, reload } = useLinks(kind, links, items);
  const several = useLinkSeveral(kind, provider, unlinked);
  const prices = usePrices(kind, provider, found, code);
  return (
    <>
      <TabToolbar
        search={homeMessages.searchByNameOrCode}
        rows={rows}
        visible={found}
        tools={[<LinkImport key="import" {...{ code, kind, provider }} lists={[links, items]} />, prices.button]}
        beside={several.button}
        addLabel={t(linkMessages.linkNew)}
        onAdd={links.startCreate}
      />
      <ListFailures lists={[items]} />
      {!found?.length && <DeletionLedger {...bulk} />}
      <ItemList
        list={{ ...links, rows }}
        visible={found}
        empty={t(texts.empty)}
        skeleton={<LinkTableSkeleton kind={kind} />}
      >
        {(visible) => (
          <LinkTable
            label={t(LINK_TITLES[kind])}
            rows={visible}
            {...{ code, name, kind, bulk }}
            onUnlink={links.remove}
            onPasteColumn={prices.onPasteColumn}
            made={links.made}
          />
        )}
      </ItemList>
      {several.dialog}
      {prices.dialog}
      {links.form && (
        <LinkForm
          label={t(texts.item)}
          items={{ rows: unlinked, failure, reload }}
          kind={kind}
          save={links.form.save}
          onSubmit={(item, values, typed) => onLink(item, values, typed, nameOf(item))}
          onClose={links.form.onClose}
        />
      )}
    </>
  );
}

interface LinkImportProps {
  code: LinkingCode;
  kind: LinkKind;
  provider: Id;
  lists: readonly Omit<ListState<unknown>, 'rows'>[];
}

/** The button that takes links in from a file, and its dialog. */
function LinkImport({ code, kind, provider, lists }: LinkImportProps) {
  const filter = useMemo(() => ({ provider }), [provider]);
  return (
    <ImportButton sheet={linkKinds[kind].name} {...{ code, filter }}>
      {({ ImportDialog, linkServices }, close) => (
        <ImportDialog service={linkServices[kind]} {...{ filter, lists }} list={LINK_TITLES[kind]} onClose={close} />
      )}
    </ImportButton>
  );
}

/** The button that links several items, and its dialog; what the end of the session cut off is offered at once. */
function useLinkSeveral(kind: LinkKind, provider: Id, unlinked: readonly Item[] | undefined) {
  const t = useT();
  const { isInterrupted } = useFanOutStatus(addLinksKey(kind, provider));
  const [isOpen, setIsOpen] = useAskedDialog('several', isInterrupted);
  return {
    button: (
      <Button variant="outlined" disabled={!unlinked?.length} onClick={() => setIsOpen(true)}>
        {t(linkMessages.linkSeveral)}
      </Button>
    ),
    dialog: isOpen && unlinked && (
      <LinkSeveral {...{ kind, provider }} items={unlinked} onClose={() => setIsOpen(false)} />
    ),
  };
}

/** The links joined with what they link, those that the search finds, and what is not linked yet. */
function useLinks(kind: LinkKind, links: ListState<LinkOffer>, items: ListState<Item>) {
  const t = useT();
  const names = useNames();
  const isReady = links.rows !== undefined && (items.rows !== undefined || items.failure !== null);
  const rows = useMemo(
    () =>
      isReady
        ? linkRows(kind, links.rows ?? [], items.rows ?? [], (id) => t(linkMessages.unknownItem, { id }), names)
        : undefined,
    [isReady, kind, links.rows, items.rows, t, names],
  );
  const found = useFound(rows, searchTextOfLink);
  const { failure, reload } = links.failure ? links : items;
  const unlinked = useMemo(
    () => (links.rows && items.rows && !failure ? unlinkedItems(kind, links.rows, items.rows) : undefined),
    [kind, links.rows, items.rows, failure],
  );
  const nameOf = (item: Id) => names.of(items.rows?.find(({ id }) => id === item) ?? {});
  return { rows, found, unlinked, nameOf, failure, reload };
}
