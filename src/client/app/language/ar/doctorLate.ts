/** A doctor who is late, and what follows the moves of a plan: closed hours, Undo, the call list and its messages. */
export const doctorLateInArabic = {
  'away.late.title': 'تأخر الطبيب',
  'away.late.shiftBy': 'التأخير',
  'away.late.minutes': '{minutes, number} دقيقة',
  'away.late.stayUntil': 'البقاء حتى',
  'away.late.stayLine': 'أوقات حتى {time}',
  'away.late.opensFirst': 'تُفتح أولًا أوقات حتى {time}. وإن تعذّر فتحها فلن يُنقل أحد.',
  'away.late.opened': 'فُتحت',
  'away.late.notOpened': 'لم يُنفَّذ: تعذّر فتح الأوقات التي يبقى فيها الطبيب.',
  'away.late.chooseAll': 'اختيار الكل: {group}',
  'away.late.laterToday': 'لاحقًا اليوم ({count, number})',
  'away.late.noRoomToday': 'لا متسع اليوم ({count, number})',
  'away.late.count':
    'نقل {sameDay, number} اليوم{otherDay, plural, =0 {} other {، و# إلى يوم آخر}}' +
    '{stay, plural, =0 {} zero {} one {، ويبقى واحد} two {، ويبقى اثنان} few {، ويبقى #} many {، ويبقى #} ' +
    'other {، ويبقى #}}' +
    '{without, plural, =0 {} zero {} one {، وواحد بلا وقت} two {، واثنان بلا وقت} few {، و# بلا وقت} ' +
    'many {، و# بلا وقت} other {، و# بلا وقت}}',

  'away.call.titleFor': 'المطلوب الاتصال بهم: {doctor}، {date}',
  'away.call.message': 'الرسالة',
  'away.call.called': 'تم الاتصال',
  'away.call.calledOne': 'تم الاتصال: {patient}',
  'away.call.calledOf': 'تم الاتصال: {patient}، {time}',
  'away.call.yes': 'نعم',
  'away.call.no': 'لا',
  'away.call.confirmed': '{time}، مؤكد',
  'away.call.pending': '{time}، قيد الانتظار: يُقبل',
  'away.call.noTime': 'لا وقت جديد بعد',
  'away.call.notMoved': 'لم يُنقل، ولا وقت جديد بعد',
  'away.call.back': 'عاد إلى الوقت السابق',
  'away.call.copyEnglishOf': 'نسخ الرسالة بالإنجليزية، {patient}',
  'away.call.copyArabicOf': 'نسخ الرسالة بالعربية، {patient}',
  'away.call.english': 'بالإنجليزية',
  'away.call.arabic': 'بالعربية',
  'away.call.copied': 'نُسخت الرسالة إلى {patient}.',
  'away.call.notCopied': 'تعذّر النسخ في هذا المتصفح. يرجى نسخ النص يدويًا.',
  'away.call.notFetched': 'تعذّرت كتابة الرسالة بالعربية. يرجى المحاولة مرة أخرى.',

  'away.message.greeting': 'السيد/السيدة {patient}،\n{text}',
  'away.message.when': '{date} الساعة {time}',
  'away.message.moved':
    'نُقل موعدكم مع {doctor} من {old} إلى {next}.{status, select, ' +
    'confirmed { وهو مؤكد.} pending { وسيُؤكد لاحقًا.} other {}}',
  'away.message.movedTo':
    'نُقل موعدكم مع {doctor} من {old} إلى {next}، في {place}.{status, select, ' +
    'confirmed { وهو مؤكد.} pending { وسيُؤكد لاحقًا.} other {}}',
  'away.message.noTime':
    'نعتذر، تعذّر عقد موعدكم مع {doctor} يوم {old}. لم يتحدد وقت جديد بعد، وسنتصل بكم ' + 'حالما يتوفر.',
  'away.message.late':
    'نعتذر، سيتأخر {doctor} يوم موعدكم {old}، ويتعذّر عقد الموعد في وقته. لم يتحدد وقت جديد بعد، وسنتصل بكم ' +
    'حالما يتوفر.',
  'away.message.back': 'يبقى موعدكم مع {doctor} كما كان: {old}.',

  'away.close.label': 'إغلاق هذه الأوقات',
  'away.close.title': 'الأوقات المغلقة',
  'away.close.closing': 'إغلاق الأوقات',
  'away.close.failed': 'تعذّر إغلاق الأوقات.',
  'away.close.hours': '{date} · {hours}',
  'away.close.hoursAt': '{date} · {hours} · {place}',
  'away.close.hoursOf': '{doctor} · {date} · {hours}',
  'away.close.none': 'لا أوقات يمكن إغلاقها في هذا الوقت.',
  'away.close.reachesBeyond': 'تبقى: تتجاوز هذا الوقت',
  'away.close.isBooked': 'تبقى: محجوزة',
  'away.close.isNeeded':
    'تبقى: {patient} له موعد في {time}{more, plural, =0 {} zero {} one {، وموعد آخر} two {، وموعدان آخران} ' +
    'few {، و# مواعيد أخرى} many {، و# موعدًا آخر} other {، و# موعد آخر}}',
  'away.closed.all':
    '{added, plural, zero {لم تُغلق أوقات} one {أُغلقت فترة واحدة} two {أُغلقت فترتان} few {أُغلقت # فترات} ' +
    'many {أُغلقت # فترة} other {أُغلقت # فترة}}{skipped, plural, =0 {} other {، وبقي #}}.',
  'away.closed.some':
    '{added, plural, zero {لم تُغلق أوقات} one {أُغلقت فترة واحدة} two {أُغلقت فترتان} few {أُغلقت # فترات} ' +
    'many {أُغلقت # فترة} other {أُغلقت # فترة}}{skipped, plural, =0 {} other {، وبقي #}}، وفشل {failed, number}.',
  'away.closed.none': 'تعذّر إغلاق أي من الأوقات.',

  'away.undo.undo': 'تراجع',
  'away.undo.title': 'ما تم التراجع عنه',
  'away.undo.undoing': 'التراجع عن خطة',
  'away.undo.failed': 'تعذّر التراجع عن الخطة.',
  'away.undo.back': 'عاد إلى {time}',
  'away.undo.backAs': 'عاد إلى {time}: {after}، وكان {before}',
  'away.undo.hoursBack': 'فُتحت من جديد',
  'away.undo.closedAgain': 'أُغلقت من جديد',
  'away.undo.changedSince': 'لا يمكن إرجاعه: تغيّر منذ ذلك الحين',
  'away.undone.all': 'تم التراجع عن {added, number} من الخطة{skipped, plural, =0 {} other {، وتُرك #}}.',
  'away.undone.some':
    'تم التراجع عن {added, number} من الخطة{skipped, plural, =0 {} other {، وتُرك #}}، وتعذّر إرجاع {failed, ' +
    'number}.',
  'away.undone.none': 'تعذّر التراجع عن أي شيء من الخطة.',
};
