import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** What the calendar and the clock of the form fields say. */
export const pickerTextsInArabic: Partial<PickersLocaleText> = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openPreviousView: 'فتح العرض السابق',
  openNextView: 'فتح العرض التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'عرض السنوات مفتوح، التبديل إلى عرض التقويم' : 'عرض التقويم مفتوح، التبديل إلى عرض السنوات',
  calendarWeekNumberHeaderLabel: 'رقم الأسبوع',
  calendarWeekNumberHeaderText: '#',
  calendarWeekNumberAriaLabelText: (week) => `الأسبوع ${week}`,
  calendarWeekNumberText: (week) => String(week),
  clockLabelText: (_, time) => `اختيار الوقت. ${time ? `الوقت المختار ${time}` : 'لم يُختر وقت'}`,
  hoursClockNumberText: (hours) => `الساعة ${hours}`,
  minutesClockNumberText: (minutes) => `الدقيقة ${minutes}`,
  secondsClockNumberText: (seconds) => `الثانية ${seconds}`,
  selectViewText: () => 'اختيار العرض',
  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'موافق',
  todayButtonLabel: 'اليوم',
  datePickerToolbarTitle: 'اختيار التاريخ',
  timePickerToolbarTitle: 'اختيار الوقت',
};
