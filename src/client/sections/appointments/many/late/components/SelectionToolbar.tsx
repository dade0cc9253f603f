import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';

import type { StatusAction } from '#client/sections/appointments/list/statusActions';
import { ACTIONS, BULK_ACTIONS } from '#client/sections/appointments/status/late/actions';
import { onwardsAt } from '#client/ui/onwardsAt';
import { useT } from '#client/ui/useT';
import { manyMessages } from '../messages';

interface SelectionToolbarProps {
  /** How many appointments are chosen. */
  total: number;
  outOfSight: number;
  /** How many of them each action may change. */
  counts: Readonly<Record<StatusAction, number>>;
  onAction: (action: StatusAction) => void;
  onCleared: () => void;
}

/** How many appointments are chosen, and what can be done with how many of them. */
export function SelectionToolbar({ total, outOfSight, counts, onAction, onCleared }: SelectionToolbarProps) {
  const t = useT();
  return (
    <Box
      role="toolbar"
      aria-label={t(manyMessages.selection)}
      onKeyDown={moveAmongButtons}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 32,
      }}
    >
      <Box role="status" sx={{ display: 'flex', gap: 1.5, marginInlineEnd: 'auto' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t(manyMessages.selected, { count: total })}
        </Box>
        {outOfSight > 0 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t(manyMessages.outOfSight, { count: outOfSight })}
          </Box>
        )}
      </Box>
      {BULK_ACTIONS.map((action) => (
        <ActionButton key={action} action={action} count={counts[action]} total={total} onPressed={onAction} />
      ))}
      <Button size="small" onClick={onCleared}>
        {t(manyMessages.clear)}
      </Button>
    </Box>
  );
}

interface ActionButtonProps {
  action: StatusAction;
  count: number;
  total: number;
  onPressed: (action: StatusAction) => void;
}

/** A button that says why it is disabled; it keeps the focus then, so that the reason can be heard. */
function ActionButton({ action, count, total, onPressed }: ActionButtonProps) {
  const t = useT();
  const { label, isDestructive, ofMany } = ACTIONS[action];
  const reason = count === 0 ? ofMany.idle : null;
  return (
    <Button
      size="small"
      variant="outlined"
      color={isDestructive ? 'error' : 'primary'}
      {...(reason && { 'aria-disabled': true, 'aria-description': t(reason), title: t(reason) })}
      onClick={() => {
        if (!reason) onPressed(action);
      }}
      sx={{ '&[aria-disabled="true"]': { color: 'text.secondary', borderColor: 'divider', cursor: 'default' } }}
    >
      <span>{t(manyMessages.act, { action: t(label), count, total })}</span>
    </Button>
  );
}

/** The arrow keys go from one button of the toolbar to the next, in the direction of the page. */
function moveAmongButtons(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button === event.target);
  const onwards = onwardsAt(event.currentTarget);
  const steps: Readonly<Record<string, number>> = { ArrowRight: onwards, ArrowLeft: -onwards };
  const to = buttons[from + (steps[event.key] ?? NaN)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
