import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ArrowDown, ArrowUp } from 'lucide-react';

import { useT } from '#client/ui/language/useT';
import { ChoicePopover } from '#client/ui/layout/ChoicePopover';
import { IconAction } from '#client/ui/page/IconAction';
import { COLUMN_IDS, columnHeaders, FIXED_COLUMN, type ColumnId } from '../columns';
import { viewMessages } from '../filters/messages';

interface ColumnsPanelProps {
  /** The columns that stand, in their order. */
  shown: readonly ColumnId[];
  onChosen: (columns: readonly ColumnId[]) => void;
  /** The usual columns and widths are wanted again. */
  onReset: () => void;
  /** What it opens under; `null` while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The choice of columns: which stand, and in which order. */
export function ColumnsPanel({ shown, onChosen, onReset, anchor, onClose }: ColumnsPanelProps) {
  const t = useT();
  const hidden = COLUMN_IDS.filter((id) => !shown.includes(id));
  return (
    <ChoicePopover title={t(viewMessages.columns)} isOpen={anchor !== null} {...{ anchor, onClose }}>
      {[...shown, ...hidden].map((id) => (
        <ColumnLine key={id} id={id} shown={shown} onChosen={onChosen} />
      ))}
      <Button size="small" onClick={onReset}>
        {t(viewMessages.usualColumns)}
      </Button>
    </ChoicePopover>
  );
}

/** One column: whether it stands, and the buttons that move it among the others. */
function ColumnLine({ id, shown, onChosen }: Pick<ColumnsPanelProps, 'shown' | 'onChosen'> & { id: ColumnId }) {
  const t = useT();
  const column = t(columnHeaders[id]);
  const place = shown.indexOf(id);
  const moved = (by: 1 | -1) => {
    const others = shown.filter((one) => one !== id);
    onChosen([...others.slice(0, place + by), id, ...others.slice(place + by)]);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        sx={{ flex: 1 }}
        label={column}
        disabled={id === FIXED_COLUMN}
        control={
          <Checkbox
            size="small"
            checked={place >= 0}
            onChange={() => onChosen(place >= 0 ? shown.filter((one) => one !== id) : [...shown, id])}
          />
        }
      />
      {place > 0 && (
        <>
          <IconAction
            label={t(viewMessages.moveUp, { column })}
            icon={<ArrowUp size={15} />}
            isDisabled={place === 1}
            onClick={() => moved(-1)}
          />
          <IconAction
            label={t(viewMessages.moveDown, { column })}
            icon={<ArrowDown size={15} />}
            isDisabled={place === shown.length - 1}
            onClick={() => moved(1)}
          />
        </>
      )}
    </Box>
  );
}
