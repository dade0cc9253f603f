import { isObject } from '#client/lib/records';
import { say, type Message } from '#client/lib/text';
import { lifeOf } from '#client/lib/tokenLife';
import * as appointments from '#contract/appointments';
import { createToken } from '#contract/auth';
import * as availabilities from '#contract/availabilities';
import * as directory from '#contract/directory';
import type { Endpoint, ServiceName } from '#contract/endpoint';
import * as catalogue from '#contract/homeServices/catalogue';
import * as lists from '#contract/homeServices/lists';
import * as providers from '#contract/homeServices/providers';
import * as staff from '#contract/homeServices/staff';
import * as referral from '#contract/referral';
import { WALLET_USERS_ORDER, WALLET_USERS_PAGE_SIZE } from '#contract/rules';
import { Caller, detailOf, HOUR_S, type Heard, type Means, type Place } from './caller';
import { conformMessages as messages } from './messages';
import { checkOrigin } from './origins';
import { readAppointmentService, readDirectory, readFiveAtOnce, readHomeServices } from './readings';
import { subjectOf, type Line } from './report';

/** Who signs in: by e-mail and password, or already with a token. */
export type SignIn = { email: string; password: string } | { email: string | null; token: string };

/** What is checked. */
export interface Check {
  place: Place;
  means: Means;
  signIn: SignIn;
  /** The one-time password of the figures; without one they are not tried. */
  otp: string;
  /** Today's date. */
  today: string;
  /** Makes and removes what can be; the page has none. */
  write?: (caller: Caller, today: string) => Promise<void>;
  /** Called now and then with all that is known so far. */
  onProgress?: (lines: Line[]) => void;
}

/** Nothing at the addresses answers like a service. */
export class NoService extends Error {
  override readonly name = 'NoService';
}

const SECOND_MS = 1000;

const SERVICES: readonly ServiceName[] = ['provider', 'appointment', 'referral'];

/** Every call of the contract. */
export const CALLS: readonly Endpoint[] = [
  createToken,
  ...[appointments, availabilities, directory, catalogue, lists, providers, staff, referral].flatMap<Endpoint>(
    (calls: Record<string, Endpoint>) => Object.values(calls),
  ),
];

/** What changes things of others that no other call brings back. */
const NOT_UNDONE: readonly Endpoint[] = [
  appointments.changeAppointmentStatus,
  appointments.createAppointment,
  availabilities.addAvailability,
  availabilities.addProviderAvailabilities,
  availabilities.deleteAvailability,
  availabilities.deleteAllAvailabilities,
  directory.updateDoctor,
  directory.deleteDoctor,
];

/**
 * Makes every reading call of the contract as the page does, and says of each whether the answer fits, and what to
 * change. Rejects with a `NoService` where nothing answers in JSON.
 */
export async function checkServices(check: Check): Promise<Line[]> {
  const { place, means, today, write, onProgress } = check;
  const caller = new Caller(place, means);
  const step = async (work: Promise<void>) => {
    await work;
    onProgress?.(caller.report.lines());
  };
  await step(signIn(caller, check.signIn));
  if (caller.token !== null) await step(readAppointmentService(caller));
  if (!caller.isAnswered) await probe(caller);
  for (const service of SERVICES) {
    const used = CALLS.filter((one) => one.service === service);
    await step(checkOrigin(caller, service, used));
  }
  if (caller.token !== null) {
    await step(readDirectory(caller, today, check.signIn.email));
    await step(readHomeServices(caller));
    await step(readReferrals(caller, check.otp));
    await step(readFiveAtOnce(caller));
    if (write) await step(write(caller, today));
  }
  for (const call of CALLS) caller.leave(call, whyNotTried(caller, call, write !== undefined));
  return caller.report.lines();
}

function whyNotTried({ token }: Caller, call: Endpoint, mayWrite: boolean): Message {
  if (NOT_UNDONE.includes(call)) return messages.notUndone;
  if (token === null) return messages.notSignedIn;
  if (call.method === 'GET') return messages.noRecord;
  return mayWrite ? messages.notMade : messages.writes;
}

/** Whether the other services answer at all, where the first one does not. */
async function probe(caller: Caller): Promise<void> {
  for (const endpoint of [appointments.listAppointments, referral.readDashboard]) await caller.hear(endpoint);
  if (!caller.isAnswered) throw new NoService();
}

async function signIn(caller: Caller, who: SignIn): Promise<void> {
  if ('token' in who) {
    caller.report.open('provider', subjectOf(createToken));
    caller.token = who.token;
    judgeToken(caller, who.token);
    return;
  }
  const { email, password } = who;
  const knock = () => caller.hear(createToken, { body: { email, password }, token: null });
  caller.report.open('provider', subjectOf(createToken));
  const heard = await knock();
  if (!heard) return;
  const isRefused = heard.status >= 400 && heard.status < 500 && ![404, 405].includes(heard.status);
  if (isRefused) {
    const values = { status: heard.status, detail: detailOf(heard.body) };
    caller.needed(createToken, say(messages.wrongSignIn, values));
    return;
  }
  caller.judge(createToken, heard);
  caller.token = accessIn(heard);
  if (caller.token === null) return;
  judgeToken(caller, caller.token);
  caller.signInAgain = async () => accessIn(await knock());
}

function accessIn(heard: Heard | null): string | null {
  const { access } = isObject(heard?.body) ? heard.body : {};
  return typeof access === 'string' && access ? access : null;
}

function judgeToken(caller: Caller, token: string): void {
  const seconds = secondsOf(token);
  if (seconds < HOUR_S) caller.needed(createToken, say(messages.shortToken, { seconds, wanted: HOUR_S }));
}

/** How long a token says that it lives; for ever where it does not. */
const secondsOf = (token: string) => (lifeOf(token, 0)?.lasts ?? Infinity) / SECOND_MS;

async function readReferrals(caller: Caller, otp: string): Promise<void> {
  const { otpMobile: mobile } = caller.place;
  if (!otp || !mobile) {
    for (const call of Object.values(referral)) caller.leave(call, messages.noOneTimePassword);
    return;
  }
  const verified = await caller.ask(referral.verifyOtp, { body: { mobile, otp } });
  if (!verified) {
    for (const call of Object.values(referral)) caller.leave(call, messages.noOneTimePassword);
    return;
  }
  const access = accessIn(verified);
  const token = await tokenThatOpens(caller, access);
  const seconds = secondsOf(access ?? '');
  if (seconds < HOUR_S) caller.advise(referral.verifyOtp, say(messages.shortOtpToken, { seconds }));
  await caller.ask(referral.readDashboard, { token });
  const query = { order_by: WALLET_USERS_ORDER, page_size: WALLET_USERS_PAGE_SIZE, page: 1 };
  await caller.ask(referral.listWalletUsers, { query, token });
}

/** The token of the one-time password, or that of the sign-in where only that opens the figures. */
async function tokenThatOpens(caller: Caller, access: string | null): Promise<string | null> {
  if (access === null) return caller.token;
  const heard = await caller.hear(referral.readDashboard, { token: access });
  if (heard?.status !== 403) return access;
  const byStored = await caller.hear(referral.readDashboard, { token: caller.token });
  if (byStored?.status !== 200) return access;
  caller.advise(referral.verifyOtp, messages.powerlessOtpToken);
  return caller.token;
}
