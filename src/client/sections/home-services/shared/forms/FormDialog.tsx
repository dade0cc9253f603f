import Button from '@mui/material/Button';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';

import type { Failure } from '#client/lib/errors';
import { homeMessages } from '#client/sections/home-services/messages';
import { selectSteps, type StepState } from '#client/state/forms/steps';
import { useCollisions } from '#client/state/forms/useCollisions';
import type { RequestView } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { CollisionsDialog } from '#client/ui/form/CollisionsDialog';
import { FieldGrid } from '#client/ui/form/FieldGrid';
import { PartOfForm, WordsOfFields, type FieldWords } from '#client/ui/form/fieldWords';
import { useRestoredValues } from '#client/ui/form/useRestoredValues';
import { useServerErrors } from '#client/ui/form/useServerErrors';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { FIRST_FIELD, Modal } from '#client/ui/layout/Modal';
import { LOCALES } from '#contract/rules';
import { fieldName } from './fieldName';
import { SentFields, ValuesOfForm } from './SentFields';
import { StepList } from './StepList';

/** The request of a save, with its key. */
export interface SaveView extends RequestView {
  key: string;
  /** What was typed before the end of the session interrupted the save; the form starts with it. */
  typed?: unknown;
  /** How one more thing is made by the same dialog once this one is saved; only where it makes something. */
  another?: AnotherOne | undefined;
}

/** Whether the dialog goes on with one more thing, and what begins that. */
interface AnotherOne {
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
  /** How many were begun so. */
  round: number;
  begin: () => void;
}

interface FormDialogProps<Values extends FieldValues, Sent> {
  title: string;
  form: UseFormReturn<Values, unknown, Sent>;
  save: SaveView;
  /** Called with the values once every field is valid. */
  onSubmit: (values: Sent) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog with a form; it shows where the save stands and what was refused, beside the field where possible. What a
 * step of a workflow has sent stands there as text.
 */
export function FormDialog<Values extends FieldValues, Sent>({
  title,
  form,
  save,
  onSubmit,
  onClose,
  children,
}: FormDialogProps<Values, Sent>) {
  const { key, isPending, failure, typed, another } = save;
  const t = useT();
  const { isDirty } = useFormState(form);
  const { steps, isBegun } = useSelected(selectSteps, key);
  useServerErrors(form, useStepErrors(form, failure, steps));
  useRestoredValues(form, typed);
  const collisions = useCollisions(key);
  const [words] = useState(() => new Map<string, FieldWords>());
  const { round, fields } = useRounds(form, save);
  const submit = (addsAnother: boolean) => {
    another?.choose(addsAnother);
    void form.handleSubmit(onSubmit)();
  };
  const label = isPending ? uiMessages.saving : isBegun && !failure?.isForbidden ? uiMessages.retry : uiMessages.save;
  return (
    <Modal
      title={title}
      isOpen
      isDirty={isDirty && !isPending}
      onSubmit={() => submit(false)}
      onClose={onClose}
      closeLabel={t(isBegun || isPending ? uiMessages.close : uiMessages.cancel)}
      actions={
        <>
          {another && !isBegun && (
            <Button variant="outlined" disabled={isPending} onClick={() => submit(true)}>
              {t(homeMessages.saveAndAnother)}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isPending}>
            <span>{t(label)}</span>
          </Button>
        </>
      }
    >
      {failure && <ErrorPanel failure={failure} />}
      {steps.length > 1 && <StepList steps={steps} />}
      <WordsOfFields value={words}>
        <StepsOfForm value={steps}>
          <ValuesOfForm value={form.getValues}>
            <FieldGrid key={round} ref={fields}>
              {children}
            </FieldGrid>
          </ValuesOfForm>
        </StepsOfForm>
        <CollisionsDialog {...collisions} />
      </WordsOfFields>
    </Modal>
  );
}

/** Begins the next round of a form once something was saved and one more is wanted: empty, with the focus in it. */
function useRounds<Values extends FieldValues, Sent>(
  { reset }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset'>,
  { hasSucceeded, another }: SaveView,
) {
  const round = another?.round ?? 0;
  const fields = useRef<HTMLDivElement>(null);
  const isNext = hasSucceeded && another?.isChosen === true;
  const begin = useEffectEvent(() => {
    reset();
    another?.begin();
  });
  useEffect(() => {
    if (isNext) begin();
  }, [isNext]);
  useEffect(() => {
    if (round > 0) fields.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [round]);
  return { round, fields };
}

/** The steps of the surrounding form; a step that is done hides its fields. */
export const StepsOfForm = createContext<readonly StepState[]>([]);

interface StepFieldsProps {
  /** The step that sends these fields. */
  step: string;
  children: ReactNode;
}

/** Fields that can be changed until the step that sends them is, or may be, done; then they stand there as text. */
export function StepFields({ step, children }: StepFieldsProps) {
  const steps = useContext(StepsOfForm);
  const part = useId();
  const locked = steps.find((one) => one.isLocked && one.id === step);
  return (
    <PartOfForm value={part}>
      <div data-step={step} hidden={locked !== undefined} style={{ display: locked ? 'none' : 'contents' }}>
        {children}
      </div>
      {/* The list of the steps names each part. */}
      {locked && !locked.isPart && <SentFields />}
    </PartOfForm>
  );
}

/**
 * The failure of a save under the field names of the form: a field of a translation has its language in front, such as
 * `arName`. Where the item itself takes its name from the English translation, the English field shows the error.
 */
function useStepErrors<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  failure: Failure | null,
  steps: readonly StepState[],
): Failure | null {
  const refused = steps.find(({ status }) => status === 'refused')?.id;
  return useMemo(() => {
    const locale = refused === 'item' ? 'en' : LOCALES.find((one) => one === refused);
    if (!failure || !locale) return failure;
    const known = Object.keys(getValues());
    const nameOf = (field: string) => fieldName(known, field, refused === 'item' ? undefined : locale);
    const fields = Object.entries(failure.fields).map(([field, sentence]) => [nameOf(field), sentence]);
    return { ...failure, fields: Object.fromEntries(fields) as Failure['fields'] };
  }, [failure, getValues, refused]);
}
