import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import type { Choice } from '#client/ui/form/ChoiceText';
import { TextInput } from '#client/ui/form/TextInput';
import { typedText } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { Therapist } from '#contract/homeServices/staff';
import { therapistTexts } from '../kinds/therapist';
import { price, requiredChoice } from '../shared/forms/validation';
import { staffMessages } from './messages';
import { StaffForm, type StaffDialog } from './StaffForm';
import { staffShape, staffValuesOf } from './staffForms';

interface TherapistFormProps extends StaffDialog<Therapist, z.output<ReturnType<typeof schemaIn>>> {
  therapies: readonly Choice[];
}

/** The form of a provider's therapist (Spec 2 §5). */
export function TherapistForm({ therapies, ...dialog }: TherapistFormProps) {
  const t = useT();
  const { item } = dialog;
  const form = useForm({ resolver: zodResolver(schemaIn(t)), defaultValues: valuesOf(item) });
  return (
    <StaffForm
      {...dialog}
      title={t(item ? therapistTexts.edit : therapistTexts.add)}
      form={form}
      work={{ name: 'therapy_type', label: t(staffMessages.therapyType), choices: therapies }}
      fee={{ name: 'session_fee', label: t(staffMessages.sessionFee) }}
    >
      <TextInput control={form.control} name="certifications" label={t(staffMessages.certifications)} rows={2} />
    </StaffForm>
  );
}

function schemaIn(t: Translate) {
  return z.object({
    ...staffShape(t),
    therapy_type: requiredChoice(t, staffMessages.therapyTypeRequired),
    session_fee: price(t),
    certifications: typedText(),
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
