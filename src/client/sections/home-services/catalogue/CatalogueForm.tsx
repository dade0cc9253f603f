import type { ReactNode } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';

import { ImageInput } from '#client/ui/form/ImageInput';
import { useT } from '#client/ui/language/useT';
import { IMAGE_FILES } from '#contract/rules';
import { FormDialog, StepFields, type SaveView } from '../shared/forms/FormDialog';
import { TranslationFields, type TextValues } from '../shared/translations/TranslationFields';
import { catalogueMessages } from './messages';

interface CatalogueValues extends TextValues {
  icon?: File | null;
}

interface CatalogueFormProps<Values extends CatalogueValues, Sent extends Values> {
  title: string;
  form: UseFormReturn<Values, unknown, Sent>;
  save: SaveView;
  /** The address of the icon that the item has. */
  icon: string | null | undefined;
  /** The fields of the item that stand before its translations. */
  head: ReactNode;
  /** What else is made with the item, such as the tests of a package. */
  parts?: ReactNode;
  /** The other fields of the item. */
  children?: ReactNode;
  onSubmit: (values: Sent) => void;
  onClose: () => void;
}

/** The form of an item of the catalogue: what it is, its translations and its icon (Spec 2 §5). */
export function CatalogueForm<Values extends CatalogueValues, Sent extends Values>({
  title,
  form,
  save,
  icon,
  head,
  parts,
  children,
  onSubmit,
  onClose,
}: CatalogueFormProps<Values, Sent>) {
  const t = useT();
  return (
    <FormDialog title={title} form={form} save={save} onSubmit={onSubmit} onClose={onClose}>
      <StepFields step="item">{head}</StepFields>
      <TranslationFields control={form.control} />
      {parts}
      <StepFields step="item">
        {children}
        <ImageInput
          control={form.control}
          name={'icon' as FieldPath<Values>}
          label={t(catalogueMessages.icon)}
          accepts={IMAGE_FILES}
          current={icon}
        />
      </StepFields>
    </FormDialog>
  );
}
