import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { onDemand } from '#client/device/onDemand';
import { hijriDatesChosen, selectHasHijriDates } from '#client/state/language';
import { useOnDemand } from '#client/ui/useOnDemand';
import { useT } from '#client/ui/useT';
import { checkMessages } from '../checkServices/messages';
import { appMessages } from '../messages';
import { reportMessages } from '../report/messages';
import { ReportDialog } from '../report/ReportDialog';

interface SidebarMenuLinesProps {
  /** Where the menu stands; `null` while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The check of the services, which few ever open. */
const checkCode = onDemand(() => import('../checkServices/CheckServices').then(({ CheckServices }) => CheckServices));

/** The lines of the menu in the sidebar: the Hijri calendar, the check of the services, and the report of a problem. */
export function SidebarMenuLines({ anchor, onClose }: SidebarMenuLinesProps) {
  const t = useT();
  const dispatch = useDispatch();
  const hasHijriDates = useSelector(selectHasHijriDates);
  const [isReporting, setIsReporting] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const [CheckServices, , wantCheck] = useOnDemand(checkCode);
  return (
    <>
      {/* Notices stand beside the sidebar, where the menu opens too. */}
      <Menu open={anchor !== null} anchorEl={anchor} sx={{ zIndex: 'tooltip' }} onClose={onClose}>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={hasHijriDates}
          onClick={() => {
            dispatch(hijriDatesChosen(!hasHijriDates));
            onClose();
          }}
        >
          <Check size={16} aria-hidden style={{ marginInlineEnd: 8, opacity: hasHijriDates ? 1 : 0 }} />
          {t(appMessages.hijriDates)}
        </MenuItem>
        <MenuItem
          sx={{ paddingInlineStart: 5 }}
          onClick={() => {
            onClose();
            setIsChecking(true);
            wantCheck();
          }}
        >
          {t(checkMessages.title)}
        </MenuItem>
        <MenuItem
          sx={{ paddingInlineStart: 5 }}
          onClick={() => {
            onClose();
            setIsReporting(true);
          }}
        >
          {t(reportMessages.title)}
        </MenuItem>
      </Menu>
      {isChecking && CheckServices && <CheckServices onClose={() => setIsChecking(false)} />}
      {isReporting && <ReportDialog onClose={() => setIsReporting(false)} />}
    </>
  );
}
