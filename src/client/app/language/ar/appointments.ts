/** The sections Appointments and Provider Availability. */
export const appointments: Readonly<Record<string, string>> = {
  'appointments.title': 'المواعيد',
  'appointments.updated': 'آخر تحديث {time}',
  'appointments.arriving': 'جارٍ التحميل: {count, number} حتى الآن',
  'appointments.growing': 'لا نتيجة بين المواعيد التي وصلت حتى الآن. لا تزال البقية قيد التحميل.',
  'appointments.refresh': 'تحديث',
  'appointments.fullScreen': 'ملء الشاشة',
  'appointments.leaveFullScreen': 'الخروج من ملء الشاشة',
  'appointments.period': 'المدة',
  'appointments.upcoming': 'القادمة',
  'appointments.past': 'السابقة',
  'appointments.search': 'بحث بالمريض أو الطبيب أو الموقع',
  'appointments.status': 'الحالة',
  'appointments.count':
    '{count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}',
  'appointments.keys': '↑ ↓ للتنقل · مفتاح الإدخال للفتح والإغلاق · / للبحث',
  'appointments.patient': 'المريض',
  'appointments.doctor': 'الطبيب',
  'appointments.date': 'التاريخ',
  'appointments.time': 'الوقت',
  'appointments.location': 'الموقع',
  'appointments.doctorsPhone': 'هاتف الطبيب',
  'appointments.unknownPatient': 'مريض غير معروف',
  'appointments.unknownDoctor': 'طبيب غير معروف',
  'appointments.unknownLocation': 'موقع غير معروف',
  'appointments.noPhone': 'غير متوفر',
  'appointments.actions': 'الإجراءات',
  'appointments.cancelAppointment': 'إلغاء الموعد',
  'appointments.locationDetails': 'تفاصيل الموقع',
  'appointments.noActions': 'لا إجراءات متاحة',
  'appointments.viewOnMap': 'عرض على الخريطة',
  'appointments.noAddress': 'لا عنوان مسجلًا',
  'appointments.noneUpcoming': 'لا مواعيد قادمة تطابق بحثك.',
  'appointments.nonePast': 'لا مواعيد سابقة تطابق بحثك.',
  'appointments.clearFilters': 'مسح البحث والتصفية',
  'appointments.loadFailed': 'تعذّر تحميل المواعيد. يرجى المحاولة لاحقًا.',
  'appointments.samples': 'هذه مواعيد تجريبية مدمجة وليست حقيقية. لا يمكن إجراء أي شيء عليها.',
  'appointments.visit': '{patient}، {weekday} {date} {time}:',
  'appointments.statusChanged': 'تم تحديث حالة الموعد بنجاح.',
  'appointments.statusFailed': 'تعذّر تحديث حالة الموعد.',
  'appointments.restoreTitle': 'هل تريد استعادة موعد ثانٍ؟',
  'appointments.restoreText':
    'لدى {patient} موعد آخر مع الطبيب نفسه، {weekday} {date}، {time}، ولا يزال قائمًا. ' +
    'إذا استعدت هذا الموعد أيضًا فسيكون للمريض الموعدان معًا.',
  'appointments.restoreConfirm': 'استعادته أيضًا',
  'appointments.accept': 'قبول',
  'appointments.reject': 'رفض',
  'appointments.cancel': 'إلغاء',
  'appointments.restore': 'استعادة',
  'appointments.reschedule': 'تغيير الموعد',
  'appointments.status.all': 'الكل',
  'appointments.status.pending': 'قيد الانتظار',
  'appointments.status.confirmed': 'مؤكد',
  'appointments.status.rejected': 'مرفوض',
  'appointments.status.canceled': 'ملغى',
  'appointments.status.cancelled': 'ملغى',
  'appointments.status.completed': 'مكتمل',

  'appointments.specialization': 'تخصص الطبيب',
  'appointments.created': 'أُنشئ',
  'appointments.updatedAt': 'عُدّل',
  'appointments.from': 'من',
  'appointments.to': 'إلى',
  'appointments.noMatch': 'لا نتيجة',
  'appointments.filters': 'التصفية',
  'appointments.filter': '{name}: {value}',
  'appointments.removeFilter': 'إزالة هذه التصفية',
  'appointments.clearAllFilters': 'مسح التصفية',
  'appointments.doctorGone': 'لم تعد للطبيب المختار أي مواعيد. تظهر مواعيد كل الأطباء.',
  'appointments.locationGone': 'لم تعد للموقع المختار أي مواعيد. تظهر مواعيد كل المواقع.',
  'appointments.columns': 'الأعمدة',
  'appointments.moveUp': 'نقل {column} إلى أعلى',
  'appointments.moveDown': 'نقل {column} إلى أسفل',
  'appointments.usualColumns': 'الأعمدة والعروض المعتادة',
  'appointments.views': 'طرق العرض',
  'appointments.saveView': 'حفظ طريقة العرض',
  'appointments.noViews': 'لا طريقة عرض محفوظة على هذا الجهاز بعد.',
  'appointments.viewName': 'الاسم',
  'appointments.viewHint': 'تُحفظ التصفية والترتيب والأعمدة على هذا الجهاز، ولا يُحفظ نص البحث.',
  'appointments.nameMissing': 'يرجى إدخال اسم.',
  'appointments.nameTaken': 'توجد طريقة عرض بهذا الاسم.',
  'appointments.renameView': 'إعادة تسمية {view}',
  'appointments.deleteView': 'حذف {view}',
  'appointments.deleteViewTitle': 'هل تريد حذف طريقة العرض «{view}»؟',
  'appointments.deleteViewText': 'تبقى المواعيد كما هي.',

  'appointments.export': 'تصدير',
  'appointments.export.menuFailed': 'تعذّر فتح القائمة.',
  'appointments.export.downloadCsv': 'تنزيل CSV',
  'appointments.export.writingCsv': 'جارٍ كتابة ملف CSV',
  'appointments.export.csvFailed': 'تعذّرت كتابة ملف CSV.',
  'appointments.export.daySheets': 'طباعة جداول الأيام',
  'appointments.export.pageCount':
    '{pages, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}: ' +
    'صفحة لكل طبيب ويوم، وأكثر إن طال اليوم.',
  'appointments.export.tooManyPages':
    'لا يمكن طباعة {pages, number} صفحة. يرجى تضييق القائمة إلى {most, number} صفحة أو أقل.',
  'appointments.export.initials': 'الأحرف الأولى بدل الأسماء',
  'appointments.export.print': 'طباعة',
  'appointments.export.page': 'صفحة {page, number} من {pages, number}',
  'appointments.fresh.changedCount':
    '{count, plural, zero {لا تغيير} one {تغيّر موعد واحد} two {تغيّر موعدان} few {تغيّرت # مواعيد} ' +
    'many {تغيّر # موعدًا} other {تغيّر # موعد}}',
  'appointments.fresh.addedCount':
    '{count, plural, zero {لا جديد} one {موعد جديد} two {موعدان جديدان} few {# مواعيد جديدة} ' +
    'many {# موعدًا جديدًا} other {# موعد جديد}}',
  'appointments.fresh.removedCount':
    '{count, plural, zero {لا حذف} one {حُذف موعد واحد} two {حُذف موعدان} few {حُذفت # مواعيد} ' +
    'many {حُذف # موعدًا} other {حُذف # موعد}}',
  'appointments.fresh.both': '{first}، {second}',
  'appointments.fresh.changed': 'تغيّر',
  'appointments.fresh.added': 'جديد',

  'changes.undo': 'تراجع',
  'changes.meanwhile': 'كان مكتب آخر قد جعله «{status}» في هذه الأثناء.',
  'changes.undone': 'تم التراجع عن التغيير. عادت حالة الموعد إلى «{status}».',
  'changes.setBack': 'إعادته إلى «{status}»',
  'changes.undoFailed': 'تعذّر التراجع عن التغيير.',
  'changes.isNow': 'حالة الموعد الآن «{status}».',
  'changes.isGone': 'أزال مكتب آخر هذا الموعد.',

  'many.selection': 'التحديد',
  'many.selectAll': 'تحديد الكل',
  'many.select': 'تحديد {patient}',
  'many.selected':
    '{count, plural, zero {لا موعد محددًا} one {موعد واحد محدد} two {موعدان محددان} few {# مواعيد محددة} ' +
    'many {# موعدًا محددًا} other {# موعد محدد}}',
  'many.outOfSight':
    '{count, plural, zero {لا شيء خارج العرض} one {واحد خارج العرض} two {اثنان خارج العرض} few {# خارج العرض} ' +
    'many {# خارج العرض} other {# خارج العرض}}',
  'many.clear': 'مسح التحديد',
  'many.act': '{action} {count, number} من {total, number}',
  'many.isSending': 'جارٍ تغيير مواعيد أخرى.',
  'many.visit': '{patient}، {weekday} {date} {time}',
  'many.question':
    '{count, plural, zero {لا يتغير أي موعد} one {يتغير موعد واحد} two {يتغير موعدان} few {تتغير # مواعيد} ' +
    'many {يتغير # موعدًا} other {يتغير # موعد}} من أصل {total, number} محددة.',
  'many.replaced':
    '{count, plural, zero {لا مريض لديه} one {لدى مريض واحد} two {لدى مريضين} few {لدى # مرضى} many {لدى # مريضًا} ' +
    'other {لدى # مريض}} موعد آخر مع الطبيب نفسه لا يزال قائمًا، وسيكون له الموعدان معًا.',
  'many.decline': 'لا، بدون تغيير',
  'many.changing': 'تغيير حالة عدة مواعيد',
  'many.failed': 'تعذّر تحديث المواعيد.',
  'many.removed': 'أزاله مكتب آخر',
  'many.isAlready': 'تُرك كما هو: {status}',
  'many.overruled': '{status}؛ كان مكتب آخر قد جعله «{former}»',
  'many.undoing': 'التراجع عن تغيير عدة مواعيد',
  'many.undoFailed': 'تعذّر التراجع عن التغييرات.',
  'many.changedSince':
    'كان مكتب آخر قد غيّر {count, plural, zero {أيًا منها} one {واحدًا منها} two {اثنين منها} few {# منها} ' +
    'many {# منها} other {# منها}} في هذه الأثناء.',
  'many.setBack': 'إعادة {count, number}',
  'many.idle.accept': 'لا يمكن قبول أي من المواعيد المحددة.',
  'many.idle.reject': 'لا يمكن رفض أي من المواعيد المحددة.',
  'many.idle.cancel': 'لا يمكن إلغاء أي من المواعيد المحددة.',
  'many.idle.restore': 'لا يمكن استعادة أي من المواعيد المحددة.',
  'many.accept.title':
    'هل تريد قبول {count, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}؟',
  'many.accept.confirm': 'نعم، قبول {count, number}',
  'many.reject.title':
    'هل تريد رفض {count, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}؟',
  'many.reject.confirm': 'نعم، رفض {count, number}',
  'many.cancel.title':
    'هل تريد إلغاء {count, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}؟',
  'many.cancel.confirm': 'نعم، إلغاء {count, number}',
  'many.restore.title':
    'هل تريد استعادة {count, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}؟',
  'many.restore.confirm': 'نعم، استعادة {count, number}',
  'many.changed.all':
    'تم تحديث {added, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}{skipped, plural, =0 {} other {، تُرك: #}}.',
  'many.changed.some':
    'تم تحديث {added, plural, zero {# موعد} one {موعد واحد} two {موعدين} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}}{skipped, plural, =0 {} other {، تُرك: #}}، فشل: {failed, number}.',
  'many.changed.none': 'تعذّر تحديث أي من المواعيد.',
  'many.undone.all':
    'تم التراجع عن {added, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} ' +
    'other {# تغيير}}{skipped, plural, =0 {} other {، تُرك: #}}.',
  'many.undone.some':
    'تم التراجع عن {added, plural, zero {# تغيير} one {تغيير واحد} two {تغييرين} few {# تغييرات} many {# تغييرًا} ' +
    'other {# تغيير}}{skipped, plural, =0 {} other {، تُرك: #}}، فشل: {failed, number}.',
  'many.undone.none': 'تعذّر التراجع عن أي من التغييرات.',

  'shortcuts.title': 'اختصارات لوحة المفاتيح',
  'shortcuts.move': 'الانتقال إلى الموعد السابق أو التالي',
  'shortcuts.ends': 'الانتقال إلى الأول أو الأخير',
  'shortcuts.open': 'فتحه أو إغلاقه',
  'shortcuts.close': 'إغلاق الموعد المفتوح',
  'shortcuts.search': 'بحث',
  'shortcuts.choose': 'تحديده أو إلغاء تحديده',
  'shortcuts.extend': 'تحديد الكل حتى الموعد التالي؛ ويفعل ذلك أيضًا النقر مع مفتاح العالي',
  'shortcuts.list': 'عرض هذه القائمة',
  'shortcuts.singleKeys': 'اختصارات الحرف الواحد',
  'shortcuts.singleKeysHint': 'يغيّر حرف واحد الموعد الذي عليه التركيز. يُحفظ هذا الاختيار على هذا الجهاز.',
  'shortcuts.accept': 'قبوله',
  'shortcuts.reject': 'رفضه',

  'reschedule.title': 'تغيير الموعد',
  'reschedule.current': '{patient} مع {doctor} في {place}، الموعد الحالي {date} الساعة {time}',
  'reschedule.chooseDate': '1. اختيار التاريخ',
  'reschedule.chooseSlot': '2. اختيار الوقت',
  'reschedule.dateFirst': 'تظهر الأوقات بعد اختيار التاريخ.',
  'reschedule.visit': '{patient} ({date}، {time})',
  'reschedule.place': 'الموقع {id}',
  'reschedule.clash': 'متداخل',
  'reschedule.clashWarning': 'لدى الطبيب موعد آخر في هذا الوقت.',
  'reschedule.confirm': 'تأكيد',
  'reschedule.busy': 'جارٍ تغيير الموعد...',
  'reschedule.loadingSlots': 'جارٍ تحميل الأوقات المتاحة...',
  'reschedule.slotsFailed': 'تعذّر تحميل الأوقات المتاحة. يرجى المحاولة مرة أخرى.',
  'reschedule.noTimes': 'لا أوقات',
  'reschedule.noSlots': 'لا أوقات متاحة في هذا التاريخ. يرجى اختيار تاريخ آخر.',
  'reschedule.slotTaken': 'حُجز هذا الوقت للتو. لم يتغير شيء. يرجى اختيار وقت آخر.',
  'reschedule.failed': 'تعذّر تغيير الموعد. يرجى المحاولة مرة أخرى.',
  'reschedule.notFound': 'لم يُعثر على الموعد الأصلي.',
  'reschedule.movedBefore': 'اكتمل تغيير سابق لهذا الموعد بعد كل شيء: أصبح الآن {next}.',
  'reschedule.done': 'تم تغيير الموعد بنجاح. أُلغي الموعد السابق وأُنشئ موعد جديد.',
  'reschedule.movedTo': 'نُقل إلى {weekday} {date}، {time}',
  'reschedule.show': 'عرض',
  'reschedule.interrupted': 'تغيير موعد {patient}',
  'reschedule.putBack': 'لم يُنشأ موعد جديد. أُعيد موعد {previous} إلى حالته السابقة ({status}).',
  'reschedule.because': '{reason} {truth}',
  'reschedule.changedMeanwhile': 'لم يُنشأ موعد جديد. تغيّر موعد {previous} في هذه الأثناء ويبقى كما هو.',
  'reschedule.doubled': 'أُنشئ الموعد الجديد {next}، لكن موعد {previous} لا يزال قائمًا بجانبه وتعذّر رفضه.',
  'reschedule.stranded': 'لم يُنشأ الموعد الجديد {next}، وتعذّرت استعادة موعد {previous}: ربما لا يزال مرفوضًا.',
  'reschedule.undecided': 'موعد {previous} مرفوض، ولا يُعرف هل أُنشئ الموعد الجديد {next}.',
  'reschedule.restore': 'استعادة الموعد',
  'reschedule.checkAgain': 'التحقق مرة أخرى',
  'reschedule.unfinished': 'تغيير موعد {previous} إلى {next}',

  'availabilities.title': 'أوقات مقدمي الخدمة',
  'availabilities.searchBox': 'بحث عن مقدمي الخدمة بالاسم',
  'availabilities.start': 'ابحث عن مقدم خدمة بالاسم، ثم اختر موقعًا وطبيبًا.',
  'availabilities.noResults': 'لا مواقع تطابق «{text}». يرجى تجربة اسم آخر.',
  'availabilities.locationCount':
    '{count, plural, zero {لا مواقع} one {موقع واحد} two {موقعان} few {# مواقع} many {# موقعًا} other {# موقع}}',
  'availabilities.doctorCount':
    '{count, plural, zero {لا أطباء} one {طبيب واحد} two {طبيبان} few {# أطباء} many {# طبيبًا} other {# طبيب}}',
  'availabilities.unnamedLocation': 'موقع غير معروف',
  'availabilities.noLocations': 'لا موقع معروفًا',
  'availabilities.doctorAt': '{doctor} في {location}',
  'availabilities.found': '{locations}، {doctors}',
  'availabilities.noDoctors': 'لا أطباء في هذا الموقع بعد.',
  'availabilities.unknownDoctor': 'هذا الطبيب ليس في هذا الموقع.',
  'availabilities.doctorName': 'د. {name}',
  'availabilities.consultation':
    'مدة الاستشارة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} ' +
    'many {# دقيقة} other {# دقيقة}}',
  'availabilities.backToSearch': 'العودة إلى البحث',
  'availabilities.backToDoctors': 'العودة إلى الأطباء',
  'availabilities.addForAll': 'إضافة أوقات لجميع الأطباء',
  'availabilities.slots':
    '{count, plural, zero {لا فترات} one {فترة واحدة} two {فترتان} few {# فترات} many {# فترة} other {# فترة}}، ' +
    'المحجوز منها {booked}',
  'availabilities.searchFailed': 'تعذّر البحث عن المواقع والأطباء. يرجى المحاولة مرة أخرى.',
  'availabilities.doctorsFailed': 'تعذّر جلب أطباء {location}. يرجى المحاولة مرة أخرى.',
};
