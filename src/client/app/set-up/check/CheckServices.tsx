import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';

import { useToday } from '#client/ui/clock/useClock';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { outcomeOf, type Line } from '#conform/report';
import { CheckedLines } from './CheckedLines';
import { checkMessages } from './messages';
import { startCheck } from './startCheck';

const fieldAndButton = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 2,
  '& > :first-of-type': { width: 'min(320px, 100%)' },
};

/** Says call by call whether the services fit this page; it reads alone (decisions: services of others). */
export function CheckServices() {
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
    <Panel title={t(checkMessages.title)} isRegion>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (stage !== 'checking') void check();
        }}
      >
        <div>{t(checkMessages.explained)}</div>
        <Box sx={fieldAndButton}>
          <LabeledInput
            label={t(checkMessages.otp)}
            hint={t(checkMessages.otpHint)}
            name="otp"
            holds="code"
            value={otp}
            onChange={setOtp}
          />
          <Button type="submit" variant="outlined" loading={stage === 'checking'} sx={{ minHeight: 40 }}>
            {t(stage === 'checked' ? checkMessages.checkAgain : checkMessages.check)}
          </Button>
        </Box>
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
      </Box>
    </Panel>
  );
}
