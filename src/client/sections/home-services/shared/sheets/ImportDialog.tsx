import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { Text } from '#client/lib/text';
import type { StoredRow } from '#client/state/fanOut/row';
import { useFanOut } from '#client/state/fanOut/useFanOut';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import type { Id } from '#contract/common';
import { ListFailure } from '../components/ListFailure';
import type { ListFilter } from '../kind/defineKind';
import type { ListState } from '../kind/useRows';
import { DifferenceTable } from './components/DifferenceTable';
import { FileSource } from './components/FileSource';
import { HeadChoices } from './components/HeadChoices';
import { Summary } from './components/Summary';
import { isTelling, rowsToSend } from './difference';
import { sheetApplied, type SheetRow } from './events';
import { failedIn, faultyIn } from './failedRows';
import { sheetKey } from './first';
import { importTexts } from './messages';
import type { SheetService } from './sagas/applySheet';
import type { SheetKind } from './sheet';
import { useComparison } from './useComparison';
import { useFile, type ReadFile } from './useFile';
import { downloadRows, downloadTemplate } from './written';

interface ImportDialogProps<Thing extends { id: Id }, World> {
  service: SheetService<Thing, World>;
  filter: ListFilter;
  /** What the list is called. */
  list: Text;
  /** What the file is compared with, as it is read. */
  lists: readonly Omit<ListState<unknown>, 'rows'>[];
  onClose: () => void;
}

/** Takes rows in from a file: shows each difference before anything is sent, and then what became of each row. */
export function ImportDialog<Thing extends { id: Id }, World>(props: ImportDialogProps<Thing, World>) {
  const { service, filter, list, lists, onClose } = props;
  const { sheet } = service;
  const t = useT();
  const dispatch = useDispatch();
  const { file, forget, ...source } = useFile(sheet);
  const { panel, isSending } = useFanOut(sheetKey(sheet.name, filter));
  const world = useSelector((state) => service.selectWorld(state as never, filter));
  const view = useComparison(sheet, world, file, isSending);
  const { difference } = view;
  const toSend = useMemo(() => (difference ? rowsToSend(difference, filter) : []), [difference, filter]);
  const failed = [
    ...failedIn(panel?.ledger.rows as readonly StoredRow<SheetRow>[] | undefined),
    ...faultyIn(difference),
  ];
  return (
    <Modal
      title={t(importTexts.title, { list })}
      size="xl"
      isOpen
      isDirty={toSend.length > 0 && !panel}
      closeLabel={t(uiMessages.close)}
      actions={
        file && (
          <Actions
            {...{ isSending }}
            count={toSend.length}
            onAnother={() => {
              panel?.onClose();
              view.reset();
              forget();
            }}
            onApply={() => dispatch(sheetApplied({ sheet: sheet.name, filter, rows: toSend }))}
          />
        )
      }
      onClose={onClose}
    >
      {lists.map((one, at) => (
        <ListFailure key={at} list={one} />
      ))}
      {panel && <FanOutPanel {...panel} deed="changed" />}
      {file ? (
        <Comparison {...{ sheet, file, world, view }} />
      ) : (
        <FileSource {...source} onTemplate={() => downloadTemplate(sheet, t)} />
      )}
      {!isSending && failed.length > 0 && (
        <div>
          <Button size="small" startIcon={<Download size={15} />} onClick={() => downloadRows(sheet, failed, t)}>
            {t(importTexts.downloadFailed)}
          </Button>
        </div>
      )}
    </Modal>
  );
}

interface ActionsProps {
  isSending: boolean;
  /** How many rows would be sent. */
  count: number;
  onAnother: () => void;
  onApply: () => void;
}

function Actions({ isSending, count, onAnother, onApply }: ActionsProps) {
  const t = useT();
  return (
    <>
      <Button disabled={isSending} onClick={onAnother}>
        {t(importTexts.another)}
      </Button>
      <Button variant="contained" disabled={isSending || count === 0} onClick={onApply}>
        <span>{t(importTexts.apply, { count })}</span>
      </Button>
    </>
  );
}

interface ComparisonProps<Thing extends { id: Id }, World> {
  sheet: SheetKind<Thing, World>;
  file: ReadFile;
  world: World | undefined;
  view: ReturnType<typeof useComparison<Thing, World>>;
}

/** What a file says beside what is there. */
function Comparison<Thing extends { id: Id }, World>({ sheet, file, world, view }: ComparisonProps<Thing, World>) {
  const { difference, chosen, corrections } = view;
  return (
    <>
      <Summary difference={difference} />
      <HeadChoices
        {...{ ...file.table, chosen }}
        meanings={file.meanings}
        columns={sheet.columns.filter(({ isNote }) => !isNote)}
        onChoose={view.choose}
      />
      {difference && world && difference.rows.some(isTelling) && (
        <DifferenceTable {...{ difference, world, corrections }} columns={sheet.columns} onCorrect={view.correct} />
      )}
    </>
  );
}
