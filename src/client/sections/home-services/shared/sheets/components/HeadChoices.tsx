import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

import { wayOf } from '#client/lib/bidi';
import type { Message } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { importTexts } from '../messages';

interface HeadChoicesProps {
  heads: readonly string[];
  /** What each head means by itself. */
  meanings: readonly (string | null | undefined)[];
  columns: readonly { id: string; head: Message }[];
  /** What was chosen for the heads that mean nothing by themselves, by their places. */
  chosen: Readonly<Record<number, string>>;
  onChoose: (at: number, column: string) => void;
}

/** A select for each head that nobody knows, named by it: the column that it means, or none. */
export function HeadChoices({ heads, meanings, columns, chosen, onChoose }: HeadChoicesProps) {
  const t = useT();
  const unknown = heads.flatMap((head, at) => (meanings[at] === undefined ? [{ head, at }] : []));
  if (unknown.length === 0) return null;
  const taken = [...meanings, ...Object.values(chosen)];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, paddingBlockStart: 0.75 }}>
      {unknown.map(({ head, at }) => (
        <TextField
          key={at}
          select
          size="small"
          label={<bdi dir={wayOf(head)}>{head}</bdi>}
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
