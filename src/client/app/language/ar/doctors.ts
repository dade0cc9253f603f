/** The opening hours and the profile of a doctor. */
export const doctorsInArabic: Readonly<Record<string, string>> = {
  'comingVisits.ofDoctor':
    '{count, plural, zero {لا مواعيد قادمة} one {موعد واحد قادم} two {موعدان قادمان} few {# مواعيد قادمة} ' +
    'many {# موعدًا قادمًا} other {# موعد قادم}}؛ أقربها: {first}',
  'comingVisits.ofName':
    '{count, plural, zero {لا مواعيد قادمة} one {موعد واحد قادم} two {موعدان قادمان} few {# مواعيد قادمة} ' +
    'many {# موعدًا قادمًا} other {# موعد قادم}} لدى طبيب بهذا الاسم؛ أقربها: {first}',
  'comingVisits.at': '{date}، {time}',
  'comingVisits.atFor': '{date}، {time}، {patient}',
  'comingVisits.none': 'لا مواعيد قادمة',
  'comingVisits.noneOfName': 'لا مواعيد قادمة لدى طبيب بهذا الاسم',
  'comingVisits.looking': 'جارٍ البحث عن مواعيد قادمة...',
  'comingVisits.unread': 'تعذّرت معرفة ما إذا كانت هناك مواعيد قادمة',

  'doctorAvailability.addAvailability': 'إضافة أوقات',
  'doctorAvailability.adding': 'إضافة أوقات',
  'doctorAvailability.startDate': 'تاريخ البدء',
  'doctorAvailability.endDate': 'تاريخ الانتهاء',
  'doctorAvailability.weekdays': 'أيام الأسبوع',
  'doctorAvailability.availableFrom': 'متاح من',
  'doctorAvailability.availableTo': 'متاح حتى',
  'doctorAvailability.location': 'الموقع',
  'doctorAvailability.skipExisting': 'تخطي الأوقات الموجودة',
  'doctorAvailability.locationRequired': 'يرجى اختيار موقع',
  'doctorAvailability.fetchFailed': 'تعذّر جلب أوقات {doctor}. يرجى المحاولة مرة أخرى.',
  'doctorAvailability.staffFailed': 'تعذّر جلب أطباء هذا الموقع.',
  'doctorAvailability.notForAll': 'لم يشمل ذلك جميع الأطباء.',
  'doctorAvailability.hoursOn': '{date} · {hours}',
  'doctorAvailability.doctorOn': '{date} · {name}',
  'doctorAvailability.addFailed': 'تعذّرت إضافة الأوقات. يرجى المحاولة مرة أخرى.',
  'doctorAvailability.deleteFailed': 'تعذّر حذف الفترة. يرجى المحاولة مرة أخرى.',
  'doctorAvailability.deleteAllFailed': 'تعذّر حذف جميع الأوقات. يرجى المحاولة مرة أخرى.',
  'doctorAvailability.deleted': 'تم حذف الفترة بنجاح.',
  'doctorAvailability.allDeleted': 'تم حذف جميع الأوقات بنجاح.',
  'doctorAvailability.deleteTitle': 'هل تريد حذف هذه الفترة؟',
  'doctorAvailability.deleteText': '{range} يوم {date}',
  'doctorAvailability.deleteAllTitle': 'هل تريد حذف جميع فترات هذا الطبيب؟',
  'doctorAvailability.deleteAllText':
    '{count, plural, zero {لن تُحذف أي فترة معروضة} one {ستُحذف الفترة الواحدة المعروضة} ' +
    'two {ستُحذف الفترتان المعروضتان} few {ستُحذف # فترات معروضة} many {ستُحذف # فترة معروضة} ' +
    'other {ستُحذف # فترة معروضة}} هنا.',
  'doctorAvailability.otherLocations': 'ستُحذف أيضًا فترات الطبيب في المواقع الأخرى.',
  'doctorAvailability.bookedCount': 'المحجوز منها {booked} من {count}',
  'doctorAvailability.noneBooked': 'لا فترات محجوزة بينها.',
  'doctorAvailability.isBooked': 'هذه الفترة محجوزة.',
  'doctorAvailability.isNotBooked': 'هذه الفترة غير محجوزة.',
  'doctorAvailability.appointmentsInside':
    '{count, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} ' +
    'other {# موعد}} ضمنها: {names}',
  'doctorAvailability.patientAt': '{patient} ({hours})',
  'doctorAvailability.unknownPatient': 'مريض غير معروف',
  'doctorAvailability.delete': 'حذف',
  'doctorAvailability.deleteSlot': 'حذف {range}، {date}',
  'doctorAvailability.deleteAll': 'حذف جميع الأوقات',
  'doctorAvailability.more': 'المزيد لهذه الأوقات',
  'doctorAvailability.deleteHours': 'حذف أوقات',
  'doctorAvailability.deleteHoursHint':
    'للإجازات والعطل: تُحذف كل فترة غير محجوزة بين تاريخين في هذا الموقع، وتبقى الفترات المحجوزة.',
  'doctorAvailability.freeBetween':
    '{free, plural, zero {لا فترات غير محجوزة} one {فترة واحدة غير محجوزة} two {فترتان غير محجوزتين} ' +
    'few {# فترات غير محجوزة} many {# فترة غير محجوزة} other {# فترة غير محجوزة}} بين هذين التاريخين' +
    '{booked, plural, zero {} one {، وتبقى فترة واحدة محجوزة} two {، وتبقى فترتان محجوزتان} ' +
    'few {، وتبقى # فترات محجوزة} many {، وتبقى # فترة محجوزة} other {، وتبقى # فترة محجوزة}}.',
  'doctorAvailability.noFreeHours': 'لا فترات غير محجوزة بين هذين التاريخين',
  'doctorAvailability.deleteHoursTitle':
    'هل تريد حذف {count, plural, zero {لا فترات} one {فترة واحدة غير محجوزة} two {فترتين غير محجوزتين} ' +
    'few {# فترات غير محجوزة} many {# فترة غير محجوزة} other {# فترة غير محجوزة}}؟',
  'doctorAvailability.deleteHoursText': 'من {first} إلى {last}.',
  'doctorAvailability.atPlace': 'في {place} فقط.',
  'doctorAvailability.bookedStay':
    '{booked, plural, zero {لا تبقى فترات محجوزة} one {تبقى فترة واحدة محجوزة} two {تبقى فترتان محجوزتان} ' +
    'few {تبقى # فترات محجوزة} many {تبقى # فترة محجوزة} other {تبقى # فترة محجوزة}}.',
  'doctorAvailability.bookedMeanwhile': 'حُجزت في هذه الأثناء',
  'doctorAvailability.deletingHours': 'حذف أوقات',
  'doctorAvailability.deleteHoursFailed': 'تعذّر حذف الأوقات. يرجى المحاولة مرة أخرى.',
  'doctorAvailability.deletedTally.all':
    'تم حذف {added, plural, zero {لا شيء} one {فترة واحدة} two {فترتين} few {# فترات} many {# فترة} other {# فترة}}.' +
    '{skipped, plural, zero {} one { حُجزت فترة واحدة في هذه الأثناء فبقيت.} ' +
    'two { حُجزت فترتان في هذه الأثناء فبقيتا.} few { حُجزت # فترات في هذه الأثناء فبقيت.} ' +
    'many { حُجزت # فترة في هذه الأثناء فبقيت.} other { حُجزت # فترة في هذه الأثناء فبقيت.}}',
  'doctorAvailability.deletedTally.some':
    'تم حذف {added, plural, zero {لا شيء} one {فترة واحدة} two {فترتين} few {# فترات} many {# فترة} other {# فترة}}. ' +
    'وتعذّر حذف {failed, number}.' +
    '{skipped, plural, zero {} one { حُجزت فترة واحدة في هذه الأثناء فبقيت.} ' +
    'two { حُجزت فترتان في هذه الأثناء فبقيتا.} few { حُجزت # فترات في هذه الأثناء فبقيت.} ' +
    'many { حُجزت # فترة في هذه الأثناء فبقيت.} other { حُجزت # فترة في هذه الأثناء فبقيت.}}',
  'doctorAvailability.deletedTally.none': 'تعذّر حذف أي أوقات. يرجى المحاولة مرة أخرى.',
  'doctorAvailability.calendar': 'تقويم الأوقات',
  'doctorAvailability.noSlots': 'لا أوقات بعد. يمكن إضافتها من النموذج.',
  'doctorAvailability.hours': '{hours} س',
  'doctorAvailability.minutes': '{minutes} د',
  'doctorAvailability.hoursAndMinutes': '{hours} س {minutes} د',
  'doctorAvailability.booked': 'محجوز',
  'doctorAvailability.alreadyThere': 'موجود من قبل',
  'doctorAvailability.overlapsHours': 'يتداخل مع {hours}',
  'doctorAvailability.overlapsOfAll':
    'تداخل لدى {doctors, plural, zero {# أطباء} one {طبيب واحد} two {طبيبين} few {# أطباء} many {# طبيبًا} ' +
    'other {# طبيب}} من أصل {total}',
  'doctorAvailability.addedTally.counted':
    '{added, plural, zero {لا فترات} one {فترة واحدة} two {فترتان} few {# فترات} many {# فترة} other {# فترة}} ' +
    'في {wholes, plural, zero {# تواريخ} one {تاريخ واحد} two {تاريخين} few {# تواريخ} many {# تاريخًا} ' +
    'other {# تاريخ}}',
  'doctorAvailability.skippedFor': 'تُخطّي: لديه {hours}',
  'doctorAvailability.fits': 'يتسع لـ{hours}',
  'doctorAvailability.addHours': 'إضافة ساعات',
  'doctorAvailability.lunchBreak': 'استراحة الغداء',
  'doctorAvailability.removeHours': 'إزالة الساعات {number}',
  'doctorAvailability.furtherFrom': 'متاح من ({number})',
  'doctorAvailability.furtherTo': 'متاح حتى ({number})',
  'doctorAvailability.hoursOverlap': 'تتداخل هذه الساعات مع ساعات أخرى أعلاه',
  'doctorAvailability.overlaps': 'متداخل',
  'doctorAvailability.manageTitle': 'إدارة الأوقات',
  'doctorAvailability.manageProviderTitle': 'إدارة أوقات مقدم الخدمة',
  'doctorAvailability.noLocations': 'لا مواقع متاحة لمقدم الخدمة هذا',
  'doctorAvailability.noDoctorLocations': 'لا مواقع متاحة لهذا الطبيب',

  'doctorProfile.title': 'تعديل ملف الطبيب',
  'doctorProfile.titleField': 'اللقب',
  'doctorProfile.none': 'بلا لقب',
  'doctorProfile.firstName': 'الاسم الأول',
  'doctorProfile.lastName': 'اسم العائلة',
  'doctorProfile.specialization': 'التخصص',
  'doctorProfile.noMatch': 'لا تخصص مطابقًا',
  'doctorProfile.licenseNumber': 'رقم الترخيص',
  'doctorProfile.licenseExpiry': 'تاريخ انتهاء الترخيص',
  'doctorProfile.bio': 'نبذة تعريفية',
  'doctorProfile.experience': 'سنوات الخبرة',
  'doctorProfile.duration': 'مدة الاستشارة (بالدقائق)',
  'doctorProfile.languages': 'اللغات',
  'doctorProfile.services': 'الخدمات',
  'doctorProfile.tagsByComma': 'استخدم الفاصلة للإضافة',
  'doctorProfile.tagsHint': 'اضغط \u2068Enter\u2069 أو الفاصلة للإضافة',
  'doctorProfile.update': 'تحديث',
  'doctorProfile.updating': 'جارٍ التحديث...',
  'doctorProfile.updated': 'تم تحديث الملف.',
  'doctorProfile.saving': 'تحديث ملف طبيب',
  'doctorProfile.stillSaving': 'لا يزال تحديث الملف جاريًا. سنُعلمك بالنتيجة.',
  'doctorProfile.failed': 'تعذّر تحديث ملف الطبيب. يرجى المحاولة مرة أخرى.',
  'doctorProfile.specialtiesFailed': 'تعذّر تحميل التخصصات. يرجى المحاولة مرة أخرى.',
  'doctorProfile.enterFirstName': 'يرجى إدخال الاسم الأول',
  'doctorProfile.enterLastName': 'يرجى إدخال اسم العائلة',
  'doctorProfile.enterBio': 'يرجى إدخال نبذة تعريفية',
  'doctorProfile.selectSpecialization': 'يرجى اختيار تخصص',
  'doctorProfile.addLanguage': 'يرجى إضافة لغة واحدة على الأقل',
  'doctorProfile.addService': 'يرجى إضافة خدمة واحدة على الأقل',
  'doctorProfile.notANumber': 'يرجى إدخال عدد صحيح لا يقل عن 0',
};
