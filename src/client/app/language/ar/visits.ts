/** The sentences about the visits of a patient, of a follow-up, of a series, and of who could come sooner. */
export const visitsInArabic: Readonly<Record<string, string>> = {
  'appointments.visits.all': 'كل الزيارات',
  'appointments.visits.followUp': 'حجز متابعة',
  'appointments.visits.book': 'حجز زيارة',
  'appointments.visits.sooner': 'من يمكنه الحضور أبكر',
  'appointments.visits.title': 'كل زيارات {patient}',
  'appointments.visits.list': 'الزيارات بالترتيب',
  'appointments.visits.reading': 'ما زالت القائمة قيد التحميل، وقد تظهر زيارات أخرى.',
  'appointments.visits.none': 'لا زيارات لهذا المريض في القائمة.',
  'appointments.visits.total':
    '{count, plural, zero {لا زيارات} one {زيارة واحدة} two {زيارتان} few {# زيارات} many {# زيارة} other {# زيارة}}',
  'appointments.visits.toCome': 'قادمة: {count, number}',
  'appointments.visits.completed': 'مكتملة: {count, number}',
  'appointments.visits.dropped': 'مرفوضة أو ملغاة: {count, number}',
  'appointments.visits.moved': 'نُقلت على الأرجح: {count, number}',
  'appointments.visits.probablyMoved': 'نُقلت على الأرجح',
  'appointments.visits.booked': 'تم حجز الزيارة.',
  'appointments.visits.failures.hours': 'تعذّر تحميل الأوقات المتاحة. يرجى المحاولة مرة أخرى.',
  'appointments.visits.failures.book': 'تعذّر حجز الزيارة.',
  'appointments.sooner.freeAt': 'متاح: {date} الساعة {time}، {doctor}',
  'appointments.sooner.candidates': 'الزيارات اللاحقة لهذا الطبيب، الأقرب أولًا',
  'appointments.sooner.movedOften':
    '{count, plural, zero {لم تُنقل} one {نُقلت مرة واحدة} two {نُقلت مرتين} few {نُقلت # مرات} many {نُقلت # مرة} ' +
    'other {نُقلت # مرة}}',
  'appointments.sooner.nobody': 'لا موعد لاحق لدى هذا الطبيب.',
  'appointments.sooner.begun': 'بدأ هذا الوقت.',
  'appointments.sooner.closed': 'لا أوقات متاحة لدى الطبيب في هذا الوقت.',
  'appointments.sooner.taken': 'حُجز هذا الوقت في هذه الأثناء.',
  'appointments.sooner.looking': 'جارٍ فحص الأوقات المتاحة...',
  'appointments.sooner.phoneFirst': 'يرجى سؤال المريض أولًا. لا يُرسل شيء قبل التأكيد.',
  'appointments.sooner.fromTo': '{patient}: من {previous} إلى {next}',
  'appointments.sooner.time': '{date} الساعة {time}',
  'appointments.sooner.confirm': 'تأكيد',
  'appointments.sooner.busy': 'جارٍ النقل...',
  'appointments.sooner.showAll': 'عرض الكل ({count, number})',
  'appointments.booking.patient': 'المريض',
  'appointments.booking.doctor': 'الطبيب',
  'appointments.booking.place': 'الموقع',
  'appointments.booking.toCome':
    '{count, plural, zero {لا زيارات قادمة} one {زيارة قادمة واحدة} two {زيارتان قادمتان} few {# زيارات قادمة} ' +
    'many {# زيارة قادمة} other {# زيارة قادمة}}',
  'appointments.booking.more': '{count, number} أخرى',
  'appointments.booking.unknown': 'لا زيارات لهذا المريض في القائمة، ولذلك لا يمكن حجز زيارة له هنا.',
  'appointments.booking.interval': 'المدة',
  'appointments.booking.due': 'مستحقة في {date}',
  'appointments.booking.nextDay': 'لا وقت متاح في {due}. أقرب يوم فيه وقت متاح هو {date}.',
  'appointments.booking.none': 'لا وقت متاح في {due} أو بعده.',
  'appointments.booking.book': 'حجز',
  'appointments.booking.busy': 'جارٍ الحجز...',
  'appointments.booking.booking': 'حجز زيارة',
  'appointments.booking.interval.w0': 'في أقرب وقت',
  'appointments.booking.interval.w1': 'أسبوع',
  'appointments.booking.interval.w2': 'أسبوعان',
  'appointments.booking.interval.w4': '4 أسابيع',
  'appointments.booking.interval.w6': '6 أسابيع',
  'appointments.booking.interval.m3': '3 أشهر',
  'appointments.booking.interval.m6': '6 أشهر',
  'appointments.series.series': 'سلسلة زيارات',
  'appointments.series.count': 'الزيارات',
  'appointments.series.step': 'كل',
  'appointments.series.weeks':
    '{count, plural, zero {أسبوع} one {أسبوع} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  'appointments.series.weekdays': 'في أيام الأسبوع',
  'appointments.series.lines': 'زيارات السلسلة',
  'appointments.series.date': 'التاريخ',
  'appointments.series.time': 'الوقت',
  'appointments.series.when': '{weekday} {date} {time}',
  'appointments.series.named':
    '{count, plural, zero {كل التواريخ متاحة.} one {تاريخ واحد غير متاح.} two {تاريخان غير متاحين.} ' +
    'few {# تواريخ غير متاحة.} many {# تاريخًا غير متاح.} other {# تاريخ غير متاح.}}',
  'appointments.series.free': 'متاح',
  'appointments.series.taken': 'محجوز لـ {patient}',
  'appointments.series.busy': 'لدى المريض موعد مع {doctor} في هذا الوقت',
  'appointments.series.closed': 'لا أوقات متاحة',
  'appointments.series.planned': 'هذا الوقت لسطر آخر',
  'appointments.series.none': 'لا وقت متاح بالقرب منه.',
  'appointments.series.change': 'تغيير',
  'appointments.series.another': 'وقت آخر بدل {wanted}',
  'appointments.series.take': 'اختيار هذا الوقت',
  'appointments.series.book':
    '{count, plural, zero {لا زيارات للحجز} one {حجز زيارة واحدة} two {حجز زيارتين} few {حجز # زيارات} ' +
    'many {حجز # زيارة} other {حجز # زيارة}}',
  'appointments.series.booking': 'حجز سلسلة زيارات',
  'appointments.series.failed': 'تعذّر حجز السلسلة.',
  'appointments.series.goOn': 'متابعة الحجز',
  'appointments.series.cancelling': 'إلغاء زيارات سلسلة',
  'appointments.series.cancelFailed': 'تعذّر إلغاء الزيارات.',
  'appointments.series.booked': 'حُجزت {count, number}',
  'appointments.series.cancelled': 'أُلغيت {count, number}',
  'appointments.series.wasBooked': 'حُجزت',
  'appointments.series.notBooked': 'غير محجوزة',
  'appointments.series.wasCancelled': 'أُلغيت',
  'appointments.series.done.all':
    '{added, plural, zero {لم تُحجز أي زيارة} one {حُجزت زيارة واحدة} two {حُجزت زيارتان} few {حُجزت # زيارات} ' +
    'many {حُجزت # زيارة} other {حُجزت # زيارة}}{skipped, plural, =0 {} other {، وتُركت #}}.',
  'appointments.series.done.some':
    '{added, plural, zero {لم تُحجز أي زيارة} one {حُجزت زيارة واحدة} two {حُجزت زيارتان} few {حُجزت # زيارات} ' +
    'many {حُجزت # زيارة} other {حُجزت # زيارة}}{skipped, plural, =0 {} other {، وتُركت #}}، ' +
    'وتعذّر حجز {failed, number}.',
  'appointments.series.done.none': 'تعذّر حجز أي من الزيارات.',
  'appointments.series.undone.all':
    '{added, plural, zero {لم تُلغَ أي زيارة} one {أُلغيت زيارة واحدة} two {أُلغيت زيارتان} few {أُلغيت # زيارات} ' +
    'many {أُلغيت # زيارة} other {أُلغيت # زيارة}}{skipped, plural, =0 {} other {، وتُركت #}}.',
  'appointments.series.undone.some':
    '{added, plural, zero {لم تُلغَ أي زيارة} one {أُلغيت زيارة واحدة} two {أُلغيت زيارتان} few {أُلغيت # زيارات} ' +
    'many {أُلغيت # زيارة} other {أُلغيت # زيارة}}{skipped, plural, =0 {} other {، وتُركت #}}، ' +
    'وتعذّر إلغاء {failed, number}.',
  'appointments.series.undone.none': 'تعذّر إلغاء أي من الزيارات.',
};
