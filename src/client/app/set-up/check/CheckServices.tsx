import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { Check, Minus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useToday } from '#client/ui/clock/useClock';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { type Line, outcomeOf } from '#conform/report';
import type { ServiceName } from '#contract/endpoint';
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

const SERVICES: readonly ServiceName[] = ['provider', 'appointment', 'referral'];

/** What was found, service by service; what could not be tried is folded away. */
function CheckedLines({ lines }: { lines: readonly Line[] }) {
  return SERVICES.map((service) => {
    const own = lines.filter((line) => line.service === service);
    return own.length > 0 && <OneService key={service} service={service} lines={own} />;
  });
}

function OneService({ service, lines }: { service: ServiceName; lines: readonly Line[] }) {
  const t = useT();
  const untried = lines.filter((line) => markOf(line) === 'notTried');
  return (
    <Part aria-label={t(checkMessages[service])}>
      <h3>{t(checkMessages[service])}</h3>
      <Lines lines={lines.filter((line) => !untried.includes(line))} />
      {untried.length > 0 && (
        <details>
          <summary>{t(checkMessages.notTriedCount, { count: untried.length })}</summary>
          <Lines lines={untried} />
        </details>
      )}
    </Part>
  );
}

const MARKS = { fits: Check, lacks: X, notTried: Minus } as const;

function markOf({ findings }: Line): keyof typeof MARKS {
  const has = (wanted: string) => findings.some(({ weight }) => weight === wanted);
  return has('needed') ? 'lacks' : has('untried') ? 'notTried' : 'fits';
}

const WEIGHTS = { needed: 'needed', advice: 'advice', untried: 'notTried' } as const;

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useT();
  return (
    <ul>
      {lines.map((line) => {
        const mark = markOf(line);
        const Mark = MARKS[mark];
        return (
          <li key={line.subject} data-mark={mark}>
            <Mark size={16} aria-label={t(checkMessages[mark])} role="img" />
            <code dir="ltr">{line.subject}</code>
            {line.findings.map(({ weight, text }) => (
              <p key={text.id + JSON.stringify(text.values)}>
                <b>{t(checkMessages[WEIGHTS[weight]])}:</b> <span>{t(text)}</span>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const Part = styled('section')(({ theme }) => ({
  fontSize: 14,
  h3: { margin: 0, fontSize: 16 },
  ul: { margin: 0, paddingBlock: 4, paddingInline: 0, listStyle: 'none' },
  li: { paddingBlock: 4, paddingInlineStart: 26, position: 'relative' },
  svg: { position: 'absolute', insetInlineStart: 0, insetBlockStart: 7, color: theme.vars.palette.success.main },
  '[data-mark=lacks] svg': { color: theme.vars.palette.error.main },
  '[data-mark=notTried] svg': { color: theme.vars.palette.text.secondary },
  code: { fontSize: 13, overflowWrap: 'anywhere' },
  p: { margin: 0, marginBlockStart: 2, overflowWrap: 'anywhere' },
  summary: { cursor: 'pointer', paddingBlock: 4 },
}));
