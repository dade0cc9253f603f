import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** The colour family of a status; the word beside the dot carries the meaning. */
export type Tone = 'green' | 'yellow' | 'red' | 'blue' | 'grey';

interface StatusChipProps {
  tone: Tone;
  label: string;
}

/** A status as a dot and a word on a tinted chip. */
export function StatusChip({ tone, label }: StatusChipProps) {
  return <Chip data-tone={tone}>{label}</Chip>;
}

const TONES: readonly Tone[] = ['green', 'yellow', 'red', 'blue', 'grey'];

/** Every row of a table has one: its styles are made once for a theme. */
const Chip = styled('span')(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    paddingInline: 8,
    borderRadius: 10,
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', backgroundColor: 'currentcolor' },
    ...Object.fromEntries(
      TONES.map((tone) => [
        `&[data-tone="${tone}"]`,
        { color: theme.vars.palette.status[tone].ink, backgroundColor: theme.vars.palette.status[tone].tint },
      ]),
    ),
  })),
);
