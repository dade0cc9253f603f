import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';

import { useLoaded } from '#client/state/requests/useLoaded';
import { useRequest } from '#client/state/requests/useRequest';
import { useToday } from '#client/ui/clock/useClock';
import { firstFreeTitle } from '#client/ui/dates/FirstFreeButton';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useErrorsInLanguage } from '#client/ui/form/useErrorsInLanguage';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { useOnceOnline } from '#client/ui/waiting/useOnceOnline';
import { FoundTimes } from './components/FoundTimes';
import { QuestionFields } from './components/QuestionFields';
import {
  choicesOpened,
  findSubmitted,
  firstFreeClosed,
  searchRetried,
  searchStopped,
  type FreeTime,
  type MoreOfTime,
  type Scope,
} from './events';
import { firstFreeKeys } from './keys';
import { firstFreeMessages } from './messages';
import {
  selectCounts,
  selectFailedLines,
  selectFound,
  selectFreeLines,
  selectPlaceNames,
  selectPlaces,
  selectSpecialtyChoices,
} from './selectors';
import { firstFreeSchema, questionOf, type FirstFreeFields } from './validation';

export interface FirstFreeDialogProps {
  scope: Scope;
  /** A person chose a time; the dialog has closed. */
  onTimeChosen: (time: FreeTime) => void;
  /** A person wants to do something else with a time; the dialog has closed. Left out where that is of no use. */
  onMoreChosen?: (what: MoreOfTime, time: FreeTime) => void;
  onClose: () => void;
}

/** Asks what kind of time is wanted, and lists the next free ones of each doctor while they are being found. */
export function FirstFreeDialog({ scope, onTimeChosen, onMoreChosen, onClose }: FirstFreeDialogProps) {
  const t = useT();
  const dispatch = useDispatch();
  const today = useToday();
  const form = useForm<FirstFreeFields>({
    defaultValues: { ...EMPTY, from: today },
    resolver: zodResolver(firstFreeSchema(t, scope.lastDate)),
  });
  useErrorsInLanguage(form);
  const { isPending, failure } = useRequest(firstFreeKeys.find);
  useEffect(
    () => () => {
      dispatch(firstFreeClosed());
    },
    [dispatch],
  );
  const submit = form.handleSubmit((fields) => {
    dispatch(findSubmitted({ question: questionOf(fields), scope }));
    form.reset(fields);
  });
  const closingFirst = closingBy(onClose);
  return (
    <Modal
      title={t(firstFreeTitle)}
      size="lg"
      isOpen
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="outlined" disabled={!isPending} onClick={() => dispatch(searchStopped())}>
            {t(firstFreeMessages.stop)}
          </Button>
          <Button type="submit" variant="contained">
            {t(firstFreeMessages.find)}
          </Button>
        </>
      }
    >
      <Fields form={form} scope={scope} />
      {failure && <ErrorPanel failure={failure} />}
      <Found
        isPending={isPending}
        scope={scope}
        isEdited={form.formState.isDirty}
        onTimeChosen={closingFirst(onTimeChosen)}
        onMoreChosen={onMoreChosen && closingFirst(onMoreChosen)}
      />
    </Modal>
  );
}

/** Has the dialog close before it tells anything. */
function closingBy(onClose: () => void) {
  return <Args extends unknown[]>(tell: (...args: Args) => void) =>
    (...args: Args) => {
      onClose();
      tell(...args);
    };
}

const EMPTY: FirstFreeFields = {
  specialty: '',
  location: '',
  doctor: '',
  from: '',
  earliest: '',
  latest: '',
  slots: '1',
};

/** The fields, with what can be chosen from once it has arrived. */
function Fields({ form, scope }: { form: ReturnType<typeof useForm<FirstFreeFields>>; scope: Scope }) {
  const { failure, reload } = useLoaded(firstFreeKeys.choices, scope.doctor ? null : choicesOpened());
  const specialties = useSelector(selectSpecialtyChoices);
  const places = useSelector(selectPlaces);
  return (
    <>
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      <QuestionFields
        control={form.control}
        ownDoctor={scope.doctor ?? null}
        specialties={specialties ?? []}
        places={places}
      />
    </>
  );
}

interface FoundProps extends Pick<FirstFreeDialogProps, 'scope' | 'onTimeChosen'> {
  onMoreChosen: FirstFreeDialogProps['onMoreChosen'];
  isPending: boolean;
  /** Whether a field was changed since the search began. */
  isEdited: boolean;
}

function Found({ isPending, scope, isEdited, ...handlers }: FoundProps) {
  const dispatch = useDispatch();
  const { asked, lines, isCut, lacksAppointments } = useSelector(selectFound);
  const free = useSelector(selectFreeLines);
  const failed = useSelector(selectFailedLines);
  const counts = useSelector(selectCounts);
  const placeNames = useSelector(selectPlaceNames);
  useOnceOnline(() => {
    if (!isPending && counts.failed > 0) dispatch(searchRetried());
  });
  if (!asked) return null;
  return (
    <FoundTimes
      isPending={isPending}
      areDoctorsKnown={lines !== null}
      isCut={isCut}
      lacksAppointments={lacksAppointments}
      free={free}
      failed={failed}
      counts={counts}
      placeNames={placeNames}
      isFirstFocused={scope.doctor !== undefined && !isEdited}
      onRetry={counts.failed > 0 ? () => dispatch(searchRetried()) : undefined}
      {...handlers}
    />
  );
}
