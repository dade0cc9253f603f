import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { patients } from '#client/entities/appointments';
import { beside, say, shownName } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import { Discreet } from '#client/ui/language/discreet';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { listMessages } from '../list/messages';
import { bookingChosen, followUpChosen, patientLabels, patientLeft } from '../list/patients/patients';
import { selectIsWhole, selectShowsSamples } from '../list/selectors';
import type { Chain } from './chains';
import { visitCounts, isExpected, visitToFollow } from './counts';
import { visitMessages } from './messages';
import { selectChainsOf } from './selectors';
import { VisitButton } from './VisitButton';

/** `All visits` of a patient: what there was and is in order, how many of each sort, and the way to the next one. */
export function AllVisits(props: { patient: string }) {
  return (
    <Discreet value={false}>
      <VisitsDialog {...props} />
    </Discreet>
  );
}

function VisitsDialog({ patient }: { patient: string }) {
  const t = useT();
  const dispatch = useDispatch();
  const now = useMinute();
  const chains = useSelected(selectChainsOf, patient);
  const isWhole = useSelector(selectIsWhole);
  const known = useSelected(patients.selectById, patient);
  const name = shownName(known?.name) ?? t(listMessages.unknownPatient);
  const followed = visitToFollow(chains);
  const first = chains.find((chain) => isExpected(chain.at(-1), new Date(now))) ?? chains.at(-1);
  const showsSamples = useSelector(selectShowsSamples);
  const counts = useMemo(() => visitCounts(chains, new Date(now)), [chains, now]);
  const ofWhole = chains.length === 0 ? visitMessages.none : counts.reduce(beside);
  const said = isWhole ? ofWhole : showsSamples ? listMessages.unread : visitMessages.reading;
  return (
    <Modal
      title={t(say(visitMessages.title, { patient: name }))}
      size="lg"
      isOpen
      onClose={() => dispatch(patientLeft())}
      actions={
        <>
          {followed && (
            <Button variant="outlined" onClick={() => dispatch(bookingChosen({ patient }))}>
              {t(patientLabels.book)}
            </Button>
          )}
          {followed?.doctor_id && (
            <Button variant="contained" onClick={() => dispatch(followUpChosen(followed.id))}>
              {t(patientLabels.followUp)}
            </Button>
          )}
        </>
      }
    >
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {t(said)}
      </Box>
      <Box
        component="ul"
        aria-label={t(visitMessages.list)}
        sx={{ margin: 0, padding: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        {chains.map((chain) => (
          <ChainLine key={chain.at(-1)?.id} chain={chain} isFocused={chain === first} />
        ))}
      </Box>
    </Modal>
  );
}

interface ChainLineProps {
  chain: Chain;
  /** Whether the dialog opens here. */
  isFocused: boolean;
}

/** A visit, under those that it was probably moved from. */
function ChainLine({ chain, isFocused }: ChainLineProps) {
  const t = useT();
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {chain.slice(0, -1).map((visit) => (
        <Box key={visit.id} sx={{ paddingInlineStart: 3, fontSize: 13 }}>
          <VisitButton visit={visit} note={t(visitMessages.probablyMoved)} />
        </Box>
      ))}
      {chain.slice(-1).map((visit) => (
        <VisitButton key={visit.id} visit={visit} isFocused={isFocused} />
      ))}
    </Box>
  );
}
