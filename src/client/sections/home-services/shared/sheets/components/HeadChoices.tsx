import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import type { Message } from '#client/lib/text';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { directionOf } from '#client/ui/language/directionOf';
import { useT } from '#client/ui/language/useT';
import { headName } from '../heads';
import { importTexts } from '../messages';

interface HeadChoicesProps {
  heads: readonly string[];
  /** What each head means by itself. */
  meanings: readonly (string | null | undefined)[];
  columns: readonly { id: string; head: Message }[];
  /** The columns that are headed more than once. */
  doubled: readonly string[];
  /** What was chosen for the heads that mean nothing by themselves, by their places. */
  chosen: Readonly<Record<number, string>>;
  onChoose: (at: number, column: string) => void;
}

/** A select for each head that nobody knows, or that stands twice: the column that it means, or none. */
export function HeadChoices({ heads, meanings, columns, doubled, chosen, onChoose }: HeadChoicesProps) {
  const t = useT();
  const unknown = heads.flatMap((_, at) => (meanings[at] === undefined ? [{ name: headName(heads, at), at }] : []));
  if (unknown.length === 0) return null;
  const taken = [...meanings, ...Object.values(chosen)];
  const asked = columns.filter(({ id }) => doubled.includes(id) && !taken.includes(id));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, paddingBlockStart: 0.75 }}>
      {asked.map(({ id, head }) => (
        <PlainAlert key={id} severity="warning" role="status" style={{ flexBasis: '100%' }}>
          {t(importTexts.headTwice, { head })}
        </PlainAlert>
      ))}
      {unknown.map(({ name, at }) => (
        <TextField
          key={at}
          select
          size="small"
          label={<span dir={directionOf(name)}>{t(name)}</span>}
          value={chosen[at] ?? ''}
          onChange={(event) => onChoose(at, event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: 220 }}
        >
          <MenuItem value="">{t(importTexts.leaveOut)}</MenuItem>
          {columns
            .filter(({ id }) => chosen[at] === id || !taken.includes(id))
            .map(({ id, head: name }) => (
              <MenuItem key={id} value={id}>
                {t(name)}
              </MenuItem>
            ))}
        </TextField>
      ))}
    </Box>
  );
}
