import { zodResolver } from '@hookform/resolvers/zod';
import { useContext, useMemo } from 'react';
import { type Control, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import type { StoredLabPackage } from '#client/entities/homeServices';
import { nullsKept } from '#client/lib/records';
import type { Translate } from '#client/lib/text';
import { selectSteps } from '#client/state/forms/steps';
import { useSelected } from '#client/state/useSelected';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { typedText } from '#client/ui/form/typedRules';
import { useT } from '#client/ui/language/useT';
import type { LabPackageDraft } from '#contract/homeServices/catalogue';
import { PACKAGE_TEST_NAME_MAX, PACKAGE_TESTS_MIN } from '#contract/rules';
import { labPackageTexts } from '../kinds/labPackage';
import { StepFields, StepsOfForm, type SaveView } from '../shared/forms/FormDialog';
import { imageShape, requiredChoice } from '../shared/forms/validation';
import { arabicKept, textShape, textsToSend, textValuesOf } from '../shared/translations/translationForm';
import { CatalogueForm } from './CatalogueForm';
import { TestNames } from './components/TestNames';
import { catalogueMessages } from './messages';
import { testCount } from './testCount';
import type { CatalogueItemForm } from './useCatalogueTab';
import { idIn } from './useChoices';

type Values = z.output<ReturnType<typeof schemaIn>>;

/** The form of a lab package; its tests are entered only while it is new (Spec 2 §5). */
export function LabPackageForm({
  item,
  parents,
  parent,
  save,
  onSubmit,
  onClose,
}: CatalogueItemForm<StoredLabPackage, LabPackageDraft>) {
  const t = useT();
  const form = useForm({
    resolver: zodResolver(schemaIn(t, item)),
    defaultValues: {
      subcategory: item?.subcategory ?? idIn(parents, parent),
      icon: undefined,
      tests: [],
      ...textValuesOf(item),
    },
  });
  const { control } = form;
  const submit = (values: Values) => {
    const { icon, tests, subcategory: chosen, ...texts } = values;
    const whole = {
      subcategory: chosen,
      code: item?.code ?? '',
      description: texts.enDescription,
      tests_count: item ? (testCount(item) ?? 0) : tests.length,
    };
    const body = nullsKept<LabPackageDraft>(whole, item);
    onSubmit({ body, images: { icon }, ...textsToSend(item, texts), parts: tests }, values);
  };
  return (
    <CatalogueForm
      title={t(item ? labPackageTexts.edit : labPackageTexts.add)}
      form={form}
      save={useTestErrors(save)}
      icon={item?.icon}
      head={
        <SelectInput
          control={control}
          name="subcategory"
          label={t(catalogueMessages.subcategory)}
          choices={parents}
          isRequired
        />
      }
      parts={item === null && <PackageTests control={control} name="tests" />}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

/** The save, with the sentence about a refused test moved to the field of that test. */
function useTestErrors(save: SaveView): SaveView {
  const { steps } = useSelected(selectSteps, save.key);
  const tests = steps.filter(({ isPart }) => isPart);
  const refused = tests.findIndex(({ status }) => status === 'refused');
  const { failure } = save;
  return useMemo(() => {
    const sentence = failure?.fields.test_name;
    if (!sentence || refused < 0) return save;
    return { ...save, failure: { ...failure, fields: { ...failure.fields, [`tests.${refused}`]: sentence } } };
  }, [failure, refused, save]);
}

function schemaIn(t: Translate, labPackage: StoredLabPackage | null) {
  return z
    .object({
      subcategory: requiredChoice(t, catalogueMessages.subcategoryRequired),
      icon: imageShape,
      tests: z
        .array(
          typedText(t(catalogueMessages.testNameRequired)).check(
            z.maxLength(PACKAGE_TEST_NAME_MAX, t(catalogueMessages.testNameTooLong, { max: PACKAGE_TEST_NAME_MAX })),
          ),
        )
        .check(z.minLength(labPackage ? 0 : PACKAGE_TESTS_MIN, t(catalogueMessages.testRequired))),
      ...textShape(t),
    })
    .check(arabicKept(t, labPackage));
}

interface PackageTestsProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/**
 * The tests of a new package: a list until the first of them is sent, and from then on a field for each whose step is
 * not done, so that a refused one can be renamed (decisions: create-then-translate).
 */
function PackageTests<Values extends FieldValues>({ control, name }: PackageTestsProps<Values>) {
  const t = useT();
  const steps = useContext(StepsOfForm);
  const tests = steps.filter(({ isPart }) => isPart);
  if (!tests[0]?.isLocked) return <TestNames control={control} name={name} />;
  return tests.map(({ id }, at) => (
    <StepFields key={id} step={id}>
      <TextInput
        control={control}
        name={`${name}.${at}` as FieldPath<Values>}
        label={t(catalogueMessages.testAt, { order: at + 1 })}
        isRequired
      />
    </StepFields>
  ));
}
