import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { nullsKept } from '#client/lib/records';
import type { Translate } from '#client/lib/text';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import type { Choice } from '#client/ui/form/ChoiceText';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { typedCode, typedText } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { LabService, LabServiceDraft } from '#contract/homeServices/catalogue';
import { LAB_SERVICE_DURATION } from '#contract/rules';
import { labServiceTexts } from '../kinds/labService';
import type { SaveView } from '../shared/forms/FormDialog';
import { imageShape, numberShown, numberUnlessNull, requiredChoice } from '../shared/forms/validation';
import type { ItemDraft } from '../shared/saving/items';
import { arabicKept, textShape, textsToSend, textValuesOf } from '../shared/translations/translationForm';
import { CatalogueForm } from './CatalogueForm';
import { catalogueMessages } from './messages';
import { idIn } from './useChoices';

interface LabServiceFormProps {
  /** The service to be changed; `null` for a new one. */
  service: LabService | null;
  subcategories: readonly Choice[];
  /** The subcategory that a new one starts with. */
  subcategory: string;
  save: SaveView;
  onSubmit: (draft: ItemDraft<LabServiceDraft>, typed: object) => void;
  onClose: () => void;
}

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a lab service (Spec 2 §5). */
export function LabServiceForm({ service, subcategories, subcategory, save, onSubmit, onClose }: LabServiceFormProps) {
  const t = useT();
  const form = useForm({
    resolver: zodResolver(schemaIn(t, service)),
    defaultValues: valuesOf(service, subcategories, subcategory),
  });
  const { control } = form;
  const submit = (values: Values) => {
    const { icon, enName, enDescription, arName, arDescription, ...rest } = values;
    const translated = textsToSend(service, { enName, enDescription, arName, arDescription });
    const body = nullsKept<LabServiceDraft>({ ...rest, description: enDescription }, service);
    onSubmit({ body, images: { icon }, ...translated }, values);
  };
  return (
    <CatalogueForm
      title={t(service ? labServiceTexts.edit : labServiceTexts.add)}
      form={form}
      save={save}
      icon={service?.icon}
      head={
        <>
          <SelectInput
            control={control}
            name="subcategory"
            label={t(catalogueMessages.subcategory)}
            choices={subcategories}
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
        isRequired={service?.duration_minutes !== null}
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

function valuesOf(service: LabService | null, subcategories: readonly Choice[], subcategory: string) {
  return {
    subcategory: service?.subcategory ?? idIn(subcategories, subcategory),
    code: service?.code ?? '',
    sample_type: service?.sample_type ?? '',
    duration_minutes: numberShown(service?.duration_minutes, LAB_SERVICE_DURATION.initial),
    requires_fasting: service?.requires_fasting ?? false,
    icon: undefined,
    ...textValuesOf(service),
  };
}
