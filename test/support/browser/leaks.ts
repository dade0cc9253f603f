import type { Page } from 'playwright-core';

import { listAppointments } from '#contract/appointments';
import { readDashboard, verifyOtp } from '#contract/referral';
import { DEMO } from '#server/demo/accounts';
import type { Backend } from '../backend/liveBackend';

/** Texts of people and of secrets that must not be found outside the page itself. */
export type Canaries = readonly string[];

/** Codes and passwords of the demo data. */
const SECRETS = [DEMO.password, DEMO.otp, 'mawid-provider-2026'];

/** What the device may keep of the person who is signed in (decisions: what the device keeps). */
const OWN = ['mawid.token', 'mawid.user'];

/** What the product keeps nothing in, whatever it would be. */
const UNUSED = /^(IndexedDB|cache):/;

/**
 * Names, phones and e-mails of the people in the first appointments, balances of wallets, and the secrets; they come
 * from the backend.
 */
export async function readCanaries({ call }: Backend): Promise<Canaries> {
  const { body } = await call(listAppointments);
  const people = body
    .slice(0, 500)
    .flatMap(({ local_user: patient, local_doctor: doctor }) =>
      [patient, doctor].flatMap((person) => Object.values(person ?? {}).filter(isPersonal)),
    );
  return [...new Set([...people, ...(await readAmounts(call)), ...SECRETS])];
}

/** The balances of the wallets, as the service writes them and as they are shown. */
async function readAmounts(call: Backend['call']): Promise<string[]> {
  const { body: proof } = await call(verifyOtp, { body: { mobile: DEMO.otpMobile, otp: DEMO.otp } });
  const { body } = await call(readDashboard, { token: proof.access });
  const balances = [
    ...Object.values(body.wallet_statistics),
    ...body.top_referrers.map((one) => one.wallet_balance),
  ].map(Number);
  return balances
    .filter((balance) => balance >= LARGE_BALANCE)
    .flatMap((balance) => [balance.toFixed(2), balance.toLocaleString('en', { minimumFractionDigits: 2 })]);
}

/** AED; the digits of a smaller one may stand anywhere by chance. */
const LARGE_BALANCE = 100;

/** A name of at least two words, a phone or an e-mail; ids, addresses of pictures and single words are none. */
function isPersonal(value: unknown): value is string {
  if (typeof value !== 'string' || /^(\/|https?:)/.test(value)) return false;
  return /\S+ \S+|@|^\+\d{8,}$/.test(value.trim());
}

/**
 * Collects what is typed into a page that could be of a person or a secret: texts with a letter. Dates and numbers may
 * stand in the address.
 */
export async function listenToTyping(page: Page, typed: Set<string>): Promise<void> {
  await page.exposeFunction('tellTyped', (text: string) => {
    if (text.trim().length >= SHORTEST_TYPED && /\p{L}/u.test(text)) typed.add(text.trim());
  });
  await page.addInitScript(tellTyping);
}

/** Letters; a shorter text may stand anywhere by chance. */
const SHORTEST_TYPED = 6;

function tellTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        (globalThis as unknown as { tellTyped: (text: string) => void }).tellTyped(target.value);
    },
    true,
  );
}

/** Collects what a page says to the console and to whom it says where it comes from. */
export function listenForLeaks(page: Page, said: string[]): void {
  page.on('console', (line) => said.push(`console: ${line.text()}`));
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer !== undefined) said.push(`referer: ${referer}`);
  });
}

/**
 * Where a page that is open has left a text of a person, or one that was typed: what is said, the address, the title,
 * and what is stored.
 */
export async function leaksOf(page: Page, canaries: Canaries, typed: Canaries, said: readonly string[]) {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const kept = await page.evaluate(keptByBrowser).catch((): string[] => []);
  const texts = [...said, ...kept.map(withoutNames)].filter(
    (text) => !OWN.some((own) => text.startsWith(`localStorage ${own}:`)),
  );
  const holds = (text: string, marked: Canaries) => marked.some((one) => text.includes(one));
  return texts.filter(
    (text) => UNUSED.test(text) || holds(text, canaries) || (holds(text, typed) && !MAY_BE_TYPED.test(text)),
  );
}

/** Where what was typed may stand: a search of the catalogue in the address. */
const MAY_BE_TYPED = /^(address|referer): .*section=home-services(?!.*tab=staff)/;

const VIEWS = 'localStorage mawid.appointments.view:';

/** The saved views without the names that somebody gave them, which alone may be typed. */
function withoutNames(kept: string): string {
  return kept.startsWith(VIEWS) ? kept.replace(/"name":"(?:[^"\\]|\\.)*"/g, '') : kept;
}

/** All that the browser keeps of the page, each text with where it stands. */
async function keptByBrowser(): Promise<string[]> {
  const stored = (name: string, storage: Storage) =>
    Object.entries(storage).map(([key, value]) => `${name} ${key}: ${String(value)}`);
  const databases = await indexedDB.databases();
  const names = await caches.keys();
  return [
    `address: ${decodeURIComponent(location.href.replaceAll('+', ' '))}`,
    `title: ${document.title}`,
    `history: ${JSON.stringify(history.state)}`,
    `window: ${window.name}`,
    `cookie: ${document.cookie}`,
    ...stored('localStorage', localStorage),
    ...stored('sessionStorage', sessionStorage),
    ...databases.map(({ name }) => `IndexedDB: ${name ?? ''}`),
    ...names.map((name) => `cache: ${name}`),
  ];
}
