/** What waits for somebody at the desk. */
export const whatWaitsInArabic = {
  'appointments.board.waits': 'ما ينتظر',
  'appointments.waits.ofGroup': '{title} ({count, number})',
  'appointments.waits.looking': 'جارٍ البحث عمّا ينتظر…',
  'appointments.waits.nothing': 'لا شيء ينتظر',
  'appointments.waits.lookedAt':
    'فُحص {count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}، ' +
    'وكذلك عمليات النقل غير المكتملة على هذا الجهاز.',
  'appointments.waits.keys': '↑ ↓ للتنقل · \u2068Enter\u2069 للفتح',
  'appointments.waits.letters':
    '\u2068A\u2069 قبول · \u2068R\u2069 رفض · \u2068M\u2069 نقل · \u2068N\u2069 ليس الآن · \u2068U\u2069 تراجع',
  'appointments.waits.notNow': 'ليس الآن',
  'appointments.waits.move': 'نقل الموعد المتأخر منهما',
  'appointments.waits.showAll': 'عرض الكل، {count, number}',
  'appointments.waits.visit': '{patient}، {weekday} {date} {time}',
  'appointments.waits.and': '{one} و{other}',
  'appointments.waits.hours':
    'ينتظر منذ {count, plural, zero {أقل من ساعة} one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
  'appointments.waits.days':
    'ينتظر منذ {count, plural, zero {أقل من يوم} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'appointments.waits.group.soon': 'قيد الانتظار اليوم وغدًا',
  'appointments.waits.group.passed': 'قيد الانتظار وقد مضى وقتها',
  'appointments.waits.group.clashes': 'تعارضات',
  'appointments.waits.group.dropped': 'رُفضت أو أُلغيت ولم يُحجز بعدها',
  'appointments.waits.group.halfDone': 'عمليات نقل غير مكتملة',
};
