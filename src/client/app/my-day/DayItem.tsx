import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';

import { clockTime } from '#client/lib/dates';
import type { UndoLine } from '#client/state/myDay';
import { directionOf } from '#client/ui/language/directionOf';
import { useT } from '#client/ui/language/useT';
import { dayMessages } from './messages';
import { whyNot } from './reasons';
import { changeText, toldOf } from './told';
import type { ShownEntry } from './useDay';

interface DayItemProps {
  entry: ShownEntry;
  /** Whether it is chosen to be taken back; `null` where nothing of it can be. */
  isChosen: boolean | null;
  onChosen: () => void;
  onUndo: (lines: readonly UndoLine[]) => void;
}

/** Of one thing with many changes no more are listed; all of them are taken back together. */
const MOST_LISTED = 50;

/** What the button says, and for a reader of the screen of what it is. */
const UNDO = { label: dayMessages.undo, name: dayMessages.undoOf };
const UNDO_MANY = { label: dayMessages.undoMany, name: dayMessages.undoManyOf };

/** One thing that was done: when, whose, what, and its undo or why there is none. */
export function DayItem({ entry, isChosen, onChosen, onUndo }: DayItemProps) {
  const t = useT();
  const { at, kind, text, detail, lines } = entry;
  const { whom, what, changes } = toldOf(entry);
  const asMade = lines.filter(({ stands }) => stands === 'asMade');
  const count = asMade.length;
  const undo = count === 1 ? UNDO : UNDO_MANY;
  const reason = kind === 'success' && lines.length === 0 ? whyNot(text) : null;
  const name = t(whom ?? what);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'start',
        padding: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {isChosen !== null && (
        <Checkbox
          size="small"
          checked={isChosen}
          slotProps={{ input: { 'aria-label': t(dayMessages.choose, { what: name }) } }}
          onChange={onChosen}
        />
      )}
      <Box component="time" sx={{ flex: 'none', minWidth: 44, color: 'text.secondary' }}>
        {clockTime(new Date(at))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          {whom !== null && (
            <Box dir={directionOf(whom)} sx={{ fontWeight: 600 }}>
              {t(whom)}
            </Box>
          )}
          <span dir={directionOf(what)}>{t(what)}</span>
          {kind === 'error' && <span>{t(dayMessages.failed)}</span>}
        </Box>
        {detail && what === text && (
          <Box dir={directionOf(detail)} sx={{ color: 'text.secondary' }}>
            {t(detail)}
          </Box>
        )}
        <Changes lines={changes} isAlone={whom !== null} />
        {reason && <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t(reason)}</Box>}
      </Box>
      {count > 0 && (
        <Button size="small" aria-label={t(undo.name, { what: name, count })} onClick={() => onUndo(asMade)}>
          {t(undo.label, { count })}
        </Button>
      )}
    </Box>
  );
}

/** From what to what, and what has become of it since. */
function Changes({ lines, isAlone }: { lines: readonly UndoLine[]; isAlone: boolean }) {
  const t = useT();
  return (
    <>
      {lines.slice(0, MOST_LISTED).map((line) => (
        <Box
          key={line.id}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: 13, color: 'text.secondary' }}
        >
          {!isAlone && <span dir={directionOf(line.whose)}>{t(line.whose)}</span>}
          <span>{t(changeText(line))}</span>
        </Box>
      ))}
      {lines.length > MOST_LISTED && <div>{t(dayMessages.more, { count: lines.length - MOST_LISTED })}</div>}
    </>
  );
}
