import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDown, ArrowUp, ListOrdered } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { useAsked } from '#client/state/useAsked';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { ChoicePopover } from '#client/ui/layout/ChoicePopover';
import { IconAction } from '#client/ui/page/IconAction';
import type { DateText } from '#contract/common';
import { calledDoctor } from '../list/calledDoctor';
import type { Placeholders } from '../list/usePlaceholders';
import { doctorsOrdered } from './events';
import { movedAmong } from './inOrder';
import { orderMessages } from './messages';
import { selectBoard, selectOrderedDoctors, type ShownColumn } from './selectors';

/** In which order the doctors stand on the board of every day: each is moved among those that are shown. */
export function DoctorOrder({ today, placeholders }: { today: DateText; placeholders: Placeholders }) {
  const t = useT();
  const dispatch = useDispatch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { columns } = useSelected(selectBoard, today, placeholders);
  const all = useSelected(selectOrderedDoctors, today, placeholders);
  const shown = columns.map(({ doctor }) => doctor);
  const canOrder = columns.length > 1;
  const open = () => setIsOpen(true);
  useAsked(orderMessages.title, open, canOrder);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ doctor: string; by: 1 | -1 } | null>(null);
  useLayoutEffect(() => {
    // A line that is put elsewhere in the document loses the focus.
    const { doctor, by } = moved.current ?? {};
    const line = [...(list.current?.children ?? [])][columns.findIndex((column) => column.doctor === doctor)];
    line?.querySelectorAll('button')[by === -1 ? 0 : 1]?.focus();
    moved.current = null;
  }, [columns]);
  const move = (doctor: string, by: 1 | -1) => {
    moved.current = { doctor, by };
    dispatch(doctorsOrdered(movedAmong(all, shown, doctor, by)));
  };
  return (
    <>
      <span ref={setAnchor}>
        <IconAction
          label={t(orderMessages.title)}
          icon={<ListOrdered size={16} />}
          isDisabled={!canOrder}
          onClick={open}
        />
      </span>
      <ChoicePopover title={t(orderMessages.title)} {...{ isOpen, anchor }} onClose={() => setIsOpen(false)}>
        <Box component="ol" ref={list} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {columns.map((column, place) => (
            <DoctorLine
              key={column.key}
              column={column}
              isFirst={place === 0}
              isLast={place === columns.length - 1}
              onMoved={(by) => move(column.doctor, by)}
            />
          ))}
        </Box>
        <Button size="small" onClick={() => dispatch(doctorsOrdered([]))}>
          {t(orderMessages.byName)}
        </Button>
      </ChoicePopover>
    </>
  );
}

interface DoctorLineProps {
  column: ShownColumn;
  isFirst: boolean;
  isLast: boolean;
  onMoved: (by: 1 | -1) => void;
}

function DoctorLine({ column: { doctorName, doctorLine }, isFirst, isLast, onMoved }: DoctorLineProps) {
  const t = useT();
  const doctor = t(calledDoctor(doctorName));
  // Two of one name are told apart by what stands below it.
  const named = [doctor, doctorLine].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <bdi>{doctor}</bdi>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          <bdi>{doctorLine}</bdi>
        </Box>
      </Box>
      <IconAction
        label={t(orderMessages.before, { doctor: named })}
        icon={<ArrowUp size={15} />}
        isBusy={isFirst}
        onClick={() => onMoved(-1)}
      />
      <IconAction
        label={t(orderMessages.after, { doctor: named })}
        icon={<ArrowDown size={15} />}
        isBusy={isLast}
        onClick={() => onMoved(1)}
      />
    </Box>
  );
}
