import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';

import { LabeledInput } from '#client/ui/form/LabeledInput';
import { useT } from '#client/ui/language/useT';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { plainDecimal } from '#contract/text/numbers';
import { linkMessages } from '../messages';
import { PRICE_STEPS, type PriceRule } from './changedPrice';
import { priceMessages } from './messages';
import { byRule } from './priceDifference';
import { PricePlan, type PricePlanProps } from './PricePlan';

/** Raises or lowers the prices of rows by a rule. */
export function ChangePrices({ rows, ...plan }: Pick<PricePlanProps, 'kind' | 'filter' | 'rows' | 'onClose'>) {
  const t = useT();
  const [typed, setTyped] = useState<PriceRule>({ way: 'raise', unit: 'percent', by: '', step: '0.25' });
  const by = amountIn(typed);
  const propose = useMemo(() => (by === null ? null : byRule({ ...typed, by })), [typed, by]);
  return (
    <PricePlan
      {...plan}
      {...{ rows, propose }}
      title={linkMessages.changePrices}
      isDirty={typed.by !== ''}
      fields={
        <>
          <div>{t(priceMessages.ofShown, { count: rows.length })}</div>
          <RuleFields typed={typed} isWrong={by === null && typed.by.trim() !== ''} onChange={setTyped} />
        </>
      }
    />
  );
}

/** What is typed behind `By`, as a plain decimal; a percentage may have its sign. `null` where it is none. */
function amountIn({ unit, by }: PriceRule): string | null {
  return plainDecimal(unit === 'percent' ? by.replace(/[%٪]\s*$/, '') : by);
}

interface RuleFieldsProps {
  typed: PriceRule;
  isWrong: boolean;
  onChange: (rule: PriceRule) => void;
}

function RuleFields({ typed, isWrong, onChange }: RuleFieldsProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, paddingBlockStart: 0.75 }}>
      <SegmentedControl
        label={t(priceMessages.way)}
        value={typed.way}
        choices={[
          { value: 'raise', label: t(priceMessages.raise) },
          { value: 'lower', label: t(priceMessages.lower) },
        ]}
        onChange={(way) => onChange({ ...typed, way })}
      />
      <SegmentedControl
        label={t(priceMessages.unit)}
        value={typed.unit}
        choices={[
          { value: 'percent', label: t(priceMessages.percent) },
          { value: 'aed', label: t(priceMessages.aed) },
        ]}
        onChange={(unit) => onChange({ ...typed, unit })}
      />
      <Box sx={{ width: 150 }}>
        <LabeledInput
          name="by"
          label={t(priceMessages.by)}
          holds="decimal"
          value={typed.by}
          {...(isWrong && { error: t(priceMessages.byInvalid) })}
          errorRole="alert"
          onChange={(by) => onChange({ ...typed, by })}
        />
      </Box>
      <TextField
        select
        size="small"
        label={t(priceMessages.step)}
        value={typed.step}
        onChange={({ target }) =>
          onChange({ ...typed, step: PRICE_STEPS.find((step) => step === target.value) ?? typed.step })
        }
        sx={{ width: 120 }}
      >
        {PRICE_STEPS.map((step) => (
          <MenuItem key={step} value={step}>
            {step}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
