import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';

import { useToday } from '#client/ui/clock/useClock';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { outcomeOf, type Line } from '#conform/report';
import { CheckedLines } from './CheckedLines';
import { checkMessages } from './messages';
import { startCheck } from './startCheck';

/** Says call by call whether the services fit this page; it reads alone (decisions: services of others). */
export function CheckServices({ onClose }: { onClose: () => void }) {
  const t = useT();
  const today = useToday();
  const [otp, setOtp] = useState('');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [stage, setStage] = useState<'open' | 'checking' | 'checked' | 'noService'>('open');
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const check = async () => {
    const { signal } = (run.current = new AbortController());
    setStage('checking');
    setLines([]);
    try {
      setLines(await startCheck(otp.trim(), today, signal, setLines));
      setStage('checked');
    } catch {
      if (!signal.aborted) setStage('noService');
    }
  };

  return (
    <Modal
      isOpen
      title={t(checkMessages.title)}
      size="lg"
      onClose={onClose}
      onSubmit={() => {
        if (stage !== 'checking') void check();
      }}
      actions={
        <Button type="submit" variant="contained" loading={stage === 'checking'}>
          {t(stage === 'checked' ? checkMessages.checkAgain : checkMessages.check)}
        </Button>
      }
    >
      <div>{t(checkMessages.explained)}</div>
      <LabeledInput
        label={t(checkMessages.otp)}
        hint={t(checkMessages.otpHint)}
        name="otp"
        holds="code"
        value={otp}
        onChange={setOtp}
      />
      <div role="status">
        {stage === 'checked'
          ? t(checkMessages.outcome, { ...outcomeOf(lines) })
          : stage === 'checking'
            ? t(checkMessages.checking)
            : ''}
      </div>
      {stage === 'checking' && <LinearProgress aria-label={t(checkMessages.checking)} />}
      {stage === 'noService' && <PlainAlert severity="error">{t(checkMessages.noService)}</PlainAlert>}
      {stage !== 'noService' && <CheckedLines lines={lines} />}
    </Modal>
  );
}
