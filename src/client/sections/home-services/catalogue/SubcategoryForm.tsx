import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Translate } from '#client/lib/text';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { typedNumber } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import type { Subcategory, SubcategoryDraft } from '#contract/homeServices/catalogue';
import { SUBCATEGORY_ORDER_MIN, SUBCATEGORY_TYPES } from '#contract/rules';
import { subcategoryTexts } from '../kinds/subcategory';
import { imageShape, requiredChoice } from '../shared/forms/validation';
import { arabicKept, textShape, textsToSend, textValuesOf } from '../shared/translations/translationForm';
import { CatalogueForm } from './CatalogueForm';
import { catalogueMessages, subcategoryTypeLabels } from './messages';
import type { CatalogueItemForm } from './useCatalogueTab';
import { idIn } from './useChoices';

const LAB = 'lab_subcategory';

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a subcategory (Spec 2 §5). */
export function SubcategoryForm({
  item,
  parents,
  parent,
  save,
  onSubmit,
  onClose,
}: CatalogueItemForm<Subcategory, SubcategoryDraft>) {
  const t = useT();
  const form = useForm({
    resolver: zodResolver(schemaIn(t, item)),
    defaultValues: valuesOf(item, idIn(parents, parent)),
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
      code: item?.code ?? '',
    };
    onSubmit({ body, images: { icon }, ...textsToSend(item, texts) }, values);
  };
  return (
    <CatalogueForm
      title={t(item ? subcategoryTexts.edit : subcategoryTexts.add)}
      form={form}
      save={save}
      icon={item?.icon}
      head={
        <>
          <SelectInput
            control={control}
            name="parent_category"
            label={t(catalogueMessages.parentCategory)}
            choices={parents}
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

function valuesOf(subcategory: Subcategory | null, category: Id) {
  return {
    parent_category: subcategory?.parent_category ?? category,
    subcategory_type: subcategory?.subcategory_type ?? '',
    order: String(subcategory?.order ?? SUBCATEGORY_ORDER_MIN),
    show_test_options: subcategory?.show_test_options ?? false,
    icon: undefined,
    ...textValuesOf(subcategory),
  };
}
