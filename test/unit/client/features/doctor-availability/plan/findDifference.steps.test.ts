import { selectHoursGround } from '#client/features/doctor-availability/plan/ground';
import { findDifference } from '#client/features/doctor-availability/plan/sagas/findDifference';
import { readGround } from '#client/features/doctor-availability/plan/sagas/readGround';
import { currentMoment } from '#client/lib/dates';
import { EMPTY_WEEK } from '#client/ui/week/week';
import { makeAvailability } from '#test/support/builders/clinic';
import { testSaga } from '#test/support/sagas/testSaga';

it('reads first, and then compares with the moment as it is by then', () => {
  const doctors = [21, 22].map((id) => ({ id, name: `Dr. ${id}` }));
  const question = { doctors, locationId: 31, startDate: '2026-12-07', endDate: '2026-12-08', week: EMPTY_WEEK };
  const slot = makeAvailability({ date: '2026-12-08' });
  testSaga(findDifference, 'here', question)
    .next()
    .call(readGround, { scope: 'here', doctors })
    .next()
    .select(selectHoursGround, 'here')
    .next({ hours: { 21: [slot], 22: null }, visits: [] })
    .call(currentMoment)
    .next(new Date(2026, 11, 7, 8, 0))
    .returns({
      question,
      doctors: [
        {
          doctor: doctors[0]!,
          lines: [
            {
              ...{ date: '2026-12-08', available_from: '09:00:00', available_to: '12:00:00' },
              ...{ sign: 'remove', slot },
            },
          ],
        },
      ],
      unread: [doctors[1]!],
      lacksVisits: false,
    });
});
