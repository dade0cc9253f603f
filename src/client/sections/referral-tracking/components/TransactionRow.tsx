import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { wayOf } from '#client/lib/bidi';
import { momentDate } from '#client/lib/dates';
import type { Text } from '#client/lib/text';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import type { MomentText } from '#contract/common';
import { REFERRAL_REWARD } from '#contract/rules';

interface TransactionRowProps {
  type: string;
  /** Stands in front of the texts. */
  picture?: ReactNode;
  title?: string;
  notes: string;
  createdAt: MomentText;
  /** The amount with its sign. */
  amount: Text;
}

/** One movement of a wallet; a referral reward is coloured, other kinds are not (Spec 2 §2.1). */
export function TransactionRow({ type, picture, title, notes, createdAt, amount }: TransactionRowProps) {
  const t = useT();
  const isReward = type === REFERRAL_REWARD;
  return (
    <Box
      component="li"
      data-type={type}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        padding: '6px 16px',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {picture}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {title && (
          <Box dir={wayOf(title)} sx={{ fontWeight: 600 }}>
            {title}
          </Box>
        )}
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          <OwnText>{notes}</OwnText> · {t(momentDate(createdAt))}
        </Box>
      </Box>
      <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap', color: isReward ? 'status.green.ink' : 'text.primary' }}>
        {t(amount)}
      </Box>
    </Box>
  );
}
