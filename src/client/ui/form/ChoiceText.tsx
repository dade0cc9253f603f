import Box from '@mui/material/Box';

import { wayOf } from '#client/lib/bidi';
import type { Text } from '#client/lib/text';
import { OwnText } from '../language/OwnText';
import { useT } from '../language/useT';

/** One choice of a select. */
export interface Choice {
  value: string | number;
  label: string;
  /** What is said beside it in the menu, such as its name in the other language. */
  beside?: Text | null;
}

/** The words of a choice in a menu; it is called by its label alone, which alone stands in the closed field. */
export function ChoiceText({ label, beside }: Pick<Choice, 'label' | 'beside'>) {
  const t = useT();
  return (
    <>
      <OwnText>{label}</OwnText>
      {beside && (
        <Box
          aria-hidden
          component="span"
          dir={wayOf(t(beside))}
          sx={{
            marginInlineStart: 1,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            color: 'text.secondary',
            fontSize: 12,
            '.MuiSelect-select &': { display: 'none' },
          }}
        >
          {t(beside)}
        </Box>
      )}
    </>
  );
}
