import type { ReactNode } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';

import { nullsKept } from '#client/lib/records';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import type { Choice } from '#client/ui/form/ChoiceText';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import type { StaffMember } from '#contract/homeServices/staff';
import { homeMessages } from '../messages';
import { FormDialog } from '../shared/forms/FormDialog';
import type { ItemForm } from '../shared/kind/useKind';
import { staffMessages } from './messages';
import type { StaffValues } from './staffForms';

/** What the forms of doctors and therapists take from their tab; they send the fields with the provider. */
export interface StaffDialog<Member, Sent> extends ItemForm<Member, Sent & { provider: Id }> {
  provider: Id;
}

interface StaffFormProps<Values extends StaffValues, Sent extends Values> extends StaffDialog<StaffMember, Sent> {
  title: string;
  form: UseFormReturn<Values, unknown, Sent>;
  /** The field for what a member does. */
  work: { name: FieldPath<Values>; label: string; choices: readonly Choice[] };
  /** The field for what that costs. */
  fee: { name: FieldPath<Values>; label: string };
  /** The fields between the experience and the biography. */
  children: ReactNode;
}

/** The form of a member of staff: the fields that doctors and therapists share, around their own (Spec 2 §5). */
export function StaffForm<Values extends StaffValues, Sent extends Values>({
  title,
  item,
  form,
  provider,
  save,
  work,
  fee,
  children,
  onSubmit,
  onClose,
}: StaffFormProps<Values, Sent>) {
  const t = useT();
  const { control } = form;
  const field = (name: keyof StaffValues & string) => ({ control, name: name as FieldPath<Values> });
  return (
    <FormDialog
      title={title}
      form={form}
      save={save}
      onSubmit={(values) => onSubmit({ body: nullsKept({ ...values, provider }, item) }, values)}
      onClose={onClose}
    >
      <TextInput {...field('first_name')} label={t(staffMessages.firstName)} isRequired />
      <TextInput {...field('last_name')} label={t(staffMessages.lastName)} isRequired />
      <SelectInput {...work} control={control} isRequired />
      <TextInput {...fee} control={control} holds="decimal" isRequired />
      <TextInput {...field('years_of_experience')} label={t(staffMessages.experience)} holds="number" />
      {children}
      <TextInput {...field('bio')} label={t(staffMessages.bio)} rows={3} />
      <CheckboxInput {...field('is_active')} label={t(homeMessages.active)} />
    </FormDialog>
  );
}
