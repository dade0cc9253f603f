import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Copy } from 'lucide-react';
import { memo } from 'react';

import { say, type Message, type Text } from '#client/lib/text';
import { listMessages } from '#client/sections/appointments/list/messages';
import { statusText } from '#client/sections/appointments/list/statusActions';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import type { RowOffer } from '#client/ui/ledger/LedgerRows';
import { callMessages } from '../afterMessages';
import { awayMessages } from '../messages';
import type { CallLine } from '../toCall';
import { LineTable } from './LineTable';

/** The languages that a message is copied in. */
export type MessageLanguage = 'english' | 'arabic';

interface CallTableProps {
  lines: readonly CallLine[];
  /** How each line stands, by the text of its id. */
  states: ReadonlyMap<string, Text>;
  /** What else can be done with a line, likewise. */
  offers: ReadonlyMap<string, RowOffer>;
  onCalled: (line: CallLine, isCalled: boolean) => void;
  onCopied: (line: CallLine, language: MessageLanguage) => void;
}

const HEADS = [
  listMessages.patient,
  awayMessages.from,
  awayMessages.to,
  awayMessages.state,
  callMessages.called,
  callMessages.message,
];

/** The patients of a plan that was sent: from when to when, how that stands, and whom to call with what to tell. */
export function CallTable({ lines, states, offers, onCalled, onCopied }: CallTableProps) {
  const t = useT();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <LineTable aria-label={t(awayMessages.plan)}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head.id} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.visit.original.id}
              state={states.get(String(line.visit.original.id)) ?? statusText(line.visit.original.status)}
              offer={offers.get(String(line.visit.original.id))}
              {...{ line, onCalled, onCopied }}
            />
          ))}
        </tbody>
      </LineTable>
    </Box>
  );
}

const COPIES: readonly { language: MessageLanguage; label: Message; name: Message }[] = [
  { language: 'english', label: callMessages.english, name: callMessages.copyEnglishOf },
  { language: 'arabic', label: callMessages.arabic, name: callMessages.copyArabicOf },
];

interface LineProps extends Pick<CallTableProps, 'onCalled' | 'onCopied'> {
  line: CallLine;
  state: Text;
  offer: RowOffer | undefined;
}

const Line = memo(function Line({ line, state, offer, onCalled, onCopied }: LineProps) {
  const t = useT();
  const { visit, isConcerned, isTwice, oldTime, newTime } = line;
  const patient = line.patient ?? t(listMessages.unknownPatient);
  const called = isTwice
    ? say(callMessages.calledOf, { patient, time: oldTime })
    : say(callMessages.calledOne, { patient });
  return (
    <tr>
      <td>
        <OwnText>{patient}</OwnText>
      </td>
      <td data-head={t(awayMessages.from)}>{t(oldTime)}</td>
      <td data-head={t(awayMessages.to)}>{t(newTime)}</td>
      <td data-head={t(awayMessages.state)}>
        {t(state)}
        {offer && (
          <Button size="small" onClick={offer.onChosen}>
            {t(offer.label)}
          </Button>
        )}
      </td>
      <td data-head={t(callMessages.called)}>
        {isConcerned && (
          <Checkbox
            size="small"
            checked={visit.isCalled === true}
            slotProps={{ input: { 'aria-label': t(called) } }}
            onChange={(_, isChecked) => onCalled(line, isChecked)}
          />
        )}
      </td>
      <td data-head={t(callMessages.message)}>{isConcerned && <Copies {...{ line, patient, onCopied }} />}</td>
    </tr>
  );
});

/** Copies what is told a patient, in either language. */
function Copies({ line, patient, onCopied }: { patient: string } & Pick<LineProps, 'line' | 'onCopied'>) {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {COPIES.map(({ language, label, name }) => (
        <Button
          key={language}
          size="small"
          startIcon={<Copy size={13} aria-hidden />}
          aria-label={t(name, { patient })}
          onClick={() => onCopied(line, language)}
        >
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}
