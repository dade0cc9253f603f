import { styled } from '@mui/material/styles';
import { Check, Minus, X } from 'lucide-react';

import { useT } from '#client/ui/language/useT';
import type { Line } from '#conform/report';
import type { ServiceName } from '#contract/endpoint';
import { checkMessages } from './messages';

const SERVICES: readonly ServiceName[] = ['provider', 'appointment', 'referral'];

/** What was found, service by service; what could not be tried is folded away. */
export function CheckedLines({ lines }: { lines: readonly Line[] }) {
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
