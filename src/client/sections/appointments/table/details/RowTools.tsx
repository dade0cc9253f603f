import { memo, useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';

import { appointments, patients, type StoredAppointment } from '#client/entities/appointments';
import { rescheduleOpened, statusActionChosen } from '#client/sections/appointments/list/events';
import { appointmentKeys } from '#client/sections/appointments/list/keys';
import { listMessages } from '#client/sections/appointments/list/messages';
import { awayLabels } from '#client/sections/appointments/list/patients/away';
import { useAwayLines } from '#client/sections/appointments/list/patients/DoctorMenu';
import { offeredActions } from '#client/sections/appointments/list/statusActions';
import { ACTIONS, type ActionEntry } from '#client/sections/appointments/status/actions';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { MoreMenu } from '#client/ui/layout/MoreMenu';
import { PlainButton } from '#client/ui/plain/PlainButton';
import type { DateText } from '#contract/common';
import type { AppointmentAction } from '#contract/rules';
import styles from './RowTools.module.css';
import { useVisitOffers } from './VisitLinks';

interface RowToolsProps {
  /** What holds the rows, each with its `data-key`. */
  within: RefObject<HTMLElement | null>;
  today: DateText;
}

/** A row as it is in the page: its element may be given to another row while it scrolls. */
interface DrawnRow {
  item: HTMLElement;
  /** The id of its appointment, as text. */
  id: string;
}

/**
 * The actions of a row at its end, while the pointer rests on it or the keyboard is in it. No row has buttons of its
 * own: they are made for these two alone, and not before a row has been pointed at for a moment, so that none is made
 * while rows fly past (Spec 1 §4).
 */
export const RowTools = memo(function RowTools({ within, today }: RowToolsProps) {
  const pointed = useRowAtRest(within, followPointer);
  const focused = useRowAtRest(within, followFocus);
  return (
    <>
      {focused && <ToolsOf {...focused} today={today} />}
      {pointed && pointed.item !== focused?.item && <ToolsOf {...pointed} today={today} />}
    </>
  );
});

/** Milliseconds that the pointer or the keyboard stays on a row before it has tools. */
const REST_MS = 80;

/** Tools whose menu is open stay. */
const OPEN_MENU = '[aria-haspopup="menu"][aria-expanded="true"]';

type Follow = (scroller: HTMLElement, to: (item: HTMLElement | null) => void, until: AbortSignal) => void;

/** The row that something has come to rest on, `null` as soon as it leaves. */
function useRowAtRest(within: RefObject<HTMLElement | null>, follow: Follow): DrawnRow | null {
  const [row, setRow] = useState<DrawnRow | null>(null);
  useEffect(() => {
    const scroller = within.current;
    if (!scroller) return undefined;
    const until = new AbortController();
    let at: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An element that is given to another row is no longer what was pointed at.
    const changes = new MutationObserver(() => to(null, true));
    function to(item: HTMLElement | null, isGone = false) {
      if (item === at || (!item && !isGone && at?.querySelector(OPEN_MENU))) return;
      at = item;
      clearTimeout(timer);
      changes.disconnect();
      setRow(null);
      const id = item?.dataset.key;
      if (!item || id === undefined) return;
      changes.observe(item, { attributeFilter: ['data-key', 'data-passing'] });
      timer = setTimeout(() => setRow({ item, id }), REST_MS);
    }
    follow(scroller, to, until.signal);
    return () => {
      until.abort();
      changes.disconnect();
      clearTimeout(timer);
    };
  }, [within, follow]);
  return row;
}

const rowAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;

function followPointer(scroller: HTMLElement, to: (item: HTMLElement | null) => void, signal: AbortSignal) {
  const listening = { signal, passive: true };
  scroller.addEventListener(
    'pointermove',
    ({ target, pointerType }) => to(pointerType === 'touch' ? null : rowAround(target)),
    listening,
  );
  to(scroller.querySelector<HTMLElement>('[data-key]:hover'));
  // Other rows come under a pointer that rests; which, the next move says.
  for (const name of ['scroll', 'pointerleave']) scroller.addEventListener(name, () => to(null), listening);
}

function followFocus(scroller: HTMLElement, to: (item: HTMLElement | null) => void, signal: AbortSignal) {
  const follow = (target: EventTarget | null) =>
    to(target instanceof Element && target.matches(':focus-visible') ? rowAround(target) : null);
  scroller.addEventListener('focusin', ({ target }) => follow(target), { signal });
  // It may have come before this code did.
  if (scroller.contains(document.activeElement)) follow(document.activeElement);
  scroller.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (rowAround(relatedTarget) !== rowAround(target)) to(null);
    },
    { signal },
  );
}

function ToolsOf({ item, id, today }: DrawnRow & { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const one = useSelector((state: Parameters<typeof appointments.selectById>[0]) => appointments.selectById(state, id));
  const change = useRequest(appointmentKeys.status(id));
  const move = useRequest(appointmentKeys.reschedule(id));
  const actions = one ? offeredActions(one.status, one.date, today) : [];
  if (!one || actions.length === 0) return null;
  // The button is about to go; the row keeps the focus.
  const keepFocus = () => {
    if (item.contains(document.activeElement)) item.querySelector('button')?.focus({ preventScroll: true });
  };
  const act = (action: AppointmentAction) => {
    keepFocus();
    dispatch(action === 'reschedule' ? rescheduleOpened(one.id) : statusActionChosen({ id: one.id, action }));
  };
  return createPortal(
    <div role="row" ref={besideLinks} className={styles.tools} data-off-paper>
      <div role="cell">
        {actions.map((action) => {
          const { label, name, isDestructive }: ActionEntry = ACTIONS[action];
          return (
            <PlainButton
              key={action}
              variant="outlined"
              color={isDestructive ? 'error' : 'primary'}
              disabled={change.isPending || move.isPending}
              {...(name && { 'aria-label': t(name) })}
              onClick={() => act(action)}
            >
              {t(label)}
            </PlainButton>
          );
        })}
        <MoreOf one={one} today={today} onChosen={keepFocus} />
      </div>
    </div>,
    item,
  );
}

interface MoreOfProps {
  one: StoredAppointment;
  today: DateText;
  /** Called before what was chosen is done. */
  onChosen: () => void;
}

/** ⋯: what else can be done for a patient, and about the doctor. */
function MoreOf({ one, today, onChosen }: MoreOfProps) {
  const t = useT();
  const dispatch = useDispatch();
  const offers = useVisitOffers(one.id);
  const away = useAwayLines({ doctor: one.doctor_id ? String(one.doctor_id) : undefined, day: one.date, today });
  const patient = useSelected(patients.selectById, one.user_id)?.name;
  const lines = [
    ...offers.map(({ label, Icon, event }) => ({ label, Icon, choose: () => dispatch(event) })),
    ...away,
  ].map(({ choose, ...line }) => ({
    ...line,
    choose: () => {
      onChosen();
      choose();
    },
  }));
  return <MoreMenu label={t(awayLabels.more, { about: patient ?? listMessages.unknownPatient })} lines={lines} />;
}

/** Pixels between the tools and a link. */
const GAP = 8;

/** Has the tools end before the links of their row that they would lie on, for those can be pressed as well. */
function besideLinks(tools: HTMLElement | null) {
  const item = tools?.parentElement;
  if (!tools || !item) return;
  const [row, own] = [item.getBoundingClientRect(), tools.getBoundingClientRect()];
  const links = [...item.querySelectorAll('a')]
    .map((link) => link.getBoundingClientRect())
    .filter(({ left, right }) => right > own.left && left < own.right);
  if (links.length === 0) return;
  const isMirrored = getComputedStyle(item).direction === 'rtl';
  const room = isMirrored
    ? Math.max(...links.map(({ right }) => right)) - row.left
    : row.right - Math.min(...links.map(({ left }) => left));
  tools.style.insetInlineEnd = `${room + GAP}px`;
}
