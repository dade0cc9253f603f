import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Copy } from 'lucide-react';
import { memo } from 'react';

import { say, type Message } from '#client/lib/text';
import { listMessages } from '#client/sections/appointments/list/messages';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import { callMessages } from '../afterMessages';
import type { CallLine } from '../toCall';
import { LineTable } from './LineTable';

/** The languages that a message is copied in. */
export type MessageLanguage = 'english' | 'arabic';

interface CallTableProps {
  lines: readonly CallLine[];
  onCalled: (line: CallLine, isCalled: boolean) => void;
  onCopied: (line: CallLine, language: MessageLanguage) => void;
}

/** Whom to call about a plan, with what to tell them. */
export function CallTable({ lines, onCalled, onCopied }: CallTableProps) {
  const t = useT();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <LineTable aria-label={t(callMessages.title)}>
        <thead>
          <tr>
            <th scope="col">{t(callMessages.called)}</th>
            <th scope="col">{t(listMessages.patient)}</th>
            <th scope="col">{t(callMessages.oldTime)}</th>
            <th scope="col">{t(callMessages.newTime)}</th>
            <th scope="col">{t(callMessages.message)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.visit.original.id} line={line} onCalled={onCalled} onCopied={onCopied} />
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

const Line = memo(function Line({ line, onCalled, onCopied }: { line: CallLine } & Omit<CallTableProps, 'lines'>) {
  const t = useT();
  const { visit, isTwice, oldTime, newTime } = line;
  const patient = line.patient ?? t(listMessages.unknownPatient);
  const called = isTwice
    ? say(callMessages.calledOf, { patient, time: oldTime })
    : say(callMessages.calledOne, { patient });
  return (
    <tr>
      <td>
        <Checkbox
          size="small"
          checked={visit.isCalled === true}
          slotProps={{ input: { 'aria-label': t(called) } }}
          onChange={(_, isChecked) => onCalled(line, isChecked)}
        />
      </td>
      <td>
        <OwnText>{patient}</OwnText>
      </td>
      <td data-head={t(callMessages.oldTime)}>{t(oldTime)}</td>
      <td data-head={t(callMessages.newTime)}>{t(newTime)}</td>
      <td data-head={t(callMessages.message)}>
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
      </td>
    </tr>
  );
});
