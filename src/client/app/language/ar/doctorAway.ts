/** A doctor who is away or late: the plan, its ledgers and the call list. */
export const doctorAwayInArabic = {
  'appointments.away.away': 'غياب الطبيب…',
  'appointments.away.late': 'تأخر الطبيب…',
};
