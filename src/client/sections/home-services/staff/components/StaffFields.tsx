import type { ReactNode } from 'react';
import type { Control, FieldPath } from 'react-hook-form';

import { messages } from '#client/sections/home-services/messages';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import type { Choice } from '#client/ui/form/ChoiceText';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/useT';
import { staffMessages } from '../messages';
import type { StaffValues } from '../staffForms';

interface StaffFieldsProps<Values extends StaffValues> {
  control: Control<Values>;
  /** The field for what a member does. */
  work: { name: FieldPath<Values>; label: string; choices: readonly Choice[] };
  /** The field for what that costs. */
  fee: { name: FieldPath<Values>; label: string };
  /** The fields between the experience and the biography. */
  more: ReactNode;
}

/** The fields that the forms of doctors and therapists share, around those of their own (Spec 2 §5). */
export function StaffFields<Values extends StaffValues>({ control, work, fee, more }: StaffFieldsProps<Values>) {
  const t = useT();
  const field = (name: keyof StaffValues & string) => ({ control, name: name as FieldPath<Values> });
  return (
    <>
      <TextInput {...field('first_name')} label={t(staffMessages.firstName)} isRequired />
      <TextInput {...field('last_name')} label={t(staffMessages.lastName)} isRequired />
      <SelectInput {...work} control={control} isRequired />
      <TextInput {...fee} control={control} inputProps={{ inputMode: 'decimal' }} isRequired />
      <TextInput
        {...field('years_of_experience')}
        label={t(staffMessages.experience)}
        type="number"
        inputProps={{ min: 0 }}
      />
      {more}
      <TextInput {...field('bio')} label={t(staffMessages.bio)} rows={3} />
      <CheckboxInput {...field('is_active')} label={t(messages.active)} />
    </>
  );
}
