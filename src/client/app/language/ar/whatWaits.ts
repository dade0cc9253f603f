/** What waits for somebody at the desk. */
export const whatWaitsInArabic = {
  'appointments.board.waits': 'ما ينتظر',
  'appointments.board.waitsFailed': 'تعذّر فتح قائمة ما ينتظر.',
  'appointments.waits.ofGroup': '{title} ({count, number})',
  'appointments.waits.looking': 'جارٍ البحث عمّا ينتظر…',
  'appointments.waits.nothing': 'لا شيء ينتظر',
  'appointments.waits.lookedAt':
    'فُحص {count, plural, =0 {0 موعد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}، ' +
    'وكذلك عمليات النقل غير المكتملة على هذا الجهاز.',
  'appointments.waits.keys': '↑ ↓ للتنقل · Enter للفتح',
  'appointments.waits.letters': 'a قبول · r رفض · m نقل · n ليس الآن · u تراجع',
  'appointments.waits.notNow': 'ليس الآن',
  'appointments.waits.move': 'نقل الموعد المتأخر منهما',
  'appointments.waits.showAll': 'عرض الكل، {count, number}',
  'appointments.waits.visit': '{patient}، {weekday} {date} {time}',
  'appointments.waits.and': '{one} و{other}',
  'appointments.waits.hours':
    'ينتظر منذ {count, plural, =0 {أقل من ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  'appointments.waits.days':
    'ينتظر منذ {count, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'appointments.waits.group.soon': 'قيد الانتظار اليوم وغدًا',
  'appointments.waits.group.passed': 'قيد الانتظار وقد مضى وقتها',
  'appointments.waits.group.clashes': 'تعارضات',
  'appointments.waits.group.dropped': 'رُفضت أو أُلغيت ولم يُحجز بعدها',
  'appointments.waits.group.halfDone': 'عمليات نقل غير مكتملة',
};
