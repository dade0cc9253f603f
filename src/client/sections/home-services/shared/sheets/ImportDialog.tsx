import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useDispatch } from 'react-redux';

import type { Text } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useDiscardQuestion } from '#client/ui/feedback/UseDiscardQuestion';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { FanOutPanel } from '#client/ui/ledger/FanOutPanel';
import type { Id } from '#contract/common';
import { ListFailures } from '../components/ListFailures';
import type { ListFilter } from '../kind/defineKind';
import type { ListState } from '../kind/useRows';
import { DifferenceTable } from './components/DifferenceTable';
import { FileOrigin } from './components/FileOrigin';
import { FileSource } from './components/FileSource';
import { HeadChoices } from './components/HeadChoices';
import { Summary } from './components/Summary';
import { isTelling } from './difference';
import { sheetApplied } from './events';
import { failedIn, faultyIn, type FailedRow } from './failedRows';
import { askedCells } from './leftBehind';
import { importTexts } from './messages';
import type { SheetService } from './sagas/applySheet';
import type { SheetKind } from './sheet';
import type { useComparison } from './useComparison';
import type { ReadFile } from './useFile';
import { useImport } from './useImport';
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
  const { file, source, view, world, isSure, panel, isSending, toSend, sent, isDirty, forget } = useImport(
    service,
    filter,
  );
  const { leave, question } = useDiscardQuestion(isDirty);
  return (
    <Modal
      title={t(importTexts.title, { list })}
      size="xl"
      isOpen
      isDirty={isDirty}
      closeLabel={t(uiMessages.close)}
      actions={
        file && (
          <Actions
            {...{ isSending }}
            count={toSend.length}
            onAnother={() => leave(forget)}
            onApply={() => dispatch(sheetApplied({ sheet: sheet.name, filter, rows: toSend }))}
          />
        )
      }
      onClose={onClose}
    >
      <ListFailures lists={lists} />
      {file && !isSure && <UnsureLists lists={lists} />}
      {panel && <FanOutPanel {...panel} deed="saved" />}
      {file ? (
        <>
          <FileOrigin
            {...{ file, isSending }}
            fault={source.fault}
            onSheet={(other) =>
              leave(() => {
                view.reset();
                file.onSheet?.(other);
              })
            }
          />
          <Comparison {...{ sheet, file, world, view }} />
        </>
      ) : (
        <FileSource {...source} onTemplate={() => downloadTemplate(sheet, t)} />
      )}
      {!isSending && <Failed {...{ sheet }} rows={[...failedIn(sent), ...faultyIn(view.difference)]} />}
      {question}
    </Modal>
  );
}

/** Says that nothing can be told to be new, and reads once more. */
function UnsureLists({ lists }: Pick<ImportDialogProps<never, never>, 'lists'>) {
  const t = useT();
  return (
    <PlainAlert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={() => lists.forEach(({ reload }) => reload())}>
          {t(uiMessages.retry)}
        </Button>
      }
    >
      {t(importTexts.unsureList)}
    </PlainAlert>
  );
}

interface FailedProps<Thing extends { id: Id }, World> {
  sheet: SheetKind<Thing, World>;
  rows: readonly FailedRow[];
}

/** Has the rows that were not saved leave the page, each with its reason. */
function Failed<Thing extends { id: Id }, World>({ sheet, rows }: FailedProps<Thing, World>) {
  const t = useT();
  return (
    rows.length > 0 && (
      <div>
        <Button size="small" startIcon={<Download size={15} />} onClick={() => downloadRows(sheet, rows, t)}>
          {t(importTexts.downloadFailed)}
        </Button>
      </div>
    )
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
      {count > 0 && (
        <Button variant="contained" disabled={isSending} onClick={onApply}>
          <span>{t(importTexts.apply, { count })}</span>
        </Button>
      )}
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
  const { difference, chosen, corrections, unused } = view;
  const asked = askedCells(difference);
  return (
    <>
      <Summary
        {...{ difference, unused }}
        hidden={file.table.hidden}
        asked={Object.keys(asked).length}
        onTake={() => view.take(asked)}
      />
      <HeadChoices
        {...{ chosen }}
        {...file}
        heads={file.table.heads}
        columns={sheet.columns.filter(({ isNote }) => !isNote)}
        onChoose={view.choose}
      />
      {difference && world && difference.rows.some(isTelling) && (
        <DifferenceTable
          {...{ difference, world, corrections }}
          columns={sheet.columns}
          onCorrect={view.correct}
          onTyping={view.onTyping}
        />
      )}
    </>
  );
}
