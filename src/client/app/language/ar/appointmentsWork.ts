/** Appointments: many at once, the shortcuts of the keyboard, and what leaves the page. */
export const appointmentsWorkInArabic: Readonly<Record<string, string>> = {
  'appointments.tools.menu': 'طرق العرض والأعمدة والتصدير',
  'appointments.tools.downloadCsv': 'تنزيل CSV',
  'appointments.tools.daySheets': 'طباعة جداول الأيام',
  'appointments.tools.initialSheets': 'طباعة جداول الأيام بالأحرف الأولى',
  'appointments.export.writingCsv': 'جارٍ كتابة ملف CSV',
  'appointments.export.csvFailed': 'تعذّرت كتابة ملف CSV.',
  'appointments.export.tooMuchPaper': 'أوراق كثيرة',
  'appointments.export.tooManyPages':
    'لا يمكن طباعة {pages, number} صفحة. يرجى تضييق القائمة إلى {most, number} صفحة أو أقل.',
  'appointments.export.page': 'صفحة {page, number} من {pages, number}',
  'appointments.view.clashes': 'التعارضات',
  'appointments.clashes.count':
    '{count, plural, zero {لا تعارضات} one {تعارض واحد} two {تعارضان} few {# تعارضات} ' +
    'many {# تعارضًا} other {# تعارض}}',
  'appointments.clashes.failed': 'تعذّر البحث عن التعارضات.',
  'appointments.clashes.doctor': 'للطبيب موعد آخر في هذا الوقت',
  'appointments.clashes.patient': 'للمريض موعد آخر في هذا الوقت',
  'appointments.clashes.both': 'للطبيب والمريض موعد آخر في هذا الوقت',
  'appointments.clashes.title': 'في الوقت نفسه',
  'appointments.clashes.more':
    '{count, plural, zero {ولا موعد آخر} one {وموعد آخر} two {وموعدان آخران} few {و# مواعيد أخرى} ' +
    'many {و# موعدًا آخر} other {و# موعد آخر}}',
  'appointments.clashes.one':
    'يتعارض مع موعد آخر: {visit}{more, plural, =0 {} zero {} one {، وموعد آخر} two {، وموعدان آخران} ' +
    'few {، و# مواعيد أخرى} many {، و# موعدًا آخر} other {، و# موعد آخر}}.',
  'appointments.clashes.many':
    '{count, plural, zero {لا يتعارض أي منها} one {يتعارض واحد منها} two {يتعارض اثنان منها} few {تتعارض # منها} ' +
    'many {يتعارض # منها} other {يتعارض # منها}} مع موعد آخر للطبيب.',
  'appointments.clashes.line.doctor': '{time} للطبيب أيضًا موعد مع {patient} في {place}',
  'appointments.clashes.line.patient': '{time} للمريض أيضًا موعد مع {doctor} في {place}',
  'appointments.clashes.line.both': '{time} للطبيب والمريض نفسيهما في {place}',

  'appointments.board.shownAs': 'طريقة العرض',
  'appointments.board.list': 'قائمة',
  'appointments.board.board': 'لوحة اليوم',
  'appointments.viewFailed': 'تعذّر فتح هذا العرض.',
  'appointments.board.hoursFailed': 'تعذّر جلب أوقات هذا الطبيب.',
  'appointments.dayBoard.previousDay': 'اليوم السابق',
  'appointments.dayBoard.nextDay': 'اليوم التالي',
  'appointments.dayBoard.previousDoctor': 'الطبيب السابق',
  'appointments.dayBoard.nextDoctor': 'الطبيب التالي',
  'appointments.dayBoard.previousWeek': 'الأسبوع السابق',
  'appointments.dayBoard.nextWeek': 'الأسبوع التالي',
  'appointments.dayBoard.today': 'اليوم',
  'appointments.dayBoard.day': 'اليوم',
  'appointments.dayBoard.week': 'أسبوع',
  'appointments.dayBoard.time': 'الوقت',
  'appointments.dayBoard.block': '{patient}، {time}، {status}',
  'appointments.dayBoard.order.title': 'ترتيب الأطباء',
  'appointments.dayBoard.order.before': 'تقديم {doctor}',
  'appointments.dayBoard.order.after': 'تأخير {doctor}',
  'appointments.dayBoard.order.byName': 'حسب الاسم',
  'appointments.dayBoard.print': 'طباعة جداول الأيام',
  'appointments.dayBoard.free': 'متاح، {time}',
  'appointments.dayBoard.unplaced': 'لا مكان لها في اللوحة',
  'appointments.dayBoard.unplacedOne': '{patient}: {reason}',
  'appointments.dayBoard.nobody': 'لا مواعيد لأي طبيب في هذا الأسبوع تطابق بحثك.',
  'appointments.dayBoard.visit': '{date}، {time}، مع {doctor}',
  'appointments.dayBoard.keys':
    '↑ ↓ ← → للتنقل · \u2068Home\u2069 أو \u2068End\u2069 للأول والأخير · \u2068Enter\u2069 للفتح ' +
    'أو لمن يمكنه الحضور أبكر · \u2068M\u2069 ' +
    'للنقل · \u2068Page Up\u2069 أو \u2068Page Down\u2069 لتغيير اليوم',
  'appointments.dayBoard.noDoctor': 'لا طبيب محدد',
  'appointments.dayBoard.noTime': 'لا وقت محدد',
  'appointments.dayBoard.noEnd': 'لا نهاية محددة',
  'appointments.dayBoard.endsEarly': 'ينتهي قبل أن يبدأ',
  'appointments.dayBoard.tooLong': 'أطول من يوم',
  'appointments.dayBoard.taken':
    'جارٍ نقل موعد {patient}، وهو الآن في {time}. الأسهم إلى وقت متاح، \u2068Enter\u2069 للتثبيت، ' +
    '\u2068Esc\u2069 للتراجع.',
  'appointments.dayBoard.carried': '{weekday} {date}، {time}',
  'appointments.dayBoard.edge': 'لا وقت متاح في هذا الاتجاه.',
  'appointments.dayBoard.returned': 'يبقى موعد {patient} في {time}.',
  'appointments.dayBoard.drop.to': 'نقل الموعد إلى {time}؟',
  'appointments.dayBoard.drop.toDay': 'نقل الموعد إلى {weekday} {date}، {time}؟',
  'appointments.dayBoard.drop.elsewhere': 'هذا الوقت في {place}.',
  'appointments.dayBoard.drop.confirm': 'نقل',
  'appointments.dayBoard.drop.cancel': 'إلغاء',
  'appointments.dayBoard.drop.moving': 'جارٍ نقل موعد {patient} إلى {time}...',
  'appointments.dayBoard.sample': 'لا يمكن نقل المواعيد التجريبية.',
  'appointments.dayBoard.past': 'لا يمكن نقل موعد من يوم مضى.',
  'appointments.dayBoard.status': 'لا يمكن نقل الموعد إلا إذا كان قيد الانتظار أو مؤكدًا؛ حالة هذا الموعد: {status}.',
  'appointments.dayBoard.busy': 'جارٍ تغيير هذا الموعد الآن.',
  'appointments.dayBoard.hoursPending': 'جارٍ جلب أوقات الطبيب. يرجى المحاولة مرة أخرى بعد لحظات.',
  'appointments.dayBoard.hoursFailed': 'تعذّر جلب أوقات الطبيب، فلا يمكن نقل الموعد هنا. يرجى التحديث.',
  'appointments.dayBoard.nowhere': 'لا يوجد وقت متاح آخر لهذا الطبيب هنا.',

  'appointments.changes.undo': 'تراجع',
  'appointments.changes.meanwhile': 'كان موظف آخر قد غيّر الحالة إلى «{status}» في هذه الأثناء.',
  'appointments.changes.undone': 'تم التراجع عن التغيير. عادت حالة الموعد إلى «{status}».',
  'appointments.changes.setBack': 'إعادته إلى «{status}»',
  'appointments.undoFailed': 'تعذّر التراجع عن التغيير.',
  'appointments.changes.isNow': 'حالة الموعد الآن «{status}».',
  'appointments.changes.isGone': 'حذف موظف آخر هذا الموعد.',

  'many.selection': 'التحديد',
  'many.selectAll': 'تحديد الكل',
  'many.select': 'تحديد {patient}',
  'many.selected':
    '{count, plural, zero {لا موعد محددًا} one {موعد واحد محدد} two {موعدان محددان} few {# مواعيد محددة} ' +
    'many {# موعدًا محددًا} other {# موعد محدد}}',
  'many.outOfSight':
    '{count, plural, zero {لا شيء خارج العرض} one {واحد خارج العرض} two {اثنان خارج العرض} few {# خارج العرض} ' +
    'many {# خارج العرض} other {# خارج العرض}}',
  'many.clear': 'إلغاء التحديد',
  'many.actShort': '{action} {count, number}',
  'many.others': 'إجراءات أخرى',
  'many.act': '{action}: {count, number} من {total, number}',
  'many.result':
    '{done}{skipped, plural, =0 {} other {، تُرك: #}}{failed, plural, =0 {} other {، فشل: #}}' +
    '{unsent, plural, =0 {} other {، لم يُرسل: #}}',
  'many.undone':
    '{count, plural, zero {لم يُتراجع عن شيء} one {تم التراجع عن موعد واحد} two {تم التراجع عن موعدين} ' +
    'few {تم التراجع عن # مواعيد} many {تم التراجع عن # موعدًا} other {تم التراجع عن # موعد}}',
  'many.visit': '{patient}، {weekday} {date} {time}',
  'many.question':
    '{count, plural, zero {لا يتغير أي موعد} one {يتغير موعد واحد} two {يتغير موعدان} few {تتغير # مواعيد} ' +
    'many {يتغير # موعدًا} other {يتغير # موعد}} من أصل {total, number} محددة.',
  'many.replaced':
    '{count, plural, zero {لا مريض لديه} one {لدى مريض واحد} two {لدى مريضين} few {لدى # مرضى} many {لدى # مريضًا} ' +
    'other {لدى # مريض}} موعد آخر مع الطبيب نفسه لا يزال قائمًا، وسيكون له الموعدان معًا.',
  'many.decline': 'لا، دون تغيير',
  'many.changing': 'تغيير حالة عدة مواعيد',
  'many.failed': 'تعذّر تحديث المواعيد.',
  'many.removed': 'حذفه موظف آخر',
  'many.isAlready': 'بقي كما هو: {status}',
  'many.refused': 'حالته «{status}»: {reason}',
  'many.overruled': '{status}؛ كان موظف آخر قد غيّره إلى «{former}»',
  'many.undoing': 'التراجع عن تغيير عدة مواعيد',
  'many.undoFailed': 'تعذّر التراجع عن التغييرات.',
  'many.changedSince':
    'كان موظف آخر قد غيّر {count, plural, zero {أيًا منها} one {واحدًا منها} two {اثنين منها} few {# منها} ' +
    'many {# منها} other {# منها}} في هذه الأثناء.',
  'many.setBack': 'إعادة {count, number}',
  'many.accept.idle': 'لا يمكن قبول أي من المواعيد المحددة.',
  'many.reject.idle': 'لا يمكن رفض أي من المواعيد المحددة.',
  'many.cancel.idle': 'لا يمكن إلغاء أي من المواعيد المحددة.',
  'many.restore.idle': 'لا يمكن استعادة أي من المواعيد المحددة.',
  'many.accept.done':
    '{count, plural, zero {لم يُقبل شيء} one {قُبل موعد واحد} two {قُبل موعدان} few {قُبلت # مواعيد} ' +
    'many {قُبل # موعدًا} other {قُبل # موعد}}',
  'many.reject.done':
    '{count, plural, zero {لم يُرفض شيء} one {رُفض موعد واحد} two {رُفض موعدان} few {رُفضت # مواعيد} ' +
    'many {رُفض # موعدًا} other {رُفض # موعد}}',
  'many.cancel.done':
    '{count, plural, zero {لم يُلغَ شيء} one {أُلغي موعد واحد} two {أُلغي موعدان} few {أُلغيت # مواعيد} ' +
    'many {أُلغي # موعدًا} other {أُلغي # موعد}}',
  'many.restore.done':
    '{count, plural, zero {لم يُستعَد شيء} one {استُعيد موعد واحد} two {استُعيد موعدان} few {استُعيدت # مواعيد} ' +
    'many {استُعيد # موعدًا} other {استُعيد # موعد}}',
  'many.restoreTitle':
    'هل تريد استعادة {count, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}؟',
  'many.restoreConfirm': 'نعم، استعادة {count, number}',
  'many.changed.all':
    'تم تحديث {added, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}{skipped, plural, =0 {} other {، تُرك: #}}.',
  'many.changed.some':
    'تم تحديث {added, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}{skipped, plural, =0 {} other {، تُرك: #}}، فشل: {failed, number}.',
  'many.changed.none': 'تعذّر تحديث أي من المواعيد.',
  'fanOut.changesUndone.all':
    'تم التراجع عن {added, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} ' +
    'other {# تغيير}}{skipped, plural, =0 {} other {، تُرك: #}}.',
  'fanOut.changesUndone.some':
    'تم التراجع عن {added, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} ' +
    'other {# تغيير}}{skipped, plural, =0 {} other {، تُرك: #}}، فشل: {failed, number}.',
  'fanOut.changesUndone.none': 'تعذّر التراجع عن أي من التغييرات.',

  'shortcuts.title': 'اختصارات لوحة المفاتيح',
  'shortcuts.move': 'الانتقال إلى الموعد السابق أو التالي',
  'shortcuts.ends': 'الانتقال إلى الأول أو الأخير',
  'shortcuts.now': 'الانتقال إلى الآن، في قائمة تبدأ من اليوم',
  'shortcuts.open': 'فتحه أو إغلاقه',
  'shortcuts.close': 'إغلاق الموعد المفتوح',
  'shortcuts.search': 'بحث',
  'shortcuts.choose': 'تحديده أو إلغاء تحديده',
  'shortcuts.extend': 'تحديد الكل حتى الموعد التالي؛ ويفعل ذلك أيضًا النقر مع مفتاح \u2068Shift\u2069',
  'shortcuts.fromSearch': 'الانتقال من البحث إلى أول موعد',
  'shortcuts.widen': 'توسيع العمود أو تضييقه من رأسه',
  'shortcuts.print': 'طباعة جداول الأيام',
  'shortcuts.list': 'عرض هذه القائمة',
  'shortcuts.singleKeys': 'اختصارات الحرف الواحد',
  'shortcuts.singleKeysHint': 'يكفي حرف واحد لتغيير الموعد الذي عليه التركيز. يُحفظ هذا الاختيار على هذا الجهاز.',
  'shortcuts.accept': 'قبوله',
  'shortcuts.reject': 'رفضه',
};
