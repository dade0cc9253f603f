import Box from '@mui/material/Box';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { PartOfForm, WordsOfFields } from '#client/ui/form/fieldWords';

/** What stands in a field of the surrounding form, by its name. */
export const ValuesOfForm = createContext<(name: string) => unknown>(() => undefined);

/** What the fields of this part of the form hold, as text: it is sent, and can no longer be changed. */
export function SentFields() {
  const words = useContext(WordsOfFields);
  const part = useContext(PartOfForm);
  const valueOf = useContext(ValuesOfForm);
  const [sent, setSent] = useState<readonly { name: string; label: string; said: ReactNode }[]>([]);
  const read = useEffectEvent(() => {
    const fields = [...(words ?? [])].filter(([, field]) => field.part === part);
    const filled = fields.map(([name, field]) => ({ ...field, name, value: valueOf(name) })).filter(isFilled);
    setSent(filled.map(({ name, label, say, value }) => ({ name, label, said: say(value) })));
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- fields say how they are called in effects before it
  useEffect(() => read(), [part]);
  return sent.map(({ name, label, said }) => (
    <Box key={name} data-sent sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{label}</Box>
      <Box dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {said}
      </Box>
    </Box>
  ));
}

function isFilled({ value }: { value: unknown }): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
