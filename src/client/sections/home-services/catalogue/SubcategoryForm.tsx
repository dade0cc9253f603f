import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import type { Choice } from '#client/ui/form/ChoiceText';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { typedNumber } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { Subcategory, SubcategoryDraft } from '#contract/homeServices/catalogue';
import { SUBCATEGORY_ORDER_MIN, SUBCATEGORY_TYPES } from '#contract/rules';
import { subcategoryTexts } from '../kinds/subcategory';
import type { SaveView } from '../shared/forms/FormDialog';
import { imageShape, requiredChoice } from '../shared/forms/validation';
import type { ItemDraft } from '../shared/saving/items';
import { arabicKept, textShape, textsToSend, textValuesOf } from '../shared/translations/translationForm';
import { CatalogueForm } from './CatalogueForm';
import { catalogueMessages, subcategoryTypeLabels } from './messages';
import { idIn } from './useChoices';

const LAB = 'lab_subcategory';

interface SubcategoryFormProps {
  /** The subcategory to be changed; `null` for a new one. */
  subcategory: Subcategory | null;
  categories: readonly Choice[];
  /** The category that a new one starts with. */
  category: string;
  save: SaveView;
  onSubmit: (draft: ItemDraft<SubcategoryDraft>, typed: object) => void;
  onClose: () => void;
}

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a subcategory (Spec 2 §5). */
export function SubcategoryForm({ subcategory, categories, category, save, onSubmit, onClose }: SubcategoryFormProps) {
  const t = useT();
  const form = useForm({
    resolver: zodResolver(schemaIn(t, subcategory)),
    defaultValues: valuesOf(subcategory, categories, category),
  });
  const { control } = form;
  const isLab = useWatch({ control, name: 'subcategory_type' }) === LAB;
  const submit = (values: Values) => {
    const { icon, parent_category, subcategory_type, order, show_test_options, ...texts } = values;
    const body = {
      parent_category,
      subcategory_type,
      order,
      show_test_options: subcategory_type === LAB && show_test_options,
      code: subcategory?.code ?? '',
    };
    onSubmit({ body, images: { icon }, ...textsToSend(subcategory, texts) }, values);
  };
  return (
    <CatalogueForm
      title={t(subcategory ? subcategoryTexts.edit : subcategoryTexts.add)}
      form={form}
      save={save}
      icon={subcategory?.icon}
      head={
        <>
          <SelectInput
            control={control}
            name="parent_category"
            label={t(catalogueMessages.parentCategory)}
            choices={categories}
            isRequired
          />
          <SelectInput
            control={control}
            name="subcategory_type"
            label={t(catalogueMessages.type)}
            choices={SUBCATEGORY_TYPES.map((type) => ({ value: type, label: t(subcategoryTypeLabels[type]) }))}
            isRequired
          />
          <TextInput control={control} name="order" label={t(catalogueMessages.order)} holds="number" isRequired />
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {isLab && (
        <CheckboxInput control={control} name="show_test_options" label={t(catalogueMessages.showTestOptions)} />
      )}
    </CatalogueForm>
  );
}

function schemaIn(t: Translate, subcategory: Subcategory | null) {
  return z
    .object({
      parent_category: requiredChoice(t, catalogueMessages.parentCategoryRequired),
      subcategory_type: z.string().check(z.minLength(1, t(catalogueMessages.typeRequired))),
      order: typedNumber({ min: SUBCATEGORY_ORDER_MIN, message: t(catalogueMessages.orderInvalid) }),
      show_test_options: z.boolean(),
      icon: imageShape,
      ...textShape(t),
    })
    .check(arabicKept(t, subcategory));
}

function valuesOf(subcategory: Subcategory | null, categories: readonly Choice[], category: string) {
  return {
    parent_category: subcategory?.parent_category ?? idIn(categories, category),
    subcategory_type: subcategory?.subcategory_type ?? '',
    order: String(subcategory?.order ?? SUBCATEGORY_ORDER_MIN),
    show_test_options: subcategory?.show_test_options ?? false,
    icon: undefined,
    ...textValuesOf(subcategory),
  };
}
