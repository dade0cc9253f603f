import { useContext } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

import { StepFields, StepsOfForm } from '#client/sections/home-services/shared/forms/FormDialog';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/language/useT';
import { catalogueMessages } from '../messages';
import { TestNames } from './TestNames';

interface PackageTestsProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/**
 * The tests of a new package: a list until the first of them is sent, and from then on a field for each whose step is
 * not done, so that a refused one can be renamed (decisions: create-then-translate).
 */
export function PackageTests<Values extends FieldValues>({ control, name }: PackageTestsProps<Values>) {
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
