import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormState } from 'react-hook-form';

import { selectSteps } from '#client/state/forms/steps';
import type { RequestView } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useRestoredValues } from '#client/ui/form/useRestoredValues';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { Modal } from '#client/ui/layout/Modal';
import { messages as common } from '#client/ui/messages';
import { useT } from '#client/ui/useT';
import { StepsOfForm } from './StepFields';
import { StepList } from './StepList';
import { useStepErrors } from './useStepErrors';

/** The request of a save, with its key. */
export interface SaveView extends RequestView {
  key: string;
  /** What was typed before the end of the session interrupted the save; the form starts with it. */
  typed?: unknown;
}

interface FormDialogProps<Values extends FieldValues, Sent> {
  title: string;
  form: UseFormReturn<Values, unknown, Sent>;
  save: SaveView;
  /** Called with the values once every field is valid. */
  onSubmit: (values: Sent) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form; it shows where the save stands and what was refused, beside the field where possible. The steps
 * of a workflow take the place of the fields that they have sent.
 */
export function FormDialog<Values extends FieldValues, Sent>({
  title,
  form,
  save,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Values, Sent>) {
  const { key, isPending, failure, typed } = save;
  const t = useT();
  const { isDirty } = useFormState(form);
  const { steps, isBegun } = useSelected(selectSteps, key);
  useServerErrors(form, useStepErrors(form, failure, steps));
  useRestoredValues(form, typed);
  const label = isPending ? common.saving : isBegun ? common.retry : common.save;
  return (
    <Modal
      title={title}
      isOpen
      isDirty={isDirty && !isPending}
      onSubmit={() => void form.handleSubmit(onSubmit)()}
      onClose={onClose}
      closeLabel={t(isBegun || isPending ? common.close : common.cancel)}
      actions={
        <Button type="submit" variant="contained" disabled={isPending}>
          {t(label)}
        </Button>
      }
    >
      {failure && <ErrorPanel failure={failure} />}
      {steps.length > 1 && <StepList steps={steps} />}
      <StepsOfForm value={steps}>{children}</StepsOfForm>
    </Modal>
  );
}
