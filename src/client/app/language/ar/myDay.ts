/** What was done at this desk. */
export const myDayInArabic = {
  'myDay.explained':
    'ما أُنجز على هذا الجهاز منذ تسجيل دخولك. يُحفظ في الذاكرة فقط، ويُمحى بتسجيل الخروج أو إعادة التحميل.',
  'myDay.nothing': 'لم يُنجز شيء بعد',
  'myDay.done': 'تم',
  'myDay.failed': 'فشل',
  'myDay.change': '{from} ← {to}',
  'myDay.undone': 'تم التراجع',
  'myDay.isNow': 'الحالة الآن: {status}، لذلك تبقى.',
  'myDay.undo': 'تراجع',
  'myDay.undoMany': 'تراجع عن {count, number}',
  'myDay.undoOf': 'تراجع: {what}',
  'myDay.choose': 'اختيار: {what}',
  'myDay.chooseAll': 'اختيار كل ما يمكن التراجع عنه',
  'myDay.more': 'و{count, number} أخرى',
  'myDay.whyDeleted': 'ما حُذف لا يعود، ويمكن إنشاؤه من جديد فقط.',
  'myDay.whyMoved': 'لا يُتراجع عن النقل تلقائيًا، فقد يكون الوقت السابق محجوزًا. استخدم «إعادة الجدولة».',
  'myDay.whyPassword': 'لا أحد يعرف كلمة المرور السابقة.',
  'myDay.whyOther': 'لا يمكن التراجع عنه من هنا، فما كان قبله لم يعد معروفًا.',
  'handover.title': 'تسليم العمل',
  'handover.explained': 'ما أُنجز على هذا الجهاز منذ تسجيل دخولك، وما ينتظر، وما لم يكتمل.',
  'handover.madeAt': '{date} {time}، {user}',
  'handover.nobody': 'أحد العاملين على هذا الجهاز',
  'handover.initials': 'الأحرف الأولى بدل الأسماء',
  'handover.copy': 'نسخ',
  'handover.copied': 'نُسخت الورقة.',
  'handover.notCopied': 'تعذّر النسخ في هذا المتصفح. الورقة محددة الآن، يرجى نسخها بلوحة المفاتيح.',
  'handover.print': 'طباعة',
  'handover.done': 'أُنجز',
  'handover.waiting': 'ينتظر',
  'handover.halfDone': 'لم يكتمل',
  'handover.nothingDone': 'لم يُنجز شيء على هذا الجهاز.',
  'handover.looking': 'لم يُعرف بعد ما ينتظر.',
  'handover.unread': 'تعذّرت قراءة ما ينتظر.',
  'handover.nothingWaits': 'لا شيء ينتظر.',
  'handover.nothingHalfDone': 'لا شيء غير مكتمل.',
  'handover.doneAt': '{at} {what}',
  'handover.of': '{whom} {what}',
  'handover.beside': '{one} · {other}',
  'handover.undecided': 'لا يُعرف هل تم هذا: {what}',
  'handover.someWrite': 'تغيير ضاع رده',
  'handover.unsaved': 'لم يُحفظ بعد: {what}',
  'handover.sending': '{title}: ما زال يُرسل',
  'handover.unsent':
    '{count, plural, zero {أُرسل الكل} one {واحد لم يُرسل} two {اثنان لم يُرسلا} few {# لم تُرسل} many {# لم تُرسل} ' +
    'other {# لم تُرسل}}',
  'handover.failed':
    '{count, plural, zero {لم يفشل شيء} one {فشل واحد} two {فشل اثنان} few {فشل #} many {فشل #} other {فشل #}}',
  'handover.unknown':
    '{count, plural, zero {كلها معروفة} one {واحد لا يُعرف مصيره} two {اثنان لا يُعرف مصيرهما} ' +
    'few {# لا يُعرف مصيرها} many {# لا يُعرف مصيرها} other {# لا يُعرف مصيرها}}',
  'homeServices.links.undoing': 'التراجع عن تغييرات عدة خدمات',
  'homeServices.links.undoFailed': 'تعذّر التراجع عن التغييرات.',
  'homeServices.links.item': '{field, select, price {سعر} duration_minutes {مدة} other {إتاحة}} {name}',
  'homeServices.links.stays': 'بقيت كما هي: {value}',
  'homeServices.links.isGone': 'لم تعد مرتبطة',
  'homeServices.links.undone.all':
    'تم التراجع عن {added, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} ' +
    'other {# تغيير}}{skipped, plural, =0 {} other {، تُرك: #}}.',
  'homeServices.links.undone.some':
    'تم التراجع عن {added, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} ' +
    'other {# تغيير}}{skipped, plural, =0 {} other {، تُرك: #}}، فشل: {failed, number}.',
  'homeServices.links.undone.none': 'تعذّر التراجع عن أي من التغييرات.',
  'homeServices.links.valueSaved':
    '{field, select, price {حُفظ السعر} duration_minutes {حُفظت المدة} other {حُفظت الإتاحة}}',
};
