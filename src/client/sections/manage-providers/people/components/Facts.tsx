import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { wayOf } from '#client/lib/bidi';
import { countText } from '#client/lib/counts';
import { directoryMessages } from '#client/sections/manage-providers/directory/messages';
import { useT } from '#client/ui/language/useT';
import { PhoneNumber } from '#client/ui/phone/PhoneNumber';

/** A name and its value; a value that is not known is shown as `N/A`. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts side by side, as many in a row as the width allows. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useT();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))', gap: 2, margin: 0 }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" dir={wayOf(value)} sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {typeof value === 'number' ? t(countText(value)) : value || t(directoryMessages.notKnown)}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** A phone number in the colour of links, where it is one. */
export function FactsPhone({ field }: { field: string }) {
  return <Box component={PhoneNumber} field={field} sx={{ '&[href]': { color: 'primary.main' } }} />;
}
