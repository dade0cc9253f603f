import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';

import { doctorName } from '#client/lib/doctorName';
import { DateInput } from '#client/ui/form/DateInput';
import { LabeledInput } from '#client/ui/form/LabeledInput';
import { SelectInput } from '#client/ui/form/SelectInput';
import { TextInput } from '#client/ui/form/TextInput';
import { TimeInput } from '#client/ui/form/TimeInput';
import { useT } from '#client/ui/language/useT';
import type { Named } from '#contract/common';
import { SLOT_MINUTES } from '#contract/rules';
import type { AskedDoctor } from '../events';
import { firstFreeMessages } from '../messages';
import type { FirstFreeFields } from '../validation';

interface QuestionFieldsProps {
  control: Control<FirstFreeFields>;
  /** The only doctor who is asked; `null` where any can be. */
  ownDoctor: AskedDoctor | null;
  specialties: readonly Named[];
  places: readonly Named[];
}

/** The fields of the search: whose times, where, from when, between which hours, how long. */
export function QuestionFields({ control, ownDoctor, specialties, places }: QuestionFieldsProps) {
  const t = useT();
  const choicesOf = (things: readonly Named[]) => [
    { value: '', label: t(firstFreeMessages.any) },
    ...things.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: 1.5,
        '> *': { gridColumn: { sm: 'span 3' } },
        '> :nth-of-type(-n + 3)': { gridColumn: { sm: 'span 4' } },
      }}
    >
      <div>
        {ownDoctor ? (
          <Settled name="specialty" label={t(firstFreeMessages.specialty)} value={ownDoctor.specialty} />
        ) : (
          <SelectInput
            control={control}
            name="specialty"
            label={t(firstFreeMessages.specialty)}
            choices={choicesOf(specialties)}
          />
        )}
      </div>
      <div>
        {ownDoctor ? (
          <Settled
            name="doctor"
            label={t(firstFreeMessages.doctor)}
            value={t(doctorName({ ...ownDoctor, first_name: ownDoctor.name }))}
          />
        ) : (
          <TextInput
            control={control}
            name="doctor"
            label={t(firstFreeMessages.doctor)}
            hint={t(firstFreeMessages.doctorHint)}
          />
        )}
      </div>
      <div>
        <SelectInput
          control={control}
          name="location"
          label={t(firstFreeMessages.location)}
          choices={choicesOf(places)}
        />
      </div>
      <WhenFields control={control} />
    </Box>
  );
}

/** From which day, between which hours, and how long. */
function WhenFields({ control }: { control: Control<FirstFreeFields> }) {
  const t = useT();
  const earliest = useWatch({ control, name: 'earliest' });
  return (
    <>
      <div>
        <DateInput control={control} name="from" label={t(firstFreeMessages.from)} isRequired />
      </div>
      <div>
        <TimeInput control={control} name="earliest" label={t(firstFreeMessages.earliest)} />
      </div>
      <div>
        <TimeInput control={control} name="latest" label={t(firstFreeMessages.latest)} opensAt={earliest} isEnd />
      </div>
      <div>
        <TextInput
          control={control}
          name="slots"
          label={t(firstFreeMessages.slots)}
          hint={t(firstFreeMessages.slotsHint, { minutes: SLOT_MINUTES })}
          holds="number"
          isRequired
        />
      </div>
    </>
  );
}

/** A field that shows what is settled already. */
function Settled({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <LabeledInput name={name} label={label} value={value} inputProps={{ readOnly: 'readonly' }} onChange={nothing} />
  );
}

function nothing(): void {
  // A settled field cannot be changed.
}
