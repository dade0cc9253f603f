import { DEMO } from '#server/demo/accounts';
import { setUpDesk } from '#test/support/browser/desk';

const desk = setUpDesk();

/** Opens the page in Arabic at a query string as the demo administrator. */
async function signInInArabic(query = '') {
  const { page } = desk;
  await desk.open(query);
  const login = page.getByRole('button', { name: 'تسجيل الدخول' });
  await page.getByRole('button', { name: 'العربية' }).or(login).first().waitFor();
  if ((await login.count()) === 0) await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByLabel('البريد الإلكتروني').fill(DEMO.email);
  await page.getByLabel('كلمة المرور').fill(DEMO.password);
  await login.click();
  await page.getByRole('button', { name: 'تسجيل الخروج', includeHidden: true }).waitFor();
}

/**
 * The Latin words that people see or hear on the page, without what is data: texts that run in a direction of their
 * own, and what is isolated inside a sentence.
 */
function latinWords(): string[] {
  // The last is a status that the demo data has and the page does not know.
  const WORDS =
    'Enter|Esc|Home|End|Page Up|Page Down|Shift|[MX]|English|config\\.json|otpMobile|' +
    'PNG|JPG|SVG|GIF|WebP|AVIF|BMP|CSV|AED|On hold';
  const ALLOWED = new RegExp(`\\b(${WORDS})\\b`, 'g');
  const DATA =
    '[dir="auto"]:not(input, textarea), bdi, [dir="ltr"], span[dir], [role$="cell"][dir], ' +
    '[data-key] [aria-expanded], span[aria-hidden][style], option, .MuiChartsAxis-directionY .MuiChartsAxis-tickLabel';
  const dataOf = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : element.textContent).trim();
  const data = [...document.querySelectorAll(DATA)].map(dataOf).filter(({ length }) => length > 2);
  const longestFirst = [...new Set(data)].sort((one, other) => other.length - one.length);
  const without = (text: string) =>
    longestFirst.reduce((left, known) => left.replaceAll(known, ''), text.replace(/\u2068[^\u2069]*\u2069/g, ''));
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (isShown(parentElement) && !parentElement?.closest(`${DATA}, script, style`)) found.push((node as Text).data);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!isShown(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(found.map((text) => without(text).replace(ALLOWED, '')).filter((text) => /[a-z]{2}/i.test(text)))];
}

/** Fails with the words on the page that are not Arabic, and with what axe finds in light and in dark. */
async function expectArabic() {
  const { page } = desk;
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
  expect(await page.evaluate(latinWords)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await desk.expectAccessible('inColours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await desk.expectAccessible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${(shot += 1)}.png` });
}

let shot = 0;

describe('the product in Arabic', () => {
  it('is chosen on the login screen, and speaks Arabic through the appointments', async () => {
    const { page } = desk;
    await desk.open();
    await page.getByLabel('Email').fill('sara@clinic.ae');
    await page.getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('heading', { name: 'تسجيل الدخول' }).waitFor();

    expect(await page.getByLabel('البريد الإلكتروني').inputValue()).toBe('sara@clinic.ae');
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
    await expectArabic();

    await signInInArabic();
    await page.getByRole('heading', { name: 'المواعيد' }).waitFor();
    await page.locator('[data-key] [aria-expanded]').first().click();
    await page.getByRole('heading', { name: 'الإجراءات' }).waitFor();
    await expectArabic();
    expect(await page.title()).toMatch(/^المواعيد/);

    await page.getByRole('button', { name: 'الحساب' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'التاريخ الهجري' }).click();
    await page
      .getByText(/1448 هـ/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'تغيير الموعد' }).first().click();
    await page.getByRole('dialog').getByRole('button').nth(3).click();
    await expectArabic();
    await page.keyboard.press('Escape');

    await page.reload();
    await page.getByRole('heading', { name: 'المواعيد' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });

  it.each([
    ['?section=availabilities&q=Al%20Noor%20Marina', []],
    ['?section=manage-providers&q=Al', ['إضافة مقدم خدمة']],
    ['?section=home-services&tab=categories', []],
    ['?section=home-services&tab=subcategories', ['إضافة فئة فرعية']],
    ['?section=home-services&tab=labServices', ['إضافة خدمة مختبر']],
    ['?section=home-services&tab=labPackages', ['إضافة باقة مختبر']],
    ['?section=home-services&tab=providers', ['إضافة مقدم خدمة']],
    ['?section=home-services&tab=linking&provider=1', ['ربط خدمة جديدة']],
    ['?section=home-services&tab=staff&provider=1', ['إضافة طبيب']],
    ['?section=home-services&tab=schedule&provider=1', ['إضافة أوقات', 'عدة تواريخ']],
  ])('speaks Arabic at %s', async (query, presses) => {
    const { page } = desk;
    await signInInArabic(`${query}&lang=ar`);
    await expectArabic();
    for (const name of presses) await page.getByRole('button', { name, exact: true }).click();
    if (presses.length > 0) await expectArabic();
  });

  it('speaks Arabic in the calendar of a date, and says what a provider is', async () => {
    const { page } = desk;
    await signInInArabic('?view=board&day=2027-02-10&lang=ar');
    await page.getByRole('button', { name: 'فتح التقويم' }).last().click();
    await page.getByText('فبراير 2027', { exact: true }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'الاثنين' }).and(page.locator(':first-child')).count()).toBe(1);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'إدارة مقدمي الخدمة' }).click();
    await page.getByRole('textbox').first().fill('Gulf Heart');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText('مستشفى').first().waitFor();
  });

  it('speaks Arabic on the referral dashboard and in the list of users', async () => {
    const { page } = desk;
    await signInInArabic('?section=referral-tracking&lang=ar');
    await page.getByRole('dialog').waitFor();
    await expectArabic();
    await page.getByLabel('رمز التحقق لمرة واحدة').fill(DEMO.otp);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'المحفظة والمكافآت' }).waitFor();
    await expectArabic();
    await page.getByRole('button', { name: 'عرض جميع المستخدمين' }).click();
    await page.getByRole('heading', { name: 'إدارة المستخدمين والمحافظ' }).waitFor();
    await expectArabic();
  });

  it('finds Arabic names however they are written', async () => {
    const { page } = desk;
    await signInInArabic('?lang=ar');
    await page.getByRole('searchbox').or(page.getByPlaceholder('بحث بالمريض أو الطبيب أو الموقع')).fill('فاطمه');
    await page.getByRole('row').nth(1).filter({ hasText: 'فاطمة' }).waitFor();
  });
});
