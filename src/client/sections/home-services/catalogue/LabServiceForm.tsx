import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { nullsKept } from '#client/lib/records';
import type { Translate } from '#client/lib/text';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { typedCode, typedText } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { Id } from '#contract/common';
import type { LabService, LabServiceDraft } from '#contract/homeServices/catalogue';
import { LAB_SERVICE_DURATION } from '#contract/rules';
import { labServiceTexts } from '../kinds/labService';
import { imageShape, numberShown, numberUnlessNull, requiredChoice } from '../shared/forms/validation';
import { arabicKept, textShape, textsToSend, textValuesOf } from '../shared/translations/translationForm';
import { CatalogueForm } from './CatalogueForm';
import { catalogueMessages } from './messages';
import type { CatalogueItemForm } from './useCatalogueTab';
import { idIn } from './useChoices';

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a lab service (Spec 2 §5). */
export function LabServiceForm({
  item,
  parents,
  parent,
  save,
  onSubmit,
  onClose,
}: CatalogueItemForm<LabService, LabServiceDraft>) {
  const t = useT();
  const form = useForm({
    resolver: zodResolver(schemaIn(t, item)),
    defaultValues: valuesOf(item, idIn(parents, parent)),
  });
  const { control } = form;
  const submit = (values: Values) => {
    const { icon, enName, enDescription, arName, arDescription, ...rest } = values;
    const translated = textsToSend(item, { enName, enDescription, arName, arDescription });
    const body = nullsKept<LabServiceDraft>({ ...rest, description: enDescription }, item);
    onSubmit({ body, images: { icon }, ...translated }, values);
  };
  return (
    <CatalogueForm
      title={t(item ? labServiceTexts.edit : labServiceTexts.add)}
      form={form}
      save={save}
      icon={item?.icon}
      head={
        <>
          <SelectInput
            control={control}
            name="subcategory"
            label={t(catalogueMessages.subcategory)}
            choices={parents}
            isRequired
          />
          <TextInput control={control} name="code" label={t(catalogueMessages.code)} holds="code" isRequired />
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={control} name="sample_type" label={t(catalogueMessages.sampleType)} />
      <TextInput
        control={control}
        name="duration_minutes"
        label={t(catalogueMessages.durationMinutes)}
        holds="number"
        isRequired={item?.duration_minutes !== null}
      />
      <CheckboxInput control={control} name="requires_fasting" label={t(catalogueMessages.requiresFasting)} />
    </CatalogueForm>
  );
}

function schemaIn(t: Translate, service: LabService | null) {
  return z
    .object({
      subcategory: requiredChoice(t, catalogueMessages.subcategoryRequired),
      code: typedCode(t(catalogueMessages.codeRequired)),
      sample_type: typedText(),
      duration_minutes: numberUnlessNull(service?.duration_minutes, {
        ...LAB_SERVICE_DURATION,
        message: t(catalogueMessages.durationInvalid),
      }),
      requires_fasting: z.boolean(),
      icon: imageShape,
      ...textShape(t),
    })
    .check(arabicKept(t, service));
}

function valuesOf(service: LabService | null, subcategory: Id) {
  return {
    subcategory: service?.subcategory ?? subcategory,
    code: service?.code ?? '',
    sample_type: service?.sample_type ?? '',
    duration_minutes: numberShown(service?.duration_minutes, LAB_SERVICE_DURATION.initial),
    requires_fasting: service?.requires_fasting ?? false,
    icon: undefined,
    ...textValuesOf(service),
  };
}
