import type { UnknownAction } from '@reduxjs/toolkit';
import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import type { Task } from 'redux-saga';
import { cancel, fork, take } from 'redux-saga/effects';

import { http } from '#client/api/axios';
import { configureHttp } from '#client/api/http';
import { createStore, type BaseState } from '#client/app/store';
import { selectToken, sessionEnded, signedIn, tokenRefused, watchSession } from '#client/features/session';
import { visitsCode } from '#client/sections/appointments/visits/visitsCode';
import { confirmed, selectConfirmation } from '#client/state/confirmations';
import { settingsRead } from '#client/state/settings';
import type { Endpoint } from '#contract/endpoint';
import type { Entry } from './entry';
import { answerOf, json, takesEffect, type Fault, type Wire } from './faults';
import { endpoints, replyOf, type Tables } from './service';

/** One call as the service saw it. */
export interface Call {
  endpoint: Endpoint;
  /** Method, address and body: two calls of the same text ask for the same. */
  text: string;
  /** Whether the page knows that it did nothing; a call without an understandable answer may have taken effect. */
  isRefused: boolean;
  hasTakenEffect: boolean;
  /** Which of the person's doings it belongs to. */
  deed: number;
}

/** A person in front of the real store and the real sagas, with a service of which one call meets a fault. */
export interface Visit {
  state: () => BaseState;
  tables: Tables;
  calls: Call[];
  /** Does this, says yes to every question, and waits until nothing is under way any more. */
  act: (events: readonly UnknownAction[]) => Promise<void>;
  /** What made the sagas fall over, which must be nothing. */
  crashes: unknown[];
}

/** The fault that a call to an endpoint meets, `null` for none. */
type FaultOf = (endpoint: Endpoint) => Fault | null;

/** The first call to an endpoint meets this fault. */
export function once(endpoint: Endpoint, fault: Fault): FaultOf {
  const due = [fault];
  return (called) => (called === endpoint ? (due.pop() ?? null) : null);
}

const SERVICES = { provider: 'http://provider', appointment: 'http://appointment', referral: 'http://referral' };
const SETTINGS = { otpMobile: '+971500000000', defaultProviderPassword: 'Welcome-2026', lockAfterMinutes: 0 };

/** Begins a visit: somebody has signed in, unless the entry is about that, and opened what the flow begins at. */
export async function beginVisit(entry: Entry, faultOf: FaultOf): Promise<Visit> {
  const crashes: unknown[] = [];
  const tables: Tables = structuredClone(entry.service ?? {});
  const calls: Call[] = [];
  let deed = 0;
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const { call, wire } = await arrive(config, tables, faultOf);
    calls.push({ ...call, deed });
    return responseOf(wire, config);
  };
  const interceptor = http.interceptors.request.use((config) => ({ ...config, adapter }));

  const store = createStore();
  store.addReducers(entry.section?.reducers ?? {});
  configureHttp({
    baseUrls: SERVICES,
    currentToken: () => selectToken(store.getState()),
    onUnauthorized: () => store.dispatch(tokenRefused()),
  });
  jest.spyOn(console, 'error').mockImplementation((...crash) => crashes.push(crash));
  const saga = store.runSaga(serve, Object.values(entry.section?.watchers ?? {}));
  saga.toPromise().catch((error: unknown) => crashes.push(error));
  endings.push(() => {
    saga.cancel();
    http.interceptors.request.eject(interceptor);
  });

  const visit: Visit = {
    state: store.getState,
    tables,
    calls,
    crashes,
    act: async (events) => {
      deed += 1;
      for (const event of events) {
        store.dispatch(event);
        await rest(calls);
        if (selectConfirmation(store.getState())) store.dispatch(confirmed());
        await rest(calls);
      }
    },
  };
  await visit.act([
    settingsRead(SETTINGS),
    ...(entry.isSignedOut ? [] : [signedIn('the token', 'admin@mawid.example')]),
  ]);
  await visit.act(entry.opens ?? []);
  return visit;
}

const endings: (() => void)[] = [];

/** Gives the tests of a file what their visits need: no time passes, and every visit ends with its test. */
export function setUpVisits(): void {
  beforeAll(async () => {
    // The page listens for what other tabs do.
    Object.assign(globalThis, { window: new EventTarget() });
    await visitsCode.load();
  });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask'] });
  });
  afterEach(() => {
    endings.splice(0).forEach((end) => end());
    jest.useRealTimers();
  });
}

function* serve(watchers: readonly (() => Generator)[]): Generator {
  yield fork(watchSession);
  for (;;) {
    yield take(signedIn);
    const tasks: Task[] = [];
    for (const watcher of watchers) tasks.push((yield fork(watcher)) as Task);
    yield take(sessionEnded);
    yield cancel(tasks);
  }
}

/** Waits until nothing is under way; timers go off at once. */
async function rest(calls: readonly Call[]): Promise<void> {
  for (let before = -1; before !== calls.length;) {
    before = calls.length;
    await jest.runAllTimersAsync();
  }
}

/** Brings a call to the service, and its answer back in the way of axios. */
async function arrive(
  config: InternalAxiosRequestConfig,
  tables: Tables,
  faultOf: FaultOf,
): Promise<{ call: Omit<Call, 'deed'>; wire: Wire | null }> {
  await Promise.resolve();
  const { endpoint, params } = endpointOf(config);
  const fault = faultOf(endpoint);
  const hasTakenEffect = takesEffect(fault);
  const request = { endpoint, params, query: queryOf(config), body: bodyOf(config) };
  const reply = hasTakenEffect ? replyOf(tables, request) : null;
  const wire = fault ? answerOf(fault) : json(reply?.status ?? 500, reply?.body ?? null);
  const call = {
    endpoint,
    text: `${endpoint.method} ${String(config.url)} ${JSON.stringify(request.body)}`,
    isRefused: wire !== null && wire.status >= 400,
    hasTakenEffect: hasTakenEffect && (reply?.status ?? 500) < 400,
  };
  return { call, wire };
}

function responseOf(wire: Wire | null, config: InternalAxiosRequestConfig) {
  if (!wire) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const { status, type, text, headers } = wire;
  const response = {
    status,
    statusText: '',
    data: config.responseType === 'stream' ? new Response(text).body : text,
    headers: new AxiosHeaders({ ...headers, ...(type !== null && { 'content-type': type }) }),
    config,
    request: {},
  };
  if (status < 400) return response;
  throw new AxiosError(`Answered ${status}`, AxiosError.ERR_BAD_REQUEST, config, {}, response);
}

/** Which endpoint of the contract an address is, and what fills its placeholders. */
function endpointOf({ url = '', method = '' }: InternalAxiosRequestConfig): { endpoint: Endpoint; params: string[] } {
  for (const endpoint of endpoints) {
    const pattern = `^${SERVICES[endpoint.service]}${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`;
    const match = endpoint.method === method.toUpperCase() ? new RegExp(pattern).exec(url) : null;
    if (match) return { endpoint, params: match.slice(1).map(decodeURIComponent) };
  }
  throw new Error(`The contract has no ${method} ${url}`);
}

function queryOf({ params }: InternalAxiosRequestConfig): Record<string, string> {
  const given = Object.entries((params ?? {}) as Record<string, string | number | undefined>);
  return Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

function bodyOf({ data }: InternalAxiosRequestConfig): Record<string, unknown> {
  return typeof data === 'string' && data !== '' ? (JSON.parse(data) as Record<string, unknown>) : {};
}
