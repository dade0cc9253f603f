import { zodResolver } from '@hookform/resolvers/zod';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type FieldValues, useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import type { Choice } from '#client/ui/form/ChoiceText';
import { useFieldWords } from '#client/ui/form/fieldWords';
import { type FieldProps, TextInput } from '#client/ui/form/TextInput';
import { typedText } from '#client/ui/form/typedRules';
import { OwnText } from '#client/ui/language/OwnText';
import { useT } from '#client/ui/language/useT';
import type { Id, Named } from '#contract/common';
import type { HomeDoctor } from '#contract/homeServices/staff';
import { homeDoctorTexts } from '../kinds/homeDoctor';
import { price, requiredChoice } from '../shared/forms/validation';
import { staffMessages } from './messages';
import { type StaffDialog, StaffForm } from './StaffForm';
import { staffShape, staffValuesOf } from './staffForms';

interface HomeDoctorFormProps extends StaffDialog<HomeDoctor, z.output<ReturnType<typeof schemaIn>>> {
  specialties: readonly Choice[];
  languages: readonly Named[];
}

/** The form of a provider's doctor (Spec 2 §5); languages are sent as ids. */
export function HomeDoctorForm({ specialties, languages, ...dialog }: HomeDoctorFormProps) {
  const t = useT();
  const { item } = dialog;
  const form = useForm({ resolver: zodResolver(schemaIn(t)), defaultValues: valuesOf(item) });
  const { control } = form;
  return (
    <StaffForm
      {...dialog}
      title={t(item ? homeDoctorTexts.edit : homeDoctorTexts.add)}
      form={form}
      work={{ name: 'specialization', label: t(staffMessages.specialization), choices: specialties }}
      fee={{ name: 'consultation_fee', label: t(staffMessages.consultationFee) }}
    >
      <LanguagesInput control={control} name="languages" label={t(staffMessages.languages)} languages={languages} />
      <TextInput control={control} name="services_offered" label={t(staffMessages.servicesOffered)} rows={2} />
    </StaffForm>
  );
}

function schemaIn(t: Translate) {
  return z.object({
    ...staffShape(t),
    specialization: requiredChoice(t, staffMessages.specializationRequired),
    consultation_fee: price(t),
    languages: z.array(z.union([z.number(), z.string()])),
    services_offered: typedText(),
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

interface LanguagesInputProps<Values extends FieldValues> extends FieldProps<Values> {
  languages: readonly Named[];
}

/** A check box for each language that a doctor can speak; the field holds ids. */
function LanguagesInput<Values extends FieldValues>({ control, name, label, languages }: LanguagesInputProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const spoken: readonly Id[] = field.value;
  const namesOf = (ids: readonly Id[]) =>
    languages.filter(({ id }) => ids.some((one) => String(one) === String(id))).map((one) => one.name);
  useFieldWords(name, label, (ids) => namesOf(ids as readonly Id[]).join(', '));
  return (
    <FormControl component="fieldset" error={fieldState.invalid}>
      <FormLabel component="legend" sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {languages.map(({ id, name: language }) => (
          <FormControlLabel
            key={id}
            label={<OwnText>{language}</OwnText>}
            control={
              <Checkbox
                size="small"
                checked={spoken.includes(id)}
                onChange={(_, isSpoken) =>
                  field.onChange(isSpoken ? [...spoken, id] : spoken.filter((other) => other !== id))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {fieldState.error?.message && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
