import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import type { Choice } from '#client/ui/form/ChoiceText';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/useT';
import type { Id, Named } from '#contract/common';
import type { HomeDoctor, HomeDoctorDraft } from '#contract/homeServices/staff';
import type { SaveView } from '../shared/forms/FormDialog';
import { FormDialog } from '../shared/forms/FormDialog';
import { price, requiredChoice } from '../shared/forms/validation';
import { LanguagesInput } from './components/LanguagesInput';
import { StaffFields } from './components/StaffFields';
import { staffMessages } from './messages';
import { staffShape, staffValuesOf } from './staffForms';

interface HomeDoctorFormProps {
  /** The doctor to be changed; `null` for a new one. */
  doctor: HomeDoctor | null;
  provider: Id;
  specialties: readonly Choice[];
  languages: readonly Named[];
  save: SaveView;
  onSubmit: (draft: HomeDoctorDraft, typed: object) => void;
  onClose: () => void;
}

/** The form of a provider's doctor (Spec 2 §5); languages are sent as ids. */
export function HomeDoctorForm({
  doctor,
  provider,
  specialties,
  languages,
  save,
  onSubmit,
  onClose,
}: HomeDoctorFormProps) {
  const t = useT();
  const form = useForm({ resolver: zodResolver(schemaIn(t)), defaultValues: valuesOf(doctor) });
  const { control } = form;
  return (
    <FormDialog
      title={t(doctor ? staffMessages.editDoctor : staffMessages.addDoctor)}
      form={form}
      save={save}
      onSubmit={(values) => {
        onSubmit({ ...values, provider }, values);
      }}
      onClose={onClose}
    >
      <StaffFields
        control={control}
        work={{ name: 'specialization', label: t(staffMessages.specialization), choices: specialties }}
        fee={{ name: 'consultation_fee', label: t(staffMessages.consultationFee) }}
        more={
          <>
            <LanguagesInput
              control={control}
              name="languages"
              label={t(staffMessages.languages)}
              languages={languages}
            />
            <TextInput control={control} name="services_offered" label={t(staffMessages.servicesOffered)} rows={2} />
          </>
        }
      />
    </FormDialog>
  );
}

function schemaIn(t: Translate) {
  return z.object({
    ...staffShape(t),
    specialization: requiredChoice(t, staffMessages.specializationRequired),
    consultation_fee: price(t, staffMessages.feeRequired),
    languages: z.array(z.union([z.number(), z.string()])),
    services_offered: z.string().check(z.trim()),
  });
}

function valuesOf(doctor: HomeDoctor | null) {
  return {
    ...staffValuesOf(doctor),
    specialization: doctor?.specialization ?? '',
    consultation_fee: String(doctor?.consultation_fee ?? ''),
    languages: (doctor?.languages ?? []).map(({ id }) => id),
    services_offered: doctor?.services_offered ?? '',
  };
}
