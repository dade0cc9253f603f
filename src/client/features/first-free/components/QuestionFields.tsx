import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';

import { doctorName } from '#client/lib/doctorName';
import { DateInput } from '#client/ui/form/DateInput';
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
  const place = (
    <SelectInput control={control} name="location" label={t(firstFreeMessages.location)} choices={choicesOf(places)} />
  );
  if (ownDoctor)
    return (
      <Box sx={{ ...FIELDS, gridTemplateColumns: { xs: ONE, sm: `${ONE} repeat(3, minmax(0, 0.7fr)) ${ONE}` } }}>
        <Typography sx={{ gridColumn: '1 / -1' }}>
          <strong>
            <bdi>{t(doctorName({ ...ownDoctor, first_name: ownDoctor.name }))}</bdi>
          </strong>
          {ownDoctor.specialty && ' · '}
          <bdi>{ownDoctor.specialty}</bdi>
        </Typography>
        {/* First stands a field in which Enter finds. */}
        <WhenFields control={control} />
        <div>{place}</div>
      </Box>
    );
  return (
    <Box
      sx={{
        ...FIELDS,
        gridTemplateColumns: { xs: ONE, sm: `repeat(12, ${ONE})` },
        '> *': { gridColumn: { sm: 'span 3' } },
        '> .wide': { gridColumn: { sm: 'span 4' } },
      }}
    >
      <div className="wide">
        <SelectInput
          control={control}
          name="specialty"
          label={t(firstFreeMessages.specialty)}
          choices={choicesOf(specialties)}
        />
      </div>
      <div className="wide">
        <TextInput
          control={control}
          name="doctor"
          label={t(firstFreeMessages.doctor)}
          hint={t(firstFreeMessages.doctorHint)}
        />
      </div>
      <div className="wide">{place}</div>
      <WhenFields control={control} />
    </Box>
  );
}

const FIELDS = { display: 'grid', alignItems: 'start', gap: 1.5 };

/** A column of its part of the room. */
const ONE = 'minmax(0, 1fr)';

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
