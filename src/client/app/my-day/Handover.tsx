import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Copy, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

import { hasCopied } from '#client/device/copyText';
import { selectUser } from '#client/features/session';
import { clockTime, dayOf, longDate } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import { withInitials } from '#client/lib/withInitials';
import { formLeft } from '#client/state/formEvents';
import { useMinute } from '#client/ui/clock/useClock';
import { directionOf } from '#client/ui/language/directionOf';
import { useT } from '#client/ui/language/useT';
import { Paper } from '#client/ui/page/Paper';
import { handoverMessages, onSheetMessages } from './messages';
import { NOTE_KEY, selectNote } from './note';
import type { SheetPart } from './sheet';
import { sheetText } from './sheetText';
import { useHandover } from './useHandover';

interface HandoverProps {
  /** Where its buttons stand; `null` before that is there. */
  foot: HTMLElement | null;
}

/** The sheet that hands the desk over: what was done, what waits, what is half done, on paper or as a text too. */
export function Handover({ foot }: HandoverProps) {
  const t = useT();
  const parts = useHandover();
  const head = useHead();
  const dispatch = useDispatch();
  const note = useSelector(selectNote);
  // What is on paper, or elsewhere, is not lost with the page.
  const handNoteOver = () => note !== '' && dispatch(formLeft(NOTE_KEY, { note, mayGo: true }));
  const [hasInitials, setHasInitials] = useState(false);
  const [isPrinted, setIsPrinted] = useState(false);
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const said = (text: Text) => t(hasInitials ? withInitials(text) : text);
  const chooseInitials = (isOn: boolean) => {
    setHasInitials(isOn);
    setCopied(null);
  };
  const print = () => {
    setIsPrinted(true);
    handNoteOver();
  };
  const copy = async () => {
    const isTaken = await hasCopied(sheetText([t(handoverMessages.title), head], parts, said));
    if (!isTaken && sheet.current) window.getSelection()?.selectAllChildren(sheet.current);
    setCopied(isTaken ? 'copied' : 'notCopied');
    handNoteOver();
  };
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t(onSheetMessages.explained)}</Box>
      <FormControlLabel
        label={t(onSheetMessages.initials)}
        control={<Checkbox checked={hasInitials} onChange={(_, isOn) => chooseInitials(isOn)} />}
      />
      <div ref={sheet}>
        <HandoverSheet head={head} parts={parts} said={said} />
      </div>
      {foot &&
        createPortal(
          <>
            <Box role="status" sx={{ flex: 1, fontSize: 13 }}>
              {copied && t(onSheetMessages[copied])}
            </Box>
            <Button startIcon={<Printer size={16} aria-hidden />} onClick={print}>
              {t(onSheetMessages.print)}
            </Button>
            <Button variant="contained" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
              {t(onSheetMessages.copy)}
            </Button>
          </>,
          foot,
        )}
      {isPrinted && (
        <Paper name="printed-handover" onPrinted={() => setIsPrinted(false)}>
          <h1>{t(handoverMessages.title)}</h1>
          <HandoverSheet head={head} parts={parts} said={said} />
        </Paper>
      )}
    </>
  );
}

/** When the sheet was made, and by whom. */
function useHead(): string {
  const t = useT();
  const user = useSelector(selectUser);
  const now = new Date(useMinute());
  const values = { date: longDate(dayOf(now)), time: clockTime(now), user: user ?? onSheetMessages.nobody };
  return t(say(onSheetMessages.madeAt, values));
}

interface HandoverSheetProps {
  /** When it was made, and by whom. */
  head: string;
  parts: readonly SheetPart[];
  /** How a text is said, which may leave out names. */
  said: (text: Text) => string;
}

/** The sheet on screen and on paper. */
function HandoverSheet({ head, parts, said }: HandoverSheetProps) {
  return (
    <>
      <div>{head}</div>
      {parts.map(({ title, groups, note }) => (
        <Box key={said(title)} component="section" aria-label={said(title)} sx={{ marginBlockStart: 2 }}>
          <Box component="h3" sx={{ margin: 0, fontSize: 16 }}>
            {said(title)}
          </Box>
          {note && <div>{said(note)}</div>}
          {groups.map((group) => (
            <div key={said(group.title)}>
              {group.title !== '' && (
                <Box component="h4" sx={{ margin: 0, marginBlockStart: 1, fontSize: 14 }}>
                  {said(group.title)}
                </Box>
              )}
              <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
                {group.lines.map((line, place) => (
                  // A line has no name of its own, and none of them has anything to remember.
                  <li key={place} dir={directionOf(line)}>
                    {said(line)}
                  </li>
                ))}
              </Box>
            </div>
          ))}
        </Box>
      ))}
    </>
  );
}
