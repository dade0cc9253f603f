import Box from '@mui/material/Box';

import { wayOf } from '#client/lib/bidi';
import { aed } from '#client/lib/money';
import { shownName, notKnown } from '#client/lib/text';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { useT } from '#client/ui/language/useT';
import { Panel } from '#client/ui/layout/Panel';
import { DASHBOARD_ROWS } from '#contract/rules';
import type { DashboardFigures } from '../figures';
import { referralMessages } from '../messages';

/** At most ten referrers with rank, name, count of referrals and wallet balance (Spec 2 §2.1). */
export function TopReferrers({ referrers }: { referrers: DashboardFigures['top_referrers'] }) {
  const t = useT();
  const rows = referrers.slice(0, DASHBOARD_ROWS);
  return (
    <Panel title={t(referralMessages.topReferrers)}>
      {rows.length === 0 && <EmptyState text={t(referralMessages.noReferrers)} />}
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map(({ id, name, successful_referrals, wallet_balance }, index) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: '20px minmax(90px, 1fr) auto minmax(104px, auto)',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 48,
              padding: '6px 16px',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ color: 'text.secondary' }}>{index + 1}</Box>
            <Box
              dir={wayOf(name ?? t(referralMessages.unknownUser))}
              sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {shownName(name) ?? t(referralMessages.unknownUser)}
            </Box>
            <Box sx={{ color: 'text.secondary', textAlign: 'end' }}>
              {successful_referrals === null
                ? t(notKnown)
                : t(referralMessages.referrals, { count: successful_referrals })}
            </Box>
            <Box sx={{ fontWeight: 600, textAlign: 'end' }}>{t(aed(wallet_balance))}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
