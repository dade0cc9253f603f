import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

import { aed } from '#client/lib/money';
import { Panel } from '#client/ui/layout/Panel';
import type { Decimal } from '#contract/common';

interface RewardsChartProps {
  label: string;
  /** Amounts in AED. */
  bars: readonly { label: string; amount: Decimal }[];
}

/** Compares rewards by length; the same figures stand in the cards as text. */
export function RewardsChart({ label, bars }: RewardsChartProps) {
  const { vars } = useTheme();
  return (
    <Panel title={label}>
      <div role="img" aria-label={bars.map((bar) => `${bar.label}: ${aed(bar.amount)}`).join(', ')}>
        <BarChart
          disableKeyboardNavigation
          height={124}
          layout="horizontal"
          hideLegend
          skipAnimation
          margin={{ top: 8, bottom: 0, left: 8, right: 36 }}
          xAxis={[{ tickNumber: 6 }]}
          grid={{ vertical: true }}
          yAxis={[
            {
              scaleType: 'band',
              data: bars.map((bar) => bar.label),
              width: 84,
              disableLine: true,
              disableTicks: true,
              categoryGapRatio: 0.55,
            },
          ]}
          series={[
            {
              data: bars.map((bar) => Number(bar.amount)),
              color: vars.palette.primary.main,
              valueFormatter: (value) => aed(value),
            },
          ]}
        />
      </div>
    </Panel>
  );
}
