/** Buttons, fields and answers that several sections share, and the plans and ledgers of many dates. */
export const uiInArabic: Readonly<Record<string, string>> = {
  'ui.loading': 'جارٍ التحميل...',
  'ui.retry': 'إعادة المحاولة',
  'ui.close': 'إغلاق',
  'ui.cancel': 'إلغاء',
  'ui.search': 'بحث',
  'ui.clearSearch': 'مسح',
  'ui.save': 'حفظ',
  'ui.saving': 'جارٍ الحفظ...',
  'ui.delete': 'حذف',
  'ui.chooseFile': 'اختيار ملف',
  'ui.noFileChosen': 'لم يُختر ملف',
  'ui.removeImage': 'إزالة الصورة',
  'ui.imageHint': 'PNG أو JPG أو SVG، حتى {size} ميغابايت',
  'ui.anyImageHint': 'أي صورة، حتى {size} ميغابايت',
  'ui.noImage': 'لم يُقبل «{name}»: ليس صورة.',
  'ui.imageOfOtherType': 'لم يُقبل «{name}»: ليس صورة من نوع PNG أو JPG أو SVG.',
  'ui.imageTooLarge': 'لم يُقبل «{name}»: حجمه أكبر من {size} ميغابايت.',
  'ui.datePlaceholder': 'مثال: \u20682026-11-21\u2069',
  'ui.timePlaceholder': 'مثال: 09:00',
  'ui.chooseDate': 'فتح التقويم',
  'ui.chooseTime': 'فتح الساعة',
  'ui.pages': 'الصفحات',
  'ui.previous': 'السابق',
  'ui.next': 'التالي',
  'ui.removeTag': 'إزالة {name}',
  'ui.discardTitle': 'هل تريد تجاهل ما كتبته؟',
  'ui.discardText': 'لم تُحفظ تغييراتك.',
  'ui.discardConfirm': 'نعم، تجاهل',
  'ui.discardCancel': 'متابعة الكتابة',
  'ui.yesterday': 'أمس',
  'ui.today': 'اليوم',
  'ui.tomorrow': 'غدًا',

  'dates.dates':
    '{count, plural, zero {لا تواريخ} one {تاريخ واحد} two {تاريخان} few {# تواريخ} many {# تاريخًا} other {# تاريخ}}',
  'dates.overlapping':
    '{count, plural, zero {لا تواريخ} one {تاريخ واحد} two {تاريخان} few {# تواريخ} many {# تاريخًا} ' +
    'other {# تاريخ}}، {overlaps, plural, zero {لا يتداخل أي منها} one {يتداخل واحد منها} two {يتداخل اثنان منها} ' +
    'few {يتداخل # منها} many {يتداخل # منها} other {يتداخل # منها}} مع فترة موجودة.',
  'dates.leftOut':
    '{count, plural, zero {لم يُستبعد أي تاريخ يتداخل} one {استُبعد تاريخ واحد لأنه يتداخل} ' +
    'two {استُبعد تاريخان لأنهما يتداخلان} few {استُبعدت # تواريخ لأنها تتداخل} ' +
    'many {استُبعد # تاريخًا لأنها تتداخل} other {استُبعد # تاريخ لأنها تتداخل}} مع فترات موجودة.',
  'dates.showDates': 'عرض التواريخ',
  'dates.hideDates': 'إخفاء التواريخ',
  'dates.overlaps': 'متداخل',
  'fanOut.progress': '{done} من {total}',
  'fanOut.progressName': 'التقدم',
  'fanOut.waits': 'في انتظار الاتصال. يستمر الإرسال تلقائيًا بعد عودته.',
  'fanOut.stop': 'إيقاف',
  'fanOut.stopping': 'جارٍ الإيقاف...',
  'fanOut.close': 'إغلاق النتائج',
  'fanOut.ledger': 'النتائج',
  'fanOut.retryFailed': 'إعادة محاولة ما فشل ({count})',
  'fanOut.sendRest': 'إرسال البقية ({count})',
  'fanOut.tally':
    'أُضيف: {added}{skipped, plural, =0 {} other {، موجود مسبقًا: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.interrupted': 'انتهت جلستك أثناء الإرسال.',
  'fanOut.outcome.queued': 'في الانتظار',
  'fanOut.outcome.sent': 'جارٍ الإرسال',
  'fanOut.outcome.added': 'أُضيف',
  'fanOut.outcome.lost': 'جارٍ التحقق',
  'fanOut.outcome.leftOut': 'تُرك',
  'fanOut.outcome.skipped': 'موجود مسبقًا',
  'fanOut.outcome.failed': 'فشل',
  'fanOut.outcome.refused': 'رُفض',
  'fanOut.outcome.unsent': 'لم يُرسل',
  'fanOut.more': 'و{count, number} غيرها',
  'fanOut.changed': 'حُدّث',
  'fanOut.changeTally':
    'حُدّث: {added}{skipped, plural, =0 {} other {، تُرك: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.deleted': 'حُذف',
  'fanOut.deletionTally':
    'حُذف: {added}{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.serverError': 'خطأ في الخادم',
  'tally.all':
    'تمت إضافة {succeeded, plural, zero {# أوقات} one {وقت واحد} two {وقتين} few {# أوقات} many {# وقتًا} ' +
    'other {# وقت}} بنجاح.',
  'tally.some':
    'تمت إضافة {succeeded, plural, zero {# أوقات} one {وقت واحد} two {وقتين} few {# أوقات} many {# وقتًا} ' +
    'other {# وقت}} بنجاح. تعذّرت إضافة {failed, plural, zero {# تواريخ} one {تاريخ واحد} two {تاريخين} ' +
    'few {# تواريخ} many {# تاريخًا} other {# تاريخ}}.',
  'tally.none': 'تعذّرت إضافة أي أوقات. يرجى المحاولة مرة أخرى.',
  'tally.failedItems': 'ما فشل: {items}',

  'grid.allColumns': 'إظهار جميع الأعمدة',
  'grid.columns': 'الأعمدة',
  'grid.comfortable': 'صفوف مريحة',
  'grid.compact': 'صفوف متراصة',
  'grid.standard': 'صفوف عادية',
  'grid.downloadCsv': 'تنزيل CSV',
  'grid.export': 'تصدير',
  'grid.print': 'طباعة',
  'grid.firstPage': 'الصفحة الأولى',
  'grid.lastPage': 'الصفحة الأخيرة',
  'grid.nextPage': 'الصفحة التالية',
  'grid.previousPage': 'الصفحة السابقة',
  'grid.noColumns': 'جميع الأعمدة مخفية. يعيدها زر «الأعمدة».',
  'grid.rowsPerPage': 'الصفوف في الصفحة',
  'grid.rowsShown': '\u2066{from, number}–{to, number}\u2069 من {count, number}',
  'grid.select': 'تحديد {name}',
  'grid.selectAll': 'تحديد الكل',
  'grid.selection': 'التحديد',
  'grid.sort': 'ترتيب',

  'plan.startRequired': 'يرجى إدخال تاريخ البدء',
  'plan.endRequired': 'يرجى إدخال تاريخ الانتهاء',
  'plan.dateInvalid': 'يرجى إدخال تاريخ مثل \u20682026-11-21\u2069',
  'plan.endBeforeStart': 'لا يمكن أن يكون تاريخ الانتهاء قبل تاريخ البدء',
  'plan.rangeTooLong': 'يرجى اختيار مدة لا تتجاوز خمس سنوات',
  'plan.weekdayRequired': 'يرجى اختيار يوم واحد على الأقل من أيام الأسبوع',
  'plan.noDates': 'لم يبقَ في هذه المدة تاريخ لإضافته',
  'plan.fromRequired': 'يرجى إدخال وقت البدء',
  'plan.toRequired': 'يرجى إدخال وقت الانتهاء',
  'plan.timeInvalid': 'يرجى إدخال وقت مثل 09:00',
  'plan.toBeforeFrom': 'يجب أن يكون وقت الانتهاء بعد وقت البدء',
  'longRange.title': 'هل تريد إضافة أكثر من سنة؟',
  'longRange.text':
    'من {first} إلى {last}: {count, plural, zero {لن يُضاف أي تاريخ} one {سيُضاف تاريخ واحد} ' +
    'two {سيُضاف تاريخان} few {ستُضاف # تواريخ} many {سيُضاف # تاريخًا} other {سيُضاف # تاريخ}}.',
  'longRange.confirm': 'نعم، إضافة',
  'unfinished.goBack': 'العودة إليه',
};
