import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Words } from '#client/lib/text';
import { price, requiredChoice } from '#client/sections/home-services/crud/forms';
import type { SaveView } from '#client/sections/home-services/crud/ResourceDialog';
import { ResourceDialog } from '#client/sections/home-services/crud/ResourceDialog';
import { messages } from '#client/sections/home-services/messages';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import type { Choice } from '#client/ui/form/SelectInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { useWords } from '#client/ui/useWords';
import type { Id } from '#contract/common';
import type { Therapist, TherapistDraft } from '#contract/homeServices/staff';
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
  const words = useWords();
  const form = useForm({ resolver: zodResolver(schemaIn(words)), defaultValues: valuesOf(therapist) });
  return (
    <ResourceDialog
      title={words(therapist ? staffMessages.editTherapist : staffMessages.addTherapist)}
      form={form}
      save={save}
      onSubmit={(values) => {
        onSubmit({ ...values, provider }, values);
      }}
      onClose={onClose}
    >
      <TextInput control={form.control} name="first_name" label={words(staffMessages.firstName)} isRequired />
      <TextInput control={form.control} name="last_name" label={words(staffMessages.lastName)} isRequired />
      <SelectInput
        control={form.control}
        name="therapy_type"
        label={words(staffMessages.therapyType)}
        choices={therapies}
        isRequired
      />
      <TextInput
        control={form.control}
        name="session_fee"
        label={words(staffMessages.sessionFee)}
        inputProps={{ inputMode: 'decimal' }}
        isRequired
      />
      <TextInput
        control={form.control}
        name="years_of_experience"
        label={words(staffMessages.experience)}
        type="number"
        inputProps={{ min: 0 }}
      />
      <TextInput control={form.control} name="certifications" label={words(staffMessages.certifications)} rows={2} />
      <TextInput control={form.control} name="bio" label={words(staffMessages.bio)} rows={3} />
      <CheckboxInput control={form.control} name="is_active" label={words(messages.active)} />
    </ResourceDialog>
  );
}

function schemaIn(words: Words) {
  return z.object({
    ...staffShape(words),
    therapy_type: requiredChoice(words, staffMessages.therapyTypeRequired),
    session_fee: price(words, staffMessages.feeRequired),
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
