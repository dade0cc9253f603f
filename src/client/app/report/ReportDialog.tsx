import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { recordedEntries } from '#client/device/flightRecorder';
import { pageVersion } from '#client/lib/version';
import { useRequest } from '#client/state/requests/useRequest';
import { selectSettings } from '#client/state/settings';
import { downloadFile } from '#client/ui/data-grid/downloadFile';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { REPORT_KEY, reportSubmitted } from './events';
import { reportMessages } from './messages';
import { reportText } from './reportText';

/** Shows the very text that leaves the page when it is downloaded or sent; that it holds nothing else is the point. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dispatch = useDispatch();
  const { reportUrl } = useSelector(selectSettings);
  const { isPending } = useRequest(REPORT_KEY);
  const [text] = useState(() => reportText(pageVersion(), recordedEntries(), new Date()));
  return (
    <Modal
      isOpen
      title={t(reportMessages.title)}
      size="lg"
      onClose={onClose}
      actions={
        <>
          {reportUrl && (
            <Button loading={isPending} onClick={() => dispatch(reportSubmitted(text))}>
              {t(reportMessages.send)}
            </Button>
          )}
          <Button
            variant="contained"
            onClick={() => downloadFile('mawid-report.txt', 'text/plain;charset=utf-8', text)}
          >
            {t(reportMessages.download)}
          </Button>
        </>
      }
    >
      <div>{t(reportMessages.explained)}</div>
      <Box
        component="pre"
        dir="ltr"
        lang="en"
        tabIndex={0}
        role="region"
        aria-label={t(reportMessages.text)}
        sx={{
          margin: 0,
          padding: 1.5,
          maxHeight: '45dvh',
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 12,
          textAlign: 'start',
        }}
      >
        {text}
      </Box>
    </Modal>
  );
}
