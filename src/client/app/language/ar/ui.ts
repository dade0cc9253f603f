/** Buttons, fields and answers that several sections share, and the plans and ledgers of many dates. */
export const uiInArabic: Readonly<Record<string, string>> = {
  'ui.loading': 'جارٍ التحميل...',
  'ui.retry': 'إعادة المحاولة',
  'ui.close': 'إغلاق',
  'ui.cancel': 'إلغاء',
  'ui.search': 'بحث',
  'ui.clearSearch': 'مسح',
  'ui.filter': 'تصفية',
  'ui.done': 'تم',
  'ui.tools': 'أدوات',
  'ui.save': 'حفظ',
  'ui.saving': 'جارٍ الحفظ...',
  'ui.delete': 'حذف',
  'ui.chooseFile': 'اختيار ملف',
  'ui.noFileChosen': 'لم يُختر ملف',
  'ui.removeImage': 'إزالة الصورة',
  'ui.imageHint': 'PNG أو JPG أو SVG، حتى {size} ميغابايت',
  'ui.furtherImageHint': 'PNG أو JPG أو SVG أو GIF أو WebP أو AVIF أو BMP، حتى {size} ميغابايت',
  'ui.noImage': 'لم يُقبل «{name}»: ليس صورة يمكن للمتصفحات عرضها.',
  'ui.imageOfOtherType': 'لم يُقبل «{name}»: ليس صورة من نوع PNG أو JPG أو SVG.',
  'ui.imageTooLarge': 'لم يُقبل «{name}»: حجمه أكبر من {size} ميغابايت.',
  'ui.imageUnread': 'لم يُقبل «{name}»: تعذّرت قراءته.',
  'ui.picture.empty': 'لم يُقبل «{name}»: الملف فارغ.',
  'ui.picture.heic': 'لم يُقبل «{name}»: صورة HEIC لا تعرضها المتصفحات. احفظها بصيغة JPG.',
  'ui.picture.tiff': 'لم يُقبل «{name}»: صورة TIFF لا تعرضها المتصفحات. احفظها بصيغة PNG أو JPG.',
  'ui.picture.svgEncoding': 'لم يُقبل «{name}»: ملف SVG ليس بترميز UTF-8. احفظه من جديد بترميز UTF-8.',
  'ui.picture.brokenSvg': 'لم يُقبل «{name}»: ملف SVG معطوب، فلن يظهر منه شيء.',
  'ui.picture.largeSvg': 'لم يُقبل «{name}»: في ملف SVG أجزاء أكثر مما ينبغي. احفظه أبسط، أو بصيغة PNG.',
  'ui.picture.broken': 'لم يُقبل «{name}»: الصورة معطوبة.',
  'ui.picture.large': 'لم يُقبل «{name}»: الصورة أكبر من {max} ميغابكسل. احفظها أصغر.',
  'ui.datePlaceholder': 'مثال: {date}',
  'ui.timePlaceholder': 'مثال: 09:00',
  'ui.dateNotRead': 'هذا ليس تاريخًا. جرّب \u20682026-11-21\u2069 أو 21 نوفمبر.',
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
  'ui.collisions.title': 'غيّر شخص آخر هذا العنصر أيضًا',
  'ui.collisions.text': 'لم يُرسل شيء بعد. يرجى اختيار ما سيُحفظ في كل حقل.',
  'ui.collisions.mine': 'ما كتبته أنا',
  'ui.collisions.theirs': 'ما كتبه شخص آخر',
  'ui.collisions.allMine': 'كل ما كتبته أنا',
  'ui.collisions.allTheirs': 'كل ما كتبه الشخص الآخر',
  'ui.collisions.empty': 'فارغ',
  'ui.collisions.yes': 'نعم',
  'ui.collisions.no': 'لا',
  'ui.collisions.noPicture': 'بلا صورة',
  'ui.collisions.theirPicture': 'الصورة الموجودة الآن',
  'ui.collisions.back': 'العودة إلى النموذج',
  'merge.gone': 'حذف شخص آخر هذا العنصر في هذه الأثناء، فلا يمكن حفظه. ما كتبته لا يزال هنا.',
  'merge.notSent': 'لم يُحفظ شيء: غيّر شخص آخر هذا العنصر في هذه الأثناء.',
  'ui.titleOf': '{title}: {name}',
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
  'dates.closedBetween': 'لا أوقات في {dates}، مع أن الأسابيع قبلها وبعدها فيها أوقات. اختر ما يُفتح من جديد.',
  'dates.closed': '{date}، مغلق',
  'dates.closedFor': '{date}، مغلق لدى {doctors} من {total} أطباء',
  'dates.fits':
    'إضافة الجزء المتاح في {count, plural, zero {# تواريخ} one {تاريخ واحد} two {تاريخين} few {# تواريخ} ' +
    'many {# تاريخًا} other {# تاريخ}}',
  'dates.quickChoices': 'اختيارات سريعة',
  'dates.nextFourWeeks': 'الأسابيع الأربعة القادمة',
  'dates.nextThreeMonths': 'الأشهر الثلاثة القادمة',
  'dates.workingDays': 'أيام العمل',
  'dates.showDates': 'عرض التواريخ',
  'dates.hideDates': 'إخفاء التواريخ',
  'dates.overlaps': 'متداخل',
  'dates.hoursOn': '{date}، {hours}',
  'dates.overMidnight':
    'هذه الساعات تمتد إلى ما بعد منتصف الليل. يمكن أن تكون فترتين في يومين: {before}، و{after} في اليوم التالي.',
  'dates.splitAtMidnight': 'التقسيم عند منتصف الليل',
  'dates.nextDay': 'و{hours} في اليوم التالي',
  'dates.removeNextDay': 'إزالة {hours} في اليوم التالي',
  'fanOut.progress': '{done} من {total}',
  'fanOut.progressName': 'التقدم',
  'fanOut.waits': 'في انتظار الاتصال. يُستأنف الإرسال تلقائيًا بعد عودته.',
  'fanOut.held': 'تطلب الخدمة الانتظار. يُستأنف الإرسال تلقائيًا بعد {time}.',
  'fanOut.heldTooLong': 'تطلب الخدمة الانتظار {time} قبل إرسال المزيد. لم تُرسل البقية.',
  'fanOut.sendTheRest': 'إرسال البقية',
  'fanOut.stop': 'إيقاف',
  'fanOut.stopping': 'جارٍ الإيقاف...',
  'fanOut.close': 'إغلاق النتائج',
  'fanOut.ledger': 'النتائج',
  'fanOut.retryFailed': 'إعادة محاولة ما تعذّر ({count})',
  'fanOut.sendRest': 'إرسال البقية ({count})',
  'fanOut.tally':
    'أُضيف: {added}{skipped, plural, =0 {} other {، تُخطّي: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.interrupted': 'انتهت جلستك أثناء الإرسال.',
  'fanOut.outcome.queued': 'في الانتظار',
  'fanOut.outcome.sent': 'جارٍ الإرسال',
  'fanOut.outcome.added': 'أُضيف',
  'fanOut.outcome.lost': 'جارٍ التحقق',
  'fanOut.outcome.leftOut': 'تُرك',
  'fanOut.outcome.skipped': 'تُخطّي: موجود من قبل',
  'fanOut.outcome.failed': 'فشل',
  'fanOut.outcome.refused': 'رُفض',
  'fanOut.outcome.unsent': 'لم يُرسل',
  'fanOut.showAll': 'عرض الكل',
  'fanOut.more': 'و{count, number} غيرها',
  'fanOut.changed': 'حُدّث',
  'fanOut.moved': 'نُقل',
  'fanOut.moveTally':
    'نُقل: {added}{skipped, plural, =0 {} other {، تُرك: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.changeTally':
    'حُدّث: {added}{skipped, plural, =0 {} other {، تُرك: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.saveTally':
    'حُفظ: {added}{skipped, plural, =0 {} other {، تُرك: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.closed': 'أُغلق',
  'fanOut.undone': 'تم التراجع عنه',
  'fanOut.closingTally':
    'أُغلق {added}{skipped, plural, =0 {} other {، وبقي #}}{failed, plural, =0 {} other {، وفشل #}}' +
    '{unsent, plural, =0 {} other {، ولم يُرسل #}}',
  'fanOut.undoTally':
    'تم التراجع عن {added}{skipped, plural, =0 {} other {، وتُرك #}}{failed, plural, =0 {} other {، وفشل ' +
    '#}}{unsent, plural, =0 {} other {، ولم يُرسل #}}',
  'fanOut.deleted': 'حُذف',
  'fanOut.unlinked': 'أُلغي الربط',
  'fanOut.unlinkTally':
    'أُلغي ربط: {added}{skipped, plural, =0 {} other {، لم يعد موجودًا: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'deletions.gone': 'لم يعد موجودًا',
  'deletions.wasGone': 'كان قد حُذف من قبل.',
  'fanOut.deletionTally':
    'حُذف: {added}{skipped, plural, =0 {} other {، لم يعد موجودًا: #}}' +
    '{failed, plural, =0 {} other {، فشل: #}}{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'fanOut.serverError': 'خطأ في الخادم',
  'tally.all':
    'تمت إضافة {succeeded, plural, zero {# أوقات} one {وقت واحد} two {وقتين} few {# أوقات} many {# وقتًا} ' +
    'other {# وقت}} بنجاح.',
  'tally.some':
    'تمت إضافة {succeeded, plural, zero {# أوقات} one {وقت واحد} two {وقتين} few {# أوقات} many {# وقتًا} ' +
    'other {# وقت}} بنجاح. تعذّرت إضافة {failed, plural, zero {# تواريخ} one {تاريخ واحد} two {تاريخين} ' +
    'few {# تواريخ} many {# تاريخًا} other {# تاريخ}}.',
  'tally.allThere':
    '{skipped, plural, zero {لا أوقات موجودة} one {الوقت موجود} two {الوقتان موجودان} few {الأوقات الـ# كلها موجودة} ' +
    'many {الأوقات الـ# كلها موجودة} other {الأوقات الـ# كلها موجودة}} من قبل.',
  'tally.restThere':
    '{skipped, plural, zero {لا أوقات موجودة} one {وقت واحد موجود} two {وقتان موجودان} few {# أوقات موجودة} ' +
    'many {# وقتًا موجودًا} other {# وقت موجود}} من قبل. تعذّرت إضافة {failed} من التواريخ.',
  'tally.none': 'تعذّرت إضافة أي أوقات. يرجى المحاولة مرة أخرى.',
  'tally.failedItems': 'ما تعذّر: {items}',
  'tally.both': '{counted}. {failed}',

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
  'grid.noColumns': 'جميع الأعمدة مخفية. لإظهارها استخدم زر «الأعمدة».',
  'grid.rowsPerPage': 'الصفوف في الصفحة',
  'grid.rowsShown': '\u2066{from, number}–{to, number}\u2069 من {count, number}',
  'grid.select': 'تحديد {name}',
  'grid.selectAll': 'تحديد الكل',
  'grid.selection': 'التحديد',
  'grid.sort': 'ترتيب',

  'plan.startRequired': 'يرجى إدخال تاريخ البدء',
  'plan.endRequired': 'يرجى إدخال تاريخ الانتهاء',
  'plan.endBeforeStart': 'لا يمكن أن يكون تاريخ الانتهاء قبل تاريخ البدء',
  'plan.rangeTooLong': 'يرجى اختيار فترة لا تتجاوز خمس سنوات',
  'plan.weekdayRequired': 'يرجى اختيار يوم واحد على الأقل من أيام الأسبوع',
  'plan.noDates': 'لا توجد تواريخ أخرى لإضافتها في هذه الفترة',
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
