import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { StoredLabPackage } from '#client/entities/homeServices';
import type { Translate } from '#client/lib/text';
import type { Choice } from '#client/ui/form/SelectInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { useT } from '#client/ui/useT';
import { PACKAGE_TEST_NAME_MAX, PACKAGE_TESTS_MIN } from '#contract/rules';
import type { SaveView } from '../shared/forms/FormDialog';
import { StepFields } from '../shared/forms/StepFields';
import { imageShape, requiredChoice } from '../shared/forms/validation';
import { arabicKept, textShape, textsToSend, textValuesOf } from '../shared/translations/translationForm';
import { CatalogueForm } from './CatalogueForm';
import { TestNames } from './components/TestNames';
import type { LabPackageFormDraft } from './events';
import { catalogueMessages } from './messages';
import { testCount } from './testCount';
import { idIn } from './useChoices';

interface LabPackageFormProps {
  /** The package to be changed; `null` for a new one. */
  labPackage: StoredLabPackage | null;
  subcategories: readonly Choice[];
  /** The subcategory that a new one starts with. */
  subcategory: string;
  save: SaveView;
  onSubmit: (draft: LabPackageFormDraft, typed: object) => void;
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
  const t = useT();
  const form = useForm({
    resolver: zodResolver(schemaIn(t, labPackage)),
    defaultValues: {
      subcategory: labPackage?.subcategory ?? idIn(subcategories, subcategory),
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
      tests_count: labPackage ? testCount(labPackage) : tests.length,
    };
    onSubmit({ body, images: { icon }, ...textsToSend(labPackage, texts), tests }, values);
  };
  return (
    <CatalogueForm
      title={t(labPackage ? catalogueMessages.editLabPackage : catalogueMessages.addLabPackage)}
      form={form}
      save={save}
      icon={labPackage?.icon}
      head={
        <SelectInput
          control={control}
          name="subcategory"
          label={t(catalogueMessages.subcategory)}
          choices={subcategories}
          isRequired
        />
      }
      parts={
        labPackage === null && (
          <StepFields step="test 1">
            <TestNames control={control} name="tests" />
          </StepFields>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

function schemaIn(t: Translate, labPackage: StoredLabPackage | null) {
  return z
    .object({
      subcategory: requiredChoice(t, catalogueMessages.subcategoryRequired),
      icon: imageShape,
      tests: z.array(z.string()).check(
        z.minLength(labPackage ? 0 : PACKAGE_TESTS_MIN, t(catalogueMessages.testRequired)),
        z.refine(
          (tests) => tests.every(({ length }) => length <= PACKAGE_TEST_NAME_MAX),
          t(catalogueMessages.testNameTooLong, { max: PACKAGE_TEST_NAME_MAX }),
        ),
      ),
      ...textShape(t),
    })
    .check(arabicKept(t, labPackage));
}
