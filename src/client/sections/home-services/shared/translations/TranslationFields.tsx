import type { Control, FieldPath, FieldValues } from 'react-hook-form';

import { homeMessages } from '#client/sections/home-services/messages';
import { Pair } from '#client/ui/form/Pair';
import { TextInput } from '#client/ui/form/TextInput';
import { useT } from '#client/ui/language/useT';
import { StepFields } from '../forms/FormDialog';

/** Pixels that the name and the description of an item need each, to stand side by side. */
const FIELD = 200;

/** The translations of an item into both languages, as a form holds them. */
export interface TextValues extends FieldValues {
  enName: string;
  enDescription: string;
  arName: string;
  arDescription: string;
}

/** The fields for the translations of an item; Arabic is optional (Spec 2 §5). */
export function TranslationFields<Values extends TextValues>({ control }: { control: Control<Values> }) {
  return (
    <>
      <StepFields step="en">
        <EnglishFields control={control} />
      </StepFields>
      <ArabicFields control={control} />
    </>
  );
}

function EnglishFields<Values extends TextValues>({ control }: { control: Control<Values> }) {
  const t = useT();
  return (
    <Pair leastWidth={FIELD}>
      <TextInput control={control} name={'enName' as FieldPath<Values>} label={t(homeMessages.enName)} isRequired />
      <TextInput
        control={control}
        name={'enDescription' as FieldPath<Values>}
        label={t(homeMessages.enDescription)}
        rows={2}
      />
    </Pair>
  );
}

/** The fields for the Arabic translation, written from the right. */
export function ArabicFields<Values extends Pick<TextValues, 'arName' | 'arDescription'>>({
  control,
}: {
  control: Control<Values>;
}) {
  const t = useT();
  return (
    <StepFields step="ar">
      <Pair leastWidth={FIELD}>
        <TextInput control={control} name={'arName' as FieldPath<Values>} label={t(homeMessages.arName)} lang="ar" />
        <TextInput
          control={control}
          name={'arDescription' as FieldPath<Values>}
          label={t(homeMessages.arDescription)}
          rows={2}
          lang="ar"
        />
      </Pair>
    </StepFields>
  );
}
