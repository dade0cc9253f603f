import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';

import { selectMayAdminister } from '#client/features/session';
import { useFormOpening } from '#client/state/forms/useFormOpening';
import { PlainAlert } from '#client/ui/feedback/PlainAlert';
import { useT } from '#client/ui/language/useT';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { AddProviderDialog } from './add/AddProviderDialog';
import { revisitedFormClosed } from './directory/events';
import { manageProvidersKeys } from './directory/keys';
import { directoryMessages } from './directory/messages';
import { selectDetailsId, selectFormRevisited } from './directory/selectors';
import { ResetPasswordDialog } from './passwords/ResetPasswordDialog';
import { ProviderDetails } from './people/ProviderDetails';
import { DirectorySearch } from './search/DirectorySearch';

/** Manage Providers: the search, or the details page of one provider (Spec 1 §2, §4). */
export function ManageProvidersSection() {
  const t = useT();
  const dispatch = useDispatch();
  const revisited = useSelector(selectFormRevisited);
  const detailsId = useSelector(selectDetailsId);
  const mayAdminister = useSelector(selectMayAdminister);
  const adding = useFormOpening(manageProvidersKeys.create);
  const resetting = useFormOpening(manageProvidersKeys.reset);
  const closing = (form: typeof adding) => () => {
    form.close();
    dispatch(revisitedFormClosed());
  };
  if (detailsId !== null) return <ProviderDetails key={detailsId} id={detailsId} />;
  return (
    <SectionFrame
      title={t(directoryMessages.title)}
      actions={
        mayAdminister && (
          <>
            <Button variant="outlined" onClick={() => resetting.open()}>
              {t(directoryMessages.passwordReset)}
            </Button>
            <Button variant="contained" onClick={() => adding.open()}>
              {t(directoryMessages.addProvider)}
            </Button>
          </>
        )
      }
    >
      {!mayAdminister && (
        <PlainAlert severity="info" role="status">
          {t(directoryMessages.forAdministrators)}
        </PlainAlert>
      )}
      <DirectorySearch />
      {(adding.isOpen || revisited === 'add') && <AddProviderDialog onClose={closing(adding)} />}
      {(resetting.isOpen || revisited === 'reset') && <ResetPasswordDialog onClose={closing(resetting)} />}
    </SectionFrame>
  );
}
