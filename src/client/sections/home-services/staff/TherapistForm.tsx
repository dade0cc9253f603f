import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import type { Choice } from '#client/ui/form/SelectInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/useT';
import type { Id } from '#contract/common';
import type { Therapist, TherapistDraft } from '#contract/homeServices/staff';
import { messages } from '../messages';
import type { SaveView } from '../shared/resource/ResourceDialog';
import { ResourceDialog } from '../shared/resource/ResourceDialog';
import { price, requiredChoice } from '../shared/resource/shapes';
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
  return (
    <ResourceDialog
      title={t(therapist ? staffMessages.editTherapist : staffMessages.addTherapist)}
      form={form}
      save={save}
      onSubmit={(values) => {
        onSubmit({ ...values, provider }, values);
      }}
      onClose={onClose}
    >
      <TextInput control={form.control} name="first_name" label={t(staffMessages.firstName)} isRequired />
      <TextInput control={form.control} name="last_name" label={t(staffMessages.lastName)} isRequired />
      <SelectInput
        control={form.control}
        name="therapy_type"
        label={t(staffMessages.therapyType)}
        choices={therapies}
        isRequired
      />
      <TextInput
        control={form.control}
        name="session_fee"
        label={t(staffMessages.sessionFee)}
        inputProps={{ inputMode: 'decimal' }}
        isRequired
      />
      <TextInput
        control={form.control}
        name="years_of_experience"
        label={t(staffMessages.experience)}
        type="number"
        inputProps={{ min: 0 }}
      />
      <TextInput control={form.control} name="certifications" label={t(staffMessages.certifications)} rows={2} />
      <TextInput control={form.control} name="bio" label={t(staffMessages.bio)} rows={3} />
      <CheckboxInput control={form.control} name="is_active" label={t(messages.active)} />
    </ResourceDialog>
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
