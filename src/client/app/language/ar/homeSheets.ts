/** What is imported into Home Services from a file, what its price lists say, and how Arabic names are filled in. */
export const homeSheetsInArabic: Readonly<Record<string, string>> = {
  'homeServices.import': 'استيراد',
  'homeServices.sheets.title': 'استيراد: {list}',
  'homeServices.sheets.intro': 'اختر ملف CSV أو XLSX، أو الصق من جدول بيانات. سترى كل فرق قبل إرسال أي شيء.',
  'homeServices.sheets.file': 'الملف',
  'homeServices.sheets.chooseFile': 'اختيار ملف',
  'homeServices.sheets.another': 'اختيار ملف آخر',
  'homeServices.sheets.paste': 'اللصق من جدول بيانات',
  'homeServices.sheets.pasted': 'ما لُصق',
  'homeServices.sheets.template': 'تنزيل القالب',
  'homeServices.sheets.reading': 'جارٍ قراءة {name}',
  'homeServices.sheets.stop': 'إيقاف',
  'homeServices.sheets.comparing': 'جارٍ المقارنة...',
  'homeServices.sheets.blankNote': 'الخلية الفارغة لا تغيّر شيئًا، ولا يُحذف شيء أبدًا.',
  'homeServices.sheets.leaveOut': 'دون استيراد',
  'homeServices.sheets.countAdded': 'جديد: {count, number}',
  'homeServices.sheets.countChanged': 'متغيّر: {count, number}',
  'homeServices.sheets.countUnchanged': 'دون تغيير: {count, number}',
  'homeServices.sheets.countFaulty': 'غير مفهوم: {count, number}',
  'homeServices.sheets.countsInARow': '{counts}، {count}',
  'homeServices.sheets.examples':
    '{count, plural, zero {لا أمثلة} one {تُرك مثال واحد} two {تُرك مثالان} few {تُركت # أمثلة} many {تُرك # مثالًا} ' +
    'other {تُرك # مثال}}.',
  'homeServices.sheets.nothing': 'لا شيء يتغيّر',
  'homeServices.sheets.nothingUsed': 'لا شيء يتغيّر في الأعمدة المستعملة',
  'homeServices.sheets.notUsed': 'غير مستعمل: {names}',
  'homeServices.sheets.nthColumn': 'العمود {place, number}',
  'homeServices.sheets.headTwice': 'للعمود «{head}» أكثر من عنوان: اختر المقصود واترك ما عداه.',
  'homeServices.sheets.headAt': '{head}، العمود {place, number}',
  'homeServices.sheets.sheetOf': '{name}، الورقة {sheet}',
  'homeServices.sheets.sheet': 'الورقة',
  'homeServices.sheets.hiddenRows':
    '{count, plural, zero {لا صفوف مخفية} one {تُرك صف مخفي واحد} two {تُرك صفان مخفيان} few {تُركت # صفوف مخفية} ' +
    'many {تُرك # صفًا مخفيًا} other {تُرك # صف مخفي}}.',
  'homeServices.sheets.hiddenColumns': 'تُركت الأعمدة المخفية: {names}',
  'homeServices.sheets.unsureList': 'كانت القائمة تتغيّر أثناء قراءتها. لا يُعدّ شيء جديدًا قبل أن تُقرأ كاملة.',
  'homeServices.sheets.asked':
    '{count, plural, zero {لا خلايا فيها} one {في خلية واحدة} two {في خليتين} few {في # خلايا} many {في # خلية} ' +
    'other {في # خلية}} رقم ربما غيّره جدول البيانات. صحّح الخطأ ثم يمكن أخذ الباقي.',
  'homeServices.sheets.take':
    '{count, plural, zero {لا خلايا} one {أخذ خلية واحدة كما هي} two {أخذ خليتين كما هما} few {أخذ # خلايا كما هي} ' +
    'many {أخذ # خلية كما هي} other {أخذ # خلية كما هي}}',
  'homeServices.sheets.differences': 'الفروق',
  'homeServices.sheets.shown': 'الصفوف المعروضة',
  'homeServices.sheets.added': 'جديد',
  'homeServices.sheets.changed': 'متغيّر',
  'homeServices.sheets.unchanged': 'دون تغيير',
  'homeServices.sheets.faulty': 'غير مفهوم',
  'homeServices.sheets.line': 'السطر',
  'homeServices.sheets.state': 'الوضع',
  'homeServices.sheets.before': 'قبل: {value}',
  'homeServices.sheets.cellOf': '{column} في السطر {line}',
  'homeServices.sheets.apply':
    '{count, plural, zero {لا صفوف للتطبيق} one {تطبيق صف واحد} two {تطبيق صفين} few {تطبيق # صفوف} ' +
    'many {تطبيق # صفًا} other {تطبيق # صف}}',
  'homeServices.sheets.waiting':
    '{count, plural, zero {لا صفوف تنتظر} one {صف واحد ينتظر} two {صفان ينتظران} few {# صفوف تنتظر} ' +
    'many {# صفًا ينتظر} other {# صف ينتظر}} التصحيح.',
  'homeServices.sheets.downloadFailed': 'تنزيل الصفوف التي لم تُحفظ',
  'homeServices.sheets.reason': 'السبب',
  'homeServices.sheets.none': 'لا صفوف من هذا النوع.',
  'homeServices.sheets.otherKind': '{name} ليس ملف CSV ولا XLSX. احفظه بأحد النوعين ثم اختره من جديد.',
  'homeServices.sheets.empty': '{name} فارغ.',
  'homeServices.sheets.noRows': 'لا شيء تحت عناوين الأعمدة في {name}.',
  'homeServices.sheets.tooLarge': 'حجم {name} أكبر من {max} ميغابايت.',
  'homeServices.sheets.tooLargeUnzipped': 'محتوى {name} أكبر من {max} ميغابايت بعد فك ضغطه.',
  'homeServices.sheets.tooLong': 'عدد صفوف {name} أكثر من {max, number}.',
  'homeServices.sheets.tooWide': 'عدد أعمدة {name} أكثر من {max, number}.',
  'homeServices.sheets.longRow': 'في {name} صف من أكثر من {max, number} حرف. ربما تنقص علامة اقتباس ثانية.',
  'homeServices.sheets.damaged': '{name} تالف ولا يمكن قراءته. احفظه مرة أخرى ثم اختره من جديد.',
  'homeServices.sheets.unread': 'تعذّرت قراءة {name}. اختره من جديد.',
  'homeServices.sheets.noHeads':
    'لا عنوان عمود في {name} من أعمدة هذه القائمة. العناوين التي وُجدت: {heads}. في القالب العناوين الصحيحة.',
  'homeServices.sheets.quotes': 'علامة اقتباس في هذا السطر بلا ثانية، أو في غير موضعها. صحّحها في الملف.',
  'homeServices.sheets.moreCells': 'في السطر خلايا أكثر من عناوين الأعمدة، وعددها {heads, number}. صحّحه في الملف.',
  'homeServices.sheets.unreckoned': 'في هذه الخلية صيغة لم تُحسب قط: افتح الملف في برنامج الجداول مرة واحفظه',
  'homeServices.sheets.shownOtherwise': 'تعرض الخلية نصًا غير ما فيها، وهو {text}: نسّق العمود كنص',
  'homeServices.sheets.rounded': 'تعرض الخلية {shown} وفيها {text}',
  'homeServices.sheets.mergedCell': 'الخلية مدمجة مع خلية أخرى: افصلهما',
  'homeServices.sheets.errorValue': '{text} خطأ من جدول البيانات: صحّحه هناك أو اكتب المقصود',
  'homeServices.sheets.numberAsCode': 'لا شيء في هذه القائمة رمزه {text}. ربما صنعه جدول البيانات من رمز آخر، مثل 0012',
  'homeServices.sheets.noPrice': '{text} ليس سعرًا: اكتب مبلغًا مثل 120.50',
  'homeServices.sheets.moreDecimals': 'في {text} أكثر من منزلتين عشريتين: اكتب منزلتين على الأكثر، مثل 120.50',
  'homeServices.sheets.decimalComma': 'اكتب {text} بنقطة، مثل 120.50',
  'homeServices.sheets.noYesNo': '{text} ليس نعم ولا لا',
  'homeServices.sheets.twice': 'يتكرر في الملف: الأسطر {lines}',
  'homeServices.sheets.unknownCode': 'لا شيء في هذه القائمة رمزه {text}',
  'homeServices.sheets.severalCodes': 'لأكثر من عنصر الرمز {text}',
  'homeServices.sheets.unknownName': '{text} غير معروف هنا',
  'homeServices.sheets.severalNames': 'لأكثر من عنصر الاسم {text}: اكتب الرمز',
  'homeServices.sheets.unknownType': '{text} ليس نوعًا',
  'homeServices.sheets.codeOfLines': 'يُكتب الرمز في سطر واحد',
  'homeServices.sheets.codeTooLong':
    'يجب ألا يزيد الرمز على {max, plural, zero {# أحرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} ' +
    'other {# حرف}}',
  'homeServices.sheets.arabicNameMissing': 'الوصف بالعربية يحتاج إلى اسم بالعربية',
  'homeServices.sheets.priceRequired': 'السعر مطلوب',
  'homeServices.sheets.onlyLab': 'خيارات التحليل لفئات المختبر الفرعية وحدها',
  'homeServices.sheets.made': 'أُنشئ',
  'homeServices.sheets.madeMeanwhile': 'تُرك: أنشأه موظف آخر',
  'homeServices.sheets.unsure': 'كانت القائمة تتغيّر أثناء قراءتها، فلا يُعرف هل هذا جديد. يرجى المحاولة مرة أخرى.',
  'homeServices.sheets.gone': 'لم يعد موجودًا: حُذف في هذه الأثناء.',
  'homeServices.sheets.inPart': 'حُفظ: {saved}. ما زال ناقصًا: {left}. {reason}',
  'homeServices.sheets.changedMeanwhile': 'تُرك: أصبح {column} في هذه الأثناء {value}.',
  'homeServices.sheets.keptTests': 'تبقى هذه التحاليل، فلا يُحذف شيء: {names}',
  'homeServices.sheets.saving': 'حفظ صفوف ملف',
  'homeServices.sheets.failed': 'تعذّر حفظ صفوف الملف. يرجى المحاولة مرة أخرى.',
  'homeServices.links.changePrices': 'تغيير الأسعار',
  'homeServices.prices.paste': 'لصق الأسعار',
  'homeServices.prices.way': 'الاتجاه',
  'homeServices.prices.raise': 'رفع',
  'homeServices.prices.lower': 'خفض',
  'homeServices.prices.unit': 'الوحدة',
  'homeServices.prices.percent': 'نسبة مئوية',
  'homeServices.prices.aed': 'درهم',
  'homeServices.prices.by': 'بمقدار',
  'homeServices.prices.byInvalid': 'يرجى إدخال رقم بمنزلتين عشريتين على الأكثر',
  'homeServices.prices.step': 'التقريب إلى',
  'homeServices.prices.ofShown':
    '{count, plural, zero {لا أسعار} one {سعر صف واحد} two {سعرا صفين} few {أسعار # صفوف} many {أسعار # صفًا} ' +
    'other {أسعار # صف}} مما تعرضه القائمة في كل صفحاتها.',
  'homeServices.prices.question':
    'هل تريد ملء {count, plural, zero {الأسعار} one {سعر واحد} two {سعرين} few {# أسعار} many {# سعرًا} ' +
    'other {# سعر}} نزولًا بدءًا من {name}؟',
  'homeServices.prices.hasHead': 'السطر الأول عنوان: {text}',
  'homeServices.prices.surplus':
    '{count, plural, zero {لا أسعار} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}} ' +
    'بلا صف، فلا يُستعمل.',
  'homeServices.prices.blank':
    '{count, plural, zero {لا خلايا فارغة} one {خلية فارغة واحدة} two {خليتان فارغتان} few {# خلايا فارغة} ' +
    'many {# خلية فارغة} other {# خلية فارغة}} لا تغيّر شيئًا.',
  'homeServices.prices.severalColumns':
    'ليس هذا عمودًا واحدًا. انسخ عمود الأسعار وحده، أو استخدم «استيراد» الذي يجد كل صف برمزه.',
  'homeServices.prices.countLeftOut': 'متروك: {count, number}',
  'homeServices.prices.leftOut': 'المتروك: {names}',
  'homeServices.prices.leftOutMore': 'المتروك: {names} و{count, number} غيرها',
  'homeServices.prices.faulty': 'متروك',
  'homeServices.prices.apply':
    '{count, plural, zero {لا أسعار للتغيير} one {تغيير سعر واحد} two {تغيير سعرين} few {تغيير # أسعار} ' +
    'many {تغيير # سعرًا} other {تغيير # سعر}}',
  'homeServices.prices.changing': 'تغيير الأسعار',
  'homeServices.prices.failed': 'تعذّر تغيير الأسعار. يرجى المحاولة مرة أخرى.',
  'homeServices.prices.undo': 'تراجع',
  'homeServices.prices.belowZero': 'سيصبح السعر أقل من 0',
  'homeServices.prices.unknown': 'ليس الموجود هنا سعرًا',
  'homeServices.pricesTally.all':
    '{added, plural, zero {لم يتغيّر أي سعر} one {تغيّر سعر واحد} two {تغيّر سعران} few {تغيّرت # أسعار} ' +
    'many {تغيّر # سعرًا} other {تغيّر # سعر}}.',
  'homeServices.pricesTally.some':
    '{added, plural, zero {لم يتغيّر أي سعر} one {تغيّر سعر واحد} two {تغيّر سعران} few {تغيّرت # أسعار} ' +
    'many {تغيّر # سعرًا} other {تغيّر # سعر}}. ما تعذّر تغييره: {failed, number}.',
  'homeServices.pricesTally.none': 'تعذّر تغيير أي سعر. يرجى المحاولة مرة أخرى.',
  'homeServices.pricesTally.allThere':
    '{skipped, plural, zero {لا أسعار} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}} كما هو ' +
    'مطلوب من قبل، أو تُرك.',
  'homeServices.sheetTally.all':
    '{added, plural, zero {لم يُحفظ أي صف} one {حُفظ صف واحد} two {حُفظ صفان} few {حُفظت # صفوف} many {حُفظ # صفًا} ' +
    'other {حُفظ # صف}}.',
  'homeServices.sheetTally.some':
    '{added, plural, zero {لم يُحفظ أي صف} one {حُفظ صف واحد} two {حُفظ صفان} few {حُفظت # صفوف} many {حُفظ # صفًا} ' +
    'other {حُفظ # صف}}. ما تعذّر حفظه: {failed, number}.',
  'homeServices.sheetTally.none': 'تعذّر حفظ أي صف. يرجى المحاولة مرة أخرى.',
  'homeServices.sheetTally.allThere':
    '{skipped, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}} كما هو مطلوب ' +
    'من قبل، أو تُرك.',

  'homeServices.links.printPriceList': 'طباعة قائمة الأسعار',
  'homeServices.priceList.title': 'قائمة الأسعار',
  'homeServices.priceList.language': 'لغة الورقة',
  'homeServices.priceList.english': 'الإنجليزية',
  'homeServices.priceList.arabic': 'العربية',
  'homeServices.priceList.both': 'اللغتان جنبًا إلى جنب',
  'homeServices.priceList.what': 'ما يُطبع',
  'homeServices.priceList.withUnavailable': 'مع غير المتاح',
  'homeServices.priceList.count':
    '{count, plural, zero {لا شيء للطباعة} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}}',
  'homeServices.priceList.arabicMissing': 'تعذّر تحميل اللغة العربية. يرجى المحاولة مرة أخرى.',
  'homeServices.priceList.print': 'طباعة',
  'homeServices.priceList.foot': '{provider} · أسعار {date}',

  'homeServices.arabic.overview': 'الأسماء العربية',
  'homeServices.arabic.fill': 'إدخال الأسماء العربية',
  'homeServices.arabic.fillOf': 'إدخال الأسماء العربية: {list}',
  'homeServices.arabic.progress': 'اكتمال الأسماء العربية: {list}',
  'homeServices.arabic.counts': '{done, number} من {total, number}',
  'homeServices.arabic.percent': '{percent}%',
  'homeServices.arabic.none': 'لا عناصر',
  'homeServices.arabic.complete': 'مكتملة',
  'homeServices.arabic.byTouch': 'زر «التالي» في لوحة المفاتيح يحفظ الاسم وينتقل. يُترك الحقل الفارغ كما هو.',
  'homeServices.arabic.intro': 'يحفظ Enter الاسم وينتقل إلى التالي. يُترك الحقل الفارغ كما هو.',
  'homeServices.arabic.nameOf': 'الاسم العربي لـ {name}',
  'homeServices.arabic.saveFailed': 'تعذّر حفظ الاسم العربي لـ {name}. يرجى المحاولة مرة أخرى.',
  'homeServices.arabic.namedMeanwhile': 'سمّاه موظف آخر في هذه الأثناء {name}. احفظ اسمك مرة أخرى ليحلّ محله.',
  'homeServices.arabic.more': 'عرض {count, number} أخرى',
  'homeServices.arabic.shown':
    '{shown, number} من {count, plural, zero {# أسماء} one {اسم واحد} two {اسمين} few {# أسماء} many {# اسمًا} ' +
    'other {# اسم}}',
};
