/** A list of appointments that is another than before. */
export const freshListInArabic = {
  'appointments.fresh.changedCount':
    '{count, plural, zero {لا تغيير} one {تغيّر موعد واحد} two {تغيّر موعدان} few {تغيّرت # مواعيد} ' +
    'many {تغيّر # موعدًا} other {تغيّر # موعد}}',
  'appointments.fresh.addedCount':
    '{count, plural, zero {لا جديد} one {موعد جديد} two {موعدان جديدان} few {# مواعيد جديدة} ' +
    'many {# موعدًا جديدًا} other {# موعد جديد}}',
  'appointments.fresh.removedCount':
    '{count, plural, zero {لا حذف} one {حُذف موعد واحد} two {حُذف موعدان} few {حُذفت # مواعيد} ' +
    'many {حُذف # موعدًا} other {حُذف # موعد}}',
  'appointments.fresh.droppedCount':
    '{count, plural, zero {لا إلغاء} one {أُلغي موعد واحد} two {أُلغي موعدان} few {أُلغيت # مواعيد} ' +
    'many {أُلغي # موعدًا} other {أُلغي # موعد}}',
  'appointments.fresh.movedCount':
    '{count, plural, zero {لا نقل} one {نُقل موعد واحد} two {نُقل موعدان} few {نُقلت # مواعيد} ' +
    'many {نُقل # موعدًا} other {نُقل # موعد}}',
  'appointments.fresh.whileAway': 'في غيابك: {news}',
  'appointments.fresh.passNews': 'إخفاء ما تغيّر أثناء ذلك',
  'appointments.fresh.both': '{first}، {second}',
  'appointments.fresh.changed': 'تغيّر',
  'appointments.fresh.added': 'جديد',
  'appointments.fresh.show': 'إظهار',
  'appointments.fresh.pause': 'إيقاف التجديد مؤقتًا',
};
