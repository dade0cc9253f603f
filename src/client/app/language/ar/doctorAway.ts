/** A doctor who is away or late: the plan, its ledgers and the call list. */
export const doctorAwayInArabic = {
  'appointments.away.away': 'غياب الطبيب…',
  'appointments.away.late': 'تأخر الطبيب…',
  'appointments.away.closed': 'إغلاق…',
  'appointments.away.more': 'خيارات {about}',
  'availabilities.away': 'غياب الطبيب…',
  'availabilities.closed': 'إغلاق…',
  'availabilities.late': 'تأخر الطبيب…',
  'away.title': 'غياب الطبيب',
  'away.from': 'من',
  'away.to': 'إلى',
  'away.fromTime': 'من الساعة',
  'away.toTime': 'حتى الساعة',
  'away.find': 'البحث عن أوقات',
  'away.finding': 'جارٍ البحث عن أوقات…',
  'away.nobody': 'لا مواعيد قائمة في هذا الوقت',
  'away.hoursFailed': 'تعذّرت قراءة الأوقات المتاحة.',
  'away.listFailed': 'تعذّرت قراءة المواعيد.',
  'away.rangeMissing': 'يرجى إدخال تاريخ',
  'away.toBeforeFrom': 'لا يمكن أن يكون هذا التاريخ قبل الأول',
  'away.overAlready': 'لقد مضى هذا التاريخ',
  'away.notTime': 'يرجى إدخال وقت، مثل \u206814:30\u2069',
  'away.toTimeTooEarly': 'يجب أن يكون هذا الوقت بعد الأول',
  'away.plan': 'الخطة',
  'away.patient': 'المريض',
  'away.state': 'الحالة',
  'away.move': 'نقل {patient}',
  'away.moveOf': 'نقل {patient}، {time}',
  'away.change': 'تغيير',
  'away.noTime': 'لا وقت متاح',
  'away.lookedUntil': 'لا وقت متاح حتى {date}، حيث تنتهي أوقات الطبيب.',
  'away.lookedNarrowly': 'لا وقت كهذا متاح حتى {date}.',
  'away.narrowing': 'الأوقات',
  'away.isWithinWeek': 'خلال أسبوع',
  'chooser.mornings': 'صباحًا',
  'chooser.afternoons': 'بعد الظهر',
  'away.noHours': 'لا أوقات للطبيب ابتداءً من {date}.',
  'away.visit': '{patient}، {weekday} {date} {time}',
  'away.time': '{weekday} {date} {time}',
  'away.timeAt': '{weekday} {date} {time}، {place}',
  'away.count':
    'نقل {moved, plural, zero {# مريض} one {مريض واحد} two {مريضين} few {# مرضى} many {# مريضًا} other {# مريض}}' +
    '{stay, plural, =0 {} zero {} one {، ويبقى واحد} two {، ويبقى اثنان} ' +
    'few {، ويبقى #} many {، ويبقى #} other {، ويبقى #}}' +
    '{without, plural, =0 {} zero {} one {، وواحد بلا وقت} two {، واثنان بلا وقت} ' +
    'few {، و# بلا وقت} many {، و# بلا وقت} ' +
    'other {، و# بلا وقت}}',
  'away.question':
    'يُرفض كل موعد ويُحجز بدلًا منه موعد جديد مدته عشرون دقيقة، يكون ' +
    '{becomes, select, confirmed {مؤكدًا فورًا} pending {قيد الانتظار} ' +
    'other {قيد الانتظار، أو مؤكدًا فورًا لدى مقدم خدمة بتأكيد تلقائي}}. ومن يبقى يحتفظ بموعده كما هو.' +
    '{closes, select, yes { ثم تُغلق الأوقات غير المحجوزة في هذه المدة.} other {}}',
  'away.changes': '{patient}، {weekday} {date} {time}: {before}، ثم {after}',
  'away.confirm': 'نعم، نقلهم',
  'away.decline': 'لا، دون تغيير',
  'away.moving': 'نقل المرضى',
  'away.cutOff': 'توقفت هذه الخطة قبل نهايتها.',
  'away.goOn': 'متابعة',
  'away.failed': 'تعذّر نقل المرضى.',
  'away.moved': 'نُقل',
  'away.movedAnew': 'نُقل، وكان {before}',
  'away.nextTime': 'النقل إلى {time}',
  'away.notStanding': 'بقي كما هو: غيّر موظف آخر حالته إلى {status}',
  'away.gone': 'بقي كما هو: حذفه موظف آخر',
  'away.otherTime': 'بقي كما هو: غيّر موظف آخر وقته',
  'away.notMoved': 'لم يُنقل.',
  'away.taken': 'الوقت {time} لم يعد متاحًا.',
  'away.notFreed': 'لم يُرسل: الوقت {time} لم يُفرَّغ.',
  'away.clinic.title': 'العيادة مغلقة',
  'away.clinic.from': 'تاريخ البدء',
  'away.clinic.to': 'تاريخ الانتهاء',
  'away.clinic.doctors': 'الأطباء',
  'away.clinic.staffFailed': 'تعذّرت قراءة أطباء هذا الموقع.',
  'away.clinic.nobody': 'لم يُحدَّد أي طبيب.',
  'away.clinic.ofDoctor': '{doctor} ({count, number})',
  'away.clinic.saidOf': '{doctor}: {text}',
  'away.moved.all':
    '{added, plural, zero {لم يُنقل أي مريض} one {نُقل مريض واحد} two {نُقل مريضان} few {نُقل # مرضى} ' +
    'many {نُقل # مريضًا} other {نُقل # مريض}}' +
    '{skipped, plural, =0 {} zero {} one {، وتُرك واحد} two {، وتُرك اثنان} ' +
    'few {، وتُرك #} many {، وتُرك #} other {، وتُرك #}}.',
  'away.moved.some':
    '{added, plural, zero {لم يُنقل أي مريض} one {نُقل مريض واحد} two {نُقل مريضان} few {نُقل # مرضى} ' +
    'many {نُقل # مريضًا} other {نُقل # مريض}}' +
    '{skipped, plural, =0 {} zero {} one {، وتُرك واحد} two {، وتُرك اثنان} ' +
    'few {، وتُرك #} many {، وتُرك #} other {، وتُرك #}}' +
    '، وتعذّر {failed, number}.',
  'away.moved.none': 'تعذّر نقل أي مريض.',
  'chooser.planned': 'في الخطة',
  'chooser.plannedWarning': 'هذا الوقت لمريض آخر في الخطة. يرجى اختيار وقت آخر.',
};
