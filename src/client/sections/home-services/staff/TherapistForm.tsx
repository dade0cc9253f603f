import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import type { Choice } from '#client/ui/form/ChoiceText';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import type { Therapist, TherapistDraft } from '#contract/homeServices/staff';
import type { SaveView } from '../shared/forms/FormDialog';
import { FormDialog } from '../shared/forms/FormDialog';
import { price, requiredChoice } from '../shared/forms/validation';
import { StaffFields } from './components/StaffFields';
import { staffMessages } from './messages';
import { staffShape, staffValuesOf } from './staffForms';

interface TherapistFormProps {
  /** The therapist to be changed; `null` for a new one. */
  therapist: Therapist | null;
  provider: Id;
  therapies: readonly Choice[];
  save: SaveView;
  onSubmit: (draft: TherapistDraft, typed: object) => void;
  onClose: () => void;
}

/** The form of a provider's therapist (Spec 2 §5). */
export function TherapistForm({ therapist, provider, therapies, save, onSubmit, onClose }: TherapistFormProps) {
  const t = useT();
  const form = useForm({ resolver: zodResolver(schemaIn(t)), defaultValues: valuesOf(therapist) });
  const { control } = form;
  return (
    <FormDialog
      title={t(therapist ? staffMessages.editTherapist : staffMessages.addTherapist)}
      form={form}
      save={save}
      onSubmit={(values) => {
        onSubmit({ ...values, provider }, values);
      }}
      onClose={onClose}
    >
      <StaffFields
        control={control}
        work={{ name: 'therapy_type', label: t(staffMessages.therapyType), choices: therapies }}
        fee={{ name: 'session_fee', label: t(staffMessages.sessionFee) }}
        more={<TextInput control={control} name="certifications" label={t(staffMessages.certifications)} rows={2} />}
      />
    </FormDialog>
  );
}

function schemaIn(t: Translate) {
  return z.object({
    ...staffShape(t),
    therapy_type: requiredChoice(t, staffMessages.therapyTypeRequired),
    session_fee: price(t, staffMessages.feeRequired),
    certifications: z.string().check(z.trim()),
  });
}

function valuesOf(therapist: Therapist | null) {
  return {
    ...staffValuesOf(therapist),
    therapy_type: therapist?.therapy_type ?? '',
    session_fee: String(therapist?.session_fee ?? ''),
    certifications: therapist?.certifications ?? '',
  };
}
