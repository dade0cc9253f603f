import type { Message } from '#client/lib/text';
import { offeredTool, type Offered } from '#client/state/findable';
import { firstFreeTitle } from '#client/ui/dates/FirstFreeButton';
import { boardMessages, orderMessages } from '../board/messages';
import { figuresMessages } from '../figures/messages';
import type { View } from '../list/address';
import { SECTION } from '../list/keys';
import { listMessages } from '../list/messages';
import { freshMessages } from '../reading/messages';
import { keysOf } from '../table/keys/shortcuts';
import { shortcutsTitle } from '../table/messages';
import { toolMessages } from '../table/tools/messages';
import { viewMessages } from '../view/filters/messages';
import { switchMessages } from '../view/messages';
import { deskMessages } from '../waits/messages';

/** What a view can do, which tells it from the same of another view. */
const inView = (view: View, label: Message, alsoCalled: string, keys = keysOf(label)): Offered =>
  offeredTool(
    label,
    { section: SECTION, params: { view: view === 'list' ? '' : view } },
    { detail: switchMessages[view], alsoCalled, ...(keys && { keys }) },
  );

/** What can be done whichever view is on screen. */
const anywhere = (label: Message, alsoCalled: string): Offered =>
  offeredTool(label, { section: SECTION, params: {} }, { detail: listMessages.title, alsoCalled });

/** What the buttons and the menu of the appointments do, by their names and others, in both languages. */
export const APPOINTMENT_TOOLS: readonly Offered[] = [
  anywhere(listMessages.refresh, 'refresh reload read again update تحديث إعادة تحميل'),
  anywhere(freshMessages.pause, 'pause stop resume updates automatic إيقاف مؤقت استئناف تحديث تلقائي'),
  anywhere(listMessages.fullScreen, 'full screen maximize whole window ملء الشاشة تكبير'),
  inView('list', viewMessages.filter, 'filter narrow doctor place date تصفية تضييق طبيب مكان'),
  inView('list', viewMessages.saveView, 'save view keep filters حفظ العرض'),
  inView('list', viewMessages.columns, 'columns show hide أعمدة إظهار إخفاء'),
  inView('list', toolMessages.downloadCsv, 'download csv export spreadsheet excel file تنزيل تصدير ملف جدول'),
  inView('list', toolMessages.daySheets, 'print day sheets paper list طباعة أوراق اليوم قائمة'),
  inView('list', toolMessages.initialSheets, 'print day sheets initials paper طباعة أوراق اليوم أحرف أولى'),
  {
    ...inView('list', shortcutsTitle, 'keyboard shortcuts keys help اختصارات لوحة المفاتيح مفاتيح'),
    needsKeyboard: true,
  },
  inView('board', firstFreeTitle, 'first next free time slot أول أقرب موعد متاح شاغر'),
  inView(
    'board',
    boardMessages.print,
    'print day sheets paper board طباعة أوراق اليوم لوحة',
    keysOf(toolMessages.daySheets),
  ),
  inView('board', orderMessages.title, 'order sort doctors columns ترتيب الأطباء أعمدة'),
  inView('figures', figuresMessages.csv, 'download csv export figures spreadsheet تنزيل تصدير أرقام جدول'),
  inView('figures', figuresMessages.print, 'print figures paper طباعة الأرقام'),
  inView('waits', deskMessages.checkHours, 'check opening hours فحص أوقات العمل'),
];
