import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { Words } from '#client/lib/text';
import {
  arabicName,
  imageShape,
  requiredChoice,
  requiredText,
  textShape,
  textsToSend,
  textValuesOf,
  wholeNumber,
} from '#client/sections/home-services/crud/forms';
import type { SaveView } from '#client/sections/home-services/crud/ResourceDialog';
import { ResourceDialog } from '#client/sections/home-services/crud/ResourceDialog';
import { messages } from '#client/sections/home-services/messages';
import type { TranslatedDraft } from '#client/sections/home-services/sagas/translated';
import { StepFields } from '#client/sections/home-services/steps/StepFields';
import { TranslationFields } from '#client/sections/home-services/translations/TranslationFields';
import { CheckboxInput } from '#client/ui/form/CheckboxInput';
import { ImageInput } from '#client/ui/form/ImageInput';
import type { Choice } from '#client/ui/form/SelectInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { useWords } from '#client/ui/useWords';
import type { LabService, LabServiceDraft } from '#contract/homeServices/catalogue';
import { IMAGE_FILES, LAB_SERVICE_DURATION } from '#contract/rules';

interface LabServiceFormProps {
  /** The service to be changed; `null` for a new one. */
  service: LabService | null;
  subcategories: readonly Choice[];
  /** The subcategory that a new one starts with. */
  subcategory: string;
  save: SaveView;
  onSubmit: (draft: TranslatedDraft<LabServiceDraft>, typed: object) => void;
  onClose: () => void;
}

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a lab service (Spec 2 §5). */
export function LabServiceForm({ service, subcategories, subcategory, save, onSubmit, onClose }: LabServiceFormProps) {
  const words = useWords();
  const form = useForm({
    resolver: zodResolver(schemaIn(words, service)),
    defaultValues: valuesOf(service, subcategories, subcategory),
  });
  const { control } = form;
  const submit = (values: Values) => {
    const { icon, enName, enDescription, arName, arDescription, ...body } = values;
    const texts = textsToSend(service, { enName, enDescription, arName, arDescription });
    onSubmit({ body: { ...body, description: enDescription }, images: { icon }, texts }, values);
  };
  return (
    <ResourceDialog
      title={words(service ? messages.editLabService : messages.addLabService)}
      form={form}
      save={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <StepFields step="item">
        <SelectInput
          control={control}
          name="subcategory"
          label={words(messages.subcategory)}
          choices={subcategories}
          isRequired
        />
        <TextInput control={control} name="code" label={words(messages.code)} isRequired />
      </StepFields>
      <TranslationFields control={control} />
      <StepFields step="item">
        <TextInput control={control} name="sample_type" label={words(messages.sampleType)} />
        <TextInput
          control={control}
          name="duration_minutes"
          label={words(messages.durationMinutes)}
          type="number"
          inputProps={{ min: LAB_SERVICE_DURATION.min }}
          isRequired
        />
        <CheckboxInput control={control} name="requires_fasting" label={words(messages.requiresFasting)} />
        <ImageInput
          control={control}
          name="icon"
          label={words(messages.icon)}
          accepts={IMAGE_FILES}
          current={service?.icon}
        />
      </StepFields>
    </ResourceDialog>
  );
}

function schemaIn(words: Words, service: LabService | null) {
  return z
    .object({
      subcategory: requiredChoice(words, messages.subcategoryRequired),
      code: requiredText(words, messages.codeRequired),
      sample_type: z.string().check(z.trim()),
      duration_minutes: wholeNumber(words, messages.durationInvalid, LAB_SERVICE_DURATION.min),
      requires_fasting: z.boolean(),
      icon: imageShape,
      ...textShape(words),
    })
    .check(arabicName(words, service));
}

function valuesOf(service: LabService | null, subcategories: readonly Choice[], subcategory: string) {
  return {
    subcategory: service?.subcategory ?? subcategories.find(({ value }) => String(value) === subcategory)?.value ?? '',
    code: service?.code ?? '',
    sample_type: service?.sample_type ?? '',
    duration_minutes: service?.duration_minutes ?? LAB_SERVICE_DURATION.initial,
    requires_fasting: service?.requires_fasting ?? false,
    icon: undefined,
    ...textValuesOf(service),
  };
}
