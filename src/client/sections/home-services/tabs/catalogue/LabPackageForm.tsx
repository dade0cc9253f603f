import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { StoredLabPackage } from '#client/entities/homeServices/catalogue';
import type { Words } from '#client/lib/text';
import {
  arabicName,
  imageShape,
  requiredChoice,
  textShape,
  textsToSend,
  textValuesOf,
} from '#client/sections/home-services/crud/forms';
import type { SaveView } from '#client/sections/home-services/crud/ResourceDialog';
import { ResourceDialog } from '#client/sections/home-services/crud/ResourceDialog';
import { messages } from '#client/sections/home-services/messages';
import type { PackageDraft } from '#client/sections/home-services/sagas/createPackage';
import { StepFields } from '#client/sections/home-services/steps/StepFields';
import { TranslationFields } from '#client/sections/home-services/translations/TranslationFields';
import { ImageInput } from '#client/ui/form/ImageInput';
import type { Choice } from '#client/ui/form/SelectInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { useWords } from '#client/ui/useWords';
import { IMAGE_FILES, PACKAGE_TEST_NAME_MAX, PACKAGE_TESTS_MIN } from '#contract/rules';
import { TestNames } from './TestNames';

interface LabPackageFormProps {
  /** The package to be changed; `null` for a new one. */
  labPackage: StoredLabPackage | null;
  subcategories: readonly Choice[];
  /** The subcategory that a new one starts with. */
  subcategory: string;
  save: SaveView;
  onSubmit: (draft: PackageDraft, typed: object) => void;
  onClose: () => void;
}

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a lab package; its tests are entered only while it is new (Spec 2 §5). */
export function LabPackageForm({
  labPackage,
  subcategories,
  subcategory,
  save,
  onSubmit,
  onClose,
}: LabPackageFormProps) {
  const words = useWords();
  const form = useForm({
    resolver: zodResolver(schemaIn(words, labPackage)),
    defaultValues: {
      subcategory:
        labPackage?.subcategory ?? subcategories.find(({ value }) => String(value) === subcategory)?.value ?? '',
      icon: undefined,
      tests: [],
      ...textValuesOf(labPackage),
    },
  });
  const { control } = form;
  const submit = (values: Values) => {
    const { icon, tests, subcategory: chosen, ...texts } = values;
    const body = {
      subcategory: chosen,
      code: labPackage?.code ?? '',
      description: texts.enDescription,
      tests_count: labPackage ? (labPackage.included_tests?.length ?? labPackage.tests_count ?? 0) : tests.length,
    };
    onSubmit({ body, images: { icon }, texts: textsToSend(labPackage, texts), tests }, values);
  };
  return (
    <ResourceDialog
      title={words(labPackage ? messages.editLabPackage : messages.addLabPackage)}
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
      </StepFields>
      <TranslationFields control={control} />
      {labPackage === null && (
        <StepFields step="test 1">
          <TestNames control={control} name="tests" />
        </StepFields>
      )}
      <StepFields step="item">
        <ImageInput
          control={control}
          name="icon"
          label={words(messages.icon)}
          accepts={IMAGE_FILES}
          current={labPackage?.icon}
        />
      </StepFields>
    </ResourceDialog>
  );
}

function schemaIn(words: Words, labPackage: StoredLabPackage | null) {
  return z
    .object({
      subcategory: requiredChoice(words, messages.subcategoryRequired),
      icon: imageShape,
      tests: z.array(z.string()).check(
        z.minLength(labPackage ? 0 : PACKAGE_TESTS_MIN, words(messages.testRequired)),
        z.refine(
          (tests) => tests.every(({ length }) => length <= PACKAGE_TEST_NAME_MAX),
          words(messages.testNameTooLong, { max: PACKAGE_TEST_NAME_MAX }),
        ),
      ),
      ...textShape(words),
    })
    .check(arabicName(words, labPackage));
}
