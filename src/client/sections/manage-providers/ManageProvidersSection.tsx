import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { SectionFrame } from '../../ui/SectionFrame';
import { useWords } from '../../ui/useWords';
import { AddProviderDialog } from './AddProviderDialog';
import { DirectorySearch } from './DirectorySearch';
import { messages } from './messages';
import { ProviderDetails } from './ProviderDetails';
import { ResetPasswordDialog } from './ResetPasswordDialog';
import { selectDetailsId } from './selectors';

/** Doctors and providers: the search, or the details of one provider (Spec 1 §2, §4). */
export function ManageProvidersSection() {
  const words = useWords();
  const detailsId = useSelector(selectDetailsId);
  const [dialog, setDialog] = useState<'add' | 'reset' | null>(null);
  const close = () => { setDialog(null); };
  if (detailsId !== null) return <ProviderDetails key={detailsId} id={detailsId} />;
  return (
    <SectionFrame
      title={words(messages.title)}
      actions={
        <>
          <Button variant="outlined" onClick={() => { setDialog('reset'); }}>{words(messages.passwordReset)}</Button>
          <Button variant="contained" onClick={() => { setDialog('add'); }}>{words(messages.addProvider)}</Button>
        </>
      }
    >
      <DirectorySearch />
      {dialog === 'add' && <AddProviderDialog onClose={close} />}
      {dialog === 'reset' && <ResetPasswordDialog onClose={close} />}
    </SectionFrame>
  );
}
