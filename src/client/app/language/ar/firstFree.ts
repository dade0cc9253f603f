/** The sentences of the search for free times. */
export const firstFreeInArabic: Readonly<Record<string, string>> = {
  'firstFree.title': 'أول موعد متاح',
  'firstFree.failures.find': 'تعذّر البحث عن مواعيد متاحة. يرجى المحاولة مرة أخرى.',
  'firstFree.failures.choices': 'تعذّر تحميل الخيارات.',
  'firstFree.specialty': 'التخصص',
  'firstFree.doctor': 'الطبيب',
  'firstFree.location': 'الموقع',
  'firstFree.from': 'من تاريخ',
  'firstFree.earliest': 'من الساعة',
  'firstFree.latest': 'حتى الساعة',
  'firstFree.slots': 'عدد الفترات',
  'firstFree.any': 'الكل',
  'firstFree.doctorHint': 'جزء من الاسم، أو يُترك فارغًا للجميع',
  'firstFree.slotsHint': 'كل فترة {minutes, number} دقيقة',
  'firstFree.find': 'بحث',
  'firstFree.stop': 'إيقاف',
  'firstFree.fromMissing': 'يرجى إدخال تاريخ.',
  'firstFree.fromTooLate': 'يرجى اختيار تاريخ حتى {date}.',
  'firstFree.noTime': 'يرجى إدخال وقت مثل 09:00.',
  'firstFree.latestTooEarly': 'يجب أن يكون هذا الوقت بعد وقت البداية.',
  'firstFree.noRoom': 'لا تتسع هذه الساعات لهذه المدة.',
  'firstFree.slotsWrong': 'يرجى إدخال عدد صحيح من 1 إلى 24.',
  'firstFree.searching': 'جارٍ البحث عن أطباء...',
  'firstFree.progress': 'تم البحث لدى {done, number} من {all, number}',
  'firstFree.noDoctors': 'لا طبيب يطابق البحث.',
  'firstFree.noTimes': 'لا مواعيد متاحة.',
  'firstFree.found':
    '{all, plural, zero {لا أطباء} one {عُثر على مواعيد متاحة.} two {لدى {free, number} من طبيبين موعد متاح.} ' +
    'few {لدى {free, number} من # أطباء موعد متاح.} many {لدى {free, number} من # طبيبًا موعد متاح.} ' +
    'other {لدى {free, number} من # طبيب موعد متاح.}}',
  'firstFree.stopped':
    'توقف البحث. {count, plural, zero {لم يبقَ طبيب} one {بقي طبيب واحد} two {بقي طبيبان} few {بقي # أطباء} many ' +
    '{بقي # طبيبًا} other {بقي # طبيب}} دون بحث.',
  'firstFree.cut': 'يشمل البحث أول {count, number} طبيب فقط. يرجى تضييقه للوصول إلى غيرهم.',
  'firstFree.lacksAppointments': 'تعذّرت قراءة المواعيد، فقد يتداخل الوقت مع موعد.',
  'firstFree.failed': 'تعذّرت قراءة الأوقات: {names}',
  'firstFree.times': 'المواعيد المتاحة',
  'firstFree.place': 'الموقع {id}',
  'firstFree.book': 'حجز زيارة: {date} {time}',
  'firstFree.sooner': 'من يمكنه الحضور أبكر: {date} {time}',
  'firstFree.enterTakes': 'مفتاح \u2068Enter\u2069 يختار أول موعد.',
};
