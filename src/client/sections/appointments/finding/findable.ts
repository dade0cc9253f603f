import { appointments, type StoredAppointment } from '#client/entities/appointments';
import { bestMatches, MOST_OF_A_KIND } from '#client/lib/bestMatches';
import { dayOf } from '#client/lib/dates';
import { say, type Message, type Text } from '#client/lib/text';
import { selectSection, type Address } from '#client/state/address';
import type { Findable, FoundThing, Looking, Offered, Sought } from '#client/state/findable';
import type { DateText } from '#contract/common';
import type { AppointmentAction } from '#contract/rules';
import { selectOpenRow, type View } from '../list/address';
import { calledDoctor } from '../list/calledDoctor';
import { rescheduleOpened, statusActionChosen } from '../list/events';
import { appointmentKeys, SECTION } from '../list/keys';
import { listMessages } from '../list/messages';
import { bookingParams, patientLabels } from '../list/patients/patients';
import { selectPatientName, timeOf } from '../list/patients/visits';
import { rowOf } from '../list/rows';
import { selectRealList, selectRealReferred } from '../list/selectors';
import { offeredActions } from '../list/statusActions';
import { selectChangeable } from '../many/changeable';
import { bulkActionChosen } from '../many/events';
import type { SelectionRoot } from '../selection/slice';
import { BULK_ACTIONS } from '../status/actions';
import { LETTERS } from '../table/useSingleKeys';
import { viewMessages } from '../view/filters/messages';
import { switchMessages } from '../view/messages';
import type { ShownRoot } from '../view/shownRows';
import { DOCTOR_VERBS, doctorActions } from './doctors';
import { leadTo } from './leadTo';
import { actMessages, actOnManyMessages, findingMessages, whenMessages } from './messages';
import { findPatients, type FoundPatient } from './patients';
import { APPOINTMENT_TOOLS } from './tools';

type FindRoot = ShownRoot & SelectionRoot;

const place = (id: string, label: Message, alsoCalled: string, params: Address['params']): Offered => ({
  id: `${SECTION}/${id}`,
  kind: 'place',
  label,
  detail: listMessages.title,
  alsoCalled,
  event: leadTo(params),
});

/** How the actions are called beside their names, in both languages. */
const ALSO_CALLED: Readonly<Record<AppointmentAction, string>> = {
  accept: 'accept confirm approve قبول تأكيد موافقة',
  reject: 'reject decline refuse رفض',
  cancel: 'cancel call off إلغاء',
  restore: 'restore bring back استعادة إرجاع',
  reschedule: 'reschedule move postpone إعادة جدولة نقل تأجيل',
};

const ACTIONS = Object.keys(ALSO_CALLED) as AppointmentAction[];

/** The letters that do them in the list. */
const LETTER_OF = Object.fromEntries(Object.entries(LETTERS).map(([letter, action]) => [action, letter]));

/** How the views are called beside their names, in both languages; the list goes by the name of the section. */
const VIEWS_ALSO_CALLED: Readonly<Record<Exclude<View, 'list'>, string>> = {
  board: 'board calendar day plan doctors اللوحة تقويم جدول اليوم',
  waits: 'waits waiting pending to do worklist ينتظر انتظار معلق مهام',
  figures: 'figures pictures charts statistics numbers busy أرقام رسوم إحصاءات مخططات',
};

/** What can be done about a patient, by an account and a visit. */
const PATIENT_VERBS = [
  { verb: 'book', label: findingMessages.book, params: (patient: string) => bookingParams({ patient }) },
  { verb: 'visits', label: findingMessages.allVisits, params: (visits: string) => ({ visits }) },
  {
    verb: 'follow',
    label: findingMessages.followUp,
    params: (_: string, follow: string) => ({ follow }),
    isOfDoctor: true,
  },
];

/** What can be found and done among the appointments. */
export const appointmentsFindable: Findable<FindRoot> = {
  offers: [
    place('today', listMessages.today, 'today appointments day مواعيد اليوم', { days: 'today' }),
    place('tomorrow', listMessages.tomorrow, 'tomorrow appointments مواعيد الغد غدا', { days: 'tomorrow' }),
    place('past', listMessages.past, 'past earlier history appointments المواعيد السابقة الماضية', { period: 'past' }),
    ...(['board', 'waits', 'figures'] as const).map((view) =>
      place(view, switchMessages[view], VIEWS_ALSO_CALLED[view], { view }),
    ),
    place('clashes', viewMessages.clashes, 'clashes overlap double booked تعارض تعارضات متداخلة', { clashes: 'only' }),
    {
      id: 'verb/book',
      kind: 'verb',
      label: patientLabels.book,
      alsoCalled: 'book a visit new appointment patient حجز زيارة موعد جديد مريض',
      event: leadTo(bookingParams({})),
    },
    ...APPOINTMENT_TOOLS,
  ],
  verbs: [
    ...PATIENT_VERBS.map(({ label }) => ({ label, alsoCalled: '' })),
    ...DOCTOR_VERBS,
    ...ACTIONS.map((action) => ({
      label: actMessages[action],
      alsoCalled: ALSO_CALLED[action],
      keys: LETTER_OF[action],
    })),
  ],
  readsItsSlices: true,
  *found(state, question) {
    const patients = yield* patientsFound(state, question);
    return [...patients, ...actionsFound(state, question), ...doctorActions(state, question)];
  },
};

function* patientsFound(state: FindRoot, { typed, now }: Sought): Looking<FoundThing[]> {
  const referred = selectRealReferred(state);
  const today = dayOf(now);
  const found = yield* findPatients(referred.patients, selectRealList(state), typed, now);
  const toldOf = ({ visit, next, count }: FoundPatient) => ({
    label: selectPatientName(state, visit),
    detail: say(findingMessages.visit, {
      when: whenOf(visit, next, today),
      doctor: calledDoctor(rowOf(visit, referred).doctorName),
      count,
    }),
  });
  const patients = found.slice(0, MOST_OF_A_KIND).map(({ id, visit, ...more }): FoundThing => ({
    id: `patient/${id}`,
    kind: 'patient',
    ...toldOf({ id, visit, ...more }),
    picture: rowOf(visit, referred).patientPicture,
    // The key of a row that is to be marked; no filter and no period is left that hides it.
    event: leadTo(
      { open: String(visit.id), ...(visit.date < today && { period: 'past' }) },
      appointmentKeys.moved(String(visit.id)),
    ),
  }));
  const offered = found
    .filter(({ visit }) => visit.user_id)
    .slice(0, MOST_BOOKED)
    .flatMap((one): FoundThing[] => {
      const { label: patient, detail } = toldOf(one);
      return PATIENT_VERBS.filter(({ isOfDoctor }) => !isOfDoctor || one.visit.doctor_id).map(
        ({ verb, label, params }) => ({
          id: `verb/${verb}/patient/${one.id}`,
          kind: 'verb',
          label: say(label, { patient }),
          detail,
          event: leadTo(params(String(one.visit.user_id), String(one.visit.id))),
        }),
      );
    });
  return [...patients, ...offered];
}

/** When the visit is that tells a patient: beside one of today also the next. */
function whenOf(visit: StoredAppointment, next: StoredAppointment | undefined, today: DateText): Text {
  const { today: onlyToday, todayAndNext, at } = whenMessages;
  if (visit.date !== today) return say(at, timeOf(visit));
  const { time = '' } = timeOf(visit);
  return next ? say(todayAndNext, { ...timeOf(next), time }) : say(onlyToday, { time });
}

/** For more patients than these no visit is offered to be booked: other actions are looked for as well. */
const MOST_BOOKED = 2;

/** The actions of the open appointment, and of those that are selected. */
function actionsFound(state: FindRoot, { typed, now, t }: Sought): FoundThing[] {
  if (typed.trim() === '' || selectSection(state) !== SECTION) return [];
  const today = dayOf(now);
  const open = appointments.selectById(state, selectOpenRow(state));
  const ofOpen = (open ? offeredActions(open.status, open.date, today) : []).map((action) => ({
    action,
    finding: {
      id: `verb/${action}/open`,
      kind: 'verb' as const,
      label: say(actMessages[action], { patient: open ? selectPatientName(state, open) : '' }),
      detail: open && say(findingMessages.open, timeOf(open)),
      event:
        action === 'reschedule' ? rescheduleOpened(open?.id ?? '') : statusActionChosen({ id: open?.id ?? '', action }),
      staysHere: true,
    },
  }));
  const changeable = selectChangeable(state, today);
  const ofChosen = BULK_ACTIONS.filter((action) => changeable[action].length > 0).map((action) => ({
    action,
    finding: {
      id: `verb/${action}/chosen`,
      kind: 'verb' as const,
      label: say(actOnManyMessages[action], { count: changeable[action].length }),
      detail: findingMessages.chosen,
      event: bulkActionChosen(action),
      staysHere: true,
    },
  }));
  return bestMatches([...ofOpen, ...ofChosen], typed, {
    nameOf: ({ finding }) => t(finding.label),
    alsoOf: ({ action }) => ALSO_CALLED[action],
  }).map(({ finding }) => finding);
}
