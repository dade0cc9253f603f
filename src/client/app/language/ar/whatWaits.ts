/** What waits for somebody at the desk. */
export const whatWaitsInArabic = {
  'appointments.board.waits': 'ما ينتظر',
  'app.setUp': 'الإعداد',
  'setUp.ofGroup': '{title} ({count, number})',
  'setUp.showAll': 'عرض الكل، {count, number}',
  'setUp.start': 'فحص الإعداد',
  'setUp.stop': 'إيقاف',
  'setUp.intro': 'تُفحص التراخيص وأوقات العمل والأسعار والتحاليل والأسماء العربية والإحداثيات عندما تطلب ذلك.',
  'setUp.running': 'جارٍ فحص الإعداد: {done, number} من {total, number}',
  'setUp.stopped': 'توقف بعد {done, number} من {total, number}.',
  'setUp.missed':
    '{count, plural, zero {لم يفشل أي طلب} one {فشل طلب واحد} two {فشل طلبان} few {فشلت # طلبات} many {فشل # طلبًا} ' +
    'other {فشل # طلب}}، وقد تكون هناك نواقص أخرى.',
  'setUp.nothing': 'لا نواقص في الإعداد',
  'setUp.expired': 'انتهى في {date}',
  'setUp.ends': 'ينتهي خلال {days, number} يومًا، في {date}',
  'setUp.coordinatesEmpty': 'بلا إحداثيات',
  'setUp.coordinatesDefault': 'ما زالت الإحداثيات الأولية',
  'setUp.coordinatesOutside': 'خارج الإمارات: {latitude}، {longitude}',
  'setUp.subcategory': 'فئة فرعية',
  'setUp.labService': 'خدمة مختبر',
  'setUp.labPackage': 'باقة مختبر',
  'setUp.homeProvider': 'مقدم خدمة منزلية',
  'setUp.check.licence': 'تراخيص منتهية أو توشك على الانتهاء',
  'setUp.check.hours': 'أطباء بلا أوقات خلال 14 يومًا القادمة',
  'setUp.check.doctors': 'مقدمو خدمة بلا أطباء',
  'setUp.check.price': 'مقدمو خدمات منزلية بلا سعر',
  'setUp.check.tests': 'باقات مختبر بلا تحاليل',
  'setUp.check.arabic': 'بلا ترجمة عربية',
  'setUp.check.coordinates': 'إحداثيات ناقصة أو خاطئة',
  'appointments.waits.ofGroup': '{title} ({count, number})',
  'appointments.waits.countOnRail': '{count, number}{more}',
  'appointments.waits.looking': 'جارٍ البحث عمّا ينتظر…',
  'appointments.waits.nothing': 'لا شيء ينتظر',
  'appointments.waits.lookedAt':
    'فُحص {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} ' +
    'few {# مواعيد} many {# موعدًا} other {# موعد}}، ' +
    'وكذلك عمليات النقل غير المكتملة على هذا الجهاز.',
  'appointments.waits.keys':
    '↑ ↓ للتنقل · \u2068Enter\u2069 للفتح · \u2068A\u2069 قبول · \u2068R\u2069 رفض · \u2068M\u2069 نقل · ' +
    '\u2068B\u2069 حجز من جديد · \u2068F\u2069 متابعة · \u2068C\u2069 تم الاتصال · \u2068N\u2069 ليس الآن · ' +
    '\u2068U\u2069 تراجع',
  'appointments.waits.bookAgain': 'حجز من جديد',
  'appointments.waits.followUp': 'متابعة',
  'appointments.waits.called': 'تم الاتصال',
  'appointments.waits.open': 'فتح',
  'appointments.waits.note.soon': 'تُجاب قبل أن تبدأ',
  'appointments.waits.note.passed': 'بدأت في آخر 7 أيام من دون إجابة',
  'appointments.waits.note.clashes': 'موعدان لطبيب واحد أو لمريض واحد في الوقت نفسه',
  'appointments.waits.note.halfDone': 'بدأت على هذا الجهاز ثم انقطعت',
  'appointments.waits.notNow': 'ليس الآن',
  'appointments.waits.move': 'نقل الموعد المتأخر منهما',
  'appointments.waits.checkHours': 'فحص الأوقات',
  'appointments.waits.stop': 'إيقاف',
  'appointments.waits.unchecked':
    'لم تُفحص بعد أوقات {count, plural, zero {أي طبيب} one {طبيب واحد} two {طبيبين} few {# أطباء} many {# طبيبًا} ' +
    'other {# طبيب}}.',
  'appointments.waits.checking': 'جارٍ الفحص: {done, number} من {total, number} من الأطباء',
  'appointments.waits.missed':
    'تعذّرت قراءة أوقات {count, plural, zero {أي طبيب} one {طبيب واحد} two {طبيبين} few {# أطباء} many {# طبيبًا} ' +
    'other {# طبيب}}.',
  'appointments.waits.checked':
    'فُحصت أوقات {count, plural, zero {لا أطباء} one {طبيب واحد} two {طبيبين} few {# أطباء} many {# طبيبًا} ' +
    'other {# طبيب}}.',
  'appointments.waits.showAll': 'عرض الكل، {count, number}',
  'appointments.waits.visit': '{patient}، {weekday} {date} {time}',
  'appointments.waits.handedOver': '{patient}، {weekday} {date} {time}، {doctor}، {place}',
  'appointments.waits.handedOverAs': '{patient}، {weekday} {date} {time}، {doctor}، {place}، {status}',
  'appointments.waits.both': '{one}؛ {other}',
  'appointments.waits.aged': '{visit}، {age}',
  'appointments.waits.and': '{one} و{other}',
  'appointments.waits.hours':
    'ينتظر منذ {count, plural, zero {أقل من ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  'appointments.waits.days':
    'ينتظر منذ {count, plural, zero {أقل من يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'appointments.waits.group.soon': 'قيد الانتظار اليوم وغدًا',
  'appointments.waits.group.passed': 'قيد الانتظار وقد مضى وقتها',
  'appointments.waits.group.clashes': 'التعارضات',
  'appointments.waits.group.hours': 'خارج أوقات العمل',
  'appointments.waits.group.dropped': 'للاتصال بهم',
  'appointments.waits.lookBack': 'مرفوضة أو ملغاة ولا شيء بعدها، خلال آخر',
  'appointments.waits.daysBack':
    '{days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'appointments.waits.nobodyToCall': 'لا أحد ينتظر الاتصال به.',
  'appointments.waits.group.halfDone': 'عمليات نقل غير مكتملة',
};
