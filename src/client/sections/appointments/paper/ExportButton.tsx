import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { memo, useState } from 'react';
import { useDispatch } from 'react-redux';

import { useRequest } from '#client/state/requests/useRequest';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import type { Placeholders } from '../list/usePlaceholders';
import { exportOpened } from './events';
import { exportKeys } from './keys';
import { paperMessages } from './messages';
import { paperCode } from './paperCode';

interface ExportButtonProps {
  today: DateText;
  /** What the list shows for unknown names, as `selectVisible` searches it. */
  placeholders: Placeholders;
  /** Whether there is nothing to take out of the page. */
  isDisabled: boolean;
}

/** The button whose menu takes the list out of the page; the menu is fetched when it is first wanted. */
export const ExportButton = memo(function ExportButton({ isDisabled, ...list }: ExportButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { hasSucceeded } = useRequest(exportKeys.menu);
  const Menu = hasSucceeded ? paperCode.loaded()?.ListExportMenu : undefined;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Download size={15} />}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={Menu !== undefined && anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          if (!Menu) dispatch(exportOpened());
        }}
      >
        {t(paperMessages.export)}
      </Button>
      {Menu && <Menu {...list} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
});
