import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

import { say, type Text } from '#client/lib/text';
import { useT } from '#client/ui/language/useT';
import { lateMessages } from '../afterMessages';
import type { PlanLine } from '../state';

interface GroupHeadProps {
  text: Text;
  members: readonly PlanLine[];
  /** All lines that have a time are ticked, or no longer. */
  onToggled: (members: readonly PlanLine[], areTicked: boolean) => void;
}

/** The head of a group of lines, which chooses all of them that have a time. */
export function GroupHead({ text, members, onToggled }: GroupHeadProps) {
  const t = useT();
  const able = members.filter(({ proposed }) => proposed);
  const ticked = able.filter(({ isTicked }) => isTicked).length;
  const areAll = able.length > 0 && ticked === able.length;
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Checkbox
        size="small"
        checked={areAll}
        indeterminate={ticked > 0 && !areAll}
        disabled={able.length === 0}
        slotProps={{ input: { 'aria-label': t(say(lateMessages.chooseAll, { group: text })) } }}
        onChange={() => onToggled(able, !areAll)}
      />
      <span>{t(text)}</span>
    </Box>
  );
}
