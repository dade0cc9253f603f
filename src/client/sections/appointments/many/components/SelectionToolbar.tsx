import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

import type { StatusAction } from '#client/sections/appointments/list/statusActions';
import { ACTIONS, BULK_ACTIONS } from '#client/sections/appointments/status/actions';
import { onwardsAt } from '#client/ui/language/onwardsAt';
import { useT } from '#client/ui/language/useT';
import { useIsPhone, useMedia } from '#client/ui/page/useMedia';
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
  const isPhone = useIsPhone();
  const most = useMedia('(max-width: 359.95px)') ? 1 : 2;
  const beside = isPhone ? foremost(counts).slice(0, most) : BULK_ACTIONS;
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
      {beside.map((action) => (
        <ActionButton key={action} {...{ action, total, isPhone }} count={counts[action]} onPressed={onAction} />
      ))}
      {isPhone ? (
        <OtherActions
          actions={BULK_ACTIONS.filter((action) => !beside.includes(action))}
          {...{ counts, total, onAction, onCleared }}
        />
      ) : (
        <Button size="small" onClick={onCleared}>
          {t(manyMessages.clear)}
        </Button>
      )}
    </Box>
  );
}

/** The actions with those that may change something first; on a phone as many have a button as there is room for. */
function foremost(counts: SelectionToolbarProps['counts']): readonly StatusAction[] {
  const rest = BULK_ACTIONS.filter((action) => counts[action] === 0);
  return [...BULK_ACTIONS.filter((action) => counts[action] > 0), ...rest];
}

type OtherActionsProps = Omit<SelectionToolbarProps, 'outOfSight'> & { actions: readonly StatusAction[] };

/** What has no room in the bar of a phone, in a menu. */
function OtherActions({ actions, counts, total, onAction, onCleared }: OtherActionsProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const does = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t(manyMessages.others)}
        title={t(manyMessages.others)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={18} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': t(manyMessages.others) } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action}
            disabled={counts[action] === 0}
            sx={{ color: ACTIONS[action].isDestructive ? 'error.main' : undefined }}
            onClick={does(() => onAction(action))}
          >
            {t(manyMessages.act, { action: t(ACTIONS[action].label), count: counts[action], total })}
          </MenuItem>
        ))}
        <MenuItem onClick={does(onCleared)}>{t(manyMessages.clear)}</MenuItem>
      </Menu>
    </>
  );
}

interface ActionButtonProps {
  action: StatusAction;
  count: number;
  total: number;
  /** Whether it shows how many it may change, and tells of how many by its name alone. */
  isPhone: boolean;
  onPressed: (action: StatusAction) => void;
}

/** A button that says why it is disabled; it keeps the focus then, so that the reason can be heard. */
function ActionButton({ action, count, total, isPhone, onPressed }: ActionButtonProps) {
  const t = useT();
  const { label, isDestructive, ofMany } = ACTIONS[action];
  const reason = count === 0 ? ofMany.idle : null;
  const name = t(manyMessages.act, { action: t(label), count, total });
  return (
    <Button
      size="small"
      variant="outlined"
      color={isDestructive ? 'error' : 'primary'}
      {...(isPhone && { 'aria-label': name })}
      {...(reason && { 'aria-disabled': true, 'aria-description': t(reason), title: t(reason) })}
      onClick={() => {
        if (!reason) onPressed(action);
      }}
      sx={{ '&[aria-disabled="true"]': { color: 'text.secondary', borderColor: 'divider', cursor: 'default' } }}
    >
      <span>{isPhone ? t(manyMessages.actShort, { action: t(label), count }) : name}</span>
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
