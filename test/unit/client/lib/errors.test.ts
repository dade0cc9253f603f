import { AxiosHeaders } from 'axios';

import {
  BrokenOff,
  failureOf,
  isFinalRefusal,
  isRefusal,
  readErrorBody,
  refusedFields,
  throttleOf,
  UnreadableAnswer,
  Unsent,
} from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { connectionLost, refusal } from '#test/support/builders/faults';
import { inEnglish } from '#test/support/inEnglish';

const text = { id: 'test.failed', defaultMessage: 'It failed.' };

describe('the body of a failed call', () => {
  it.each([
    [{ detail: 'No.' }, 'No.', {}],
    [{ message: 'No.' }, 'No.', {}],
    [{ error: 'No.' }, 'No.', {}],
    [{ non_field_errors: ['No.', 'Never.'] }, 'No. Never.', {}],
    [{ email: ['Taken.'] }, null, { email: 'Taken.' }],
    [{ provider_user: { email: ['Taken.'] } }, null, { 'provider_user.email': 'Taken.' }],
    [[{ name: ['Too long.'] }, { name: ['Later.'] }], null, { name: 'Too long.' }],
    [{ detail: 'No.', date: 'Past.' }, 'No.', { date: 'Past.' }],
    ['<html><h1>502</h1></html>', null, {}],
    [null, null, {}],
    [undefined, null, {}],
    [{ detail: '' }, null, {}],
    [{ detail: '  ', date: ' ' }, null, {}],
    [{ email: ['Taken.', { hint: ['Try another.'] }, 7] }, null, { email: 'Taken.', 'email.hint': 'Try another.' }],
  ])('%j is understood', (body, sentence, fields) => expect(readErrorBody(body)).toEqual({ sentence, fields }));
});

describe('a failure in words', () => {
  it('is the sentence of the specification, with what a refusing server explains beside it', () => {
    expect(failureOf(refusal(403, { detail: 'Not yours.' }), { text })).toEqual({
      text,
      detail: 'Not yours.',
      fields: {},
      isForbidden: true,
    });
    expect(failureOf(refusal(400, { end_date: ['Too late.'] }), { text })).toEqual({
      text,
      detail: 'End date: Too late.',
      fields: { end_date: 'Too late.' },
    });
    expect(failureOf(refusal(400, { date: ['Past.'], time: ['Taken.'] }), { text }).detail).toBe(
      'Date: Past. Time: Taken.',
    );
  });

  it('is the server’s sentence where the specification prefers it', () => {
    expect(failureOf(refusal(500, { detail: 'Database down.' }), { text, preferServer: true }).text).toBe(
      'Database down.',
    );
    expect(failureOf(refusal(502, '<html></html>'), { text, preferServer: true })).toMatchObject({
      text,
      detail: null,
    });
  });

  it('never shows what a broken server says where nobody asked', () =>
    expect(failureOf(refusal(500, { detail: 'stack trace' }), { text })).toMatchObject({ text, detail: null }));

  it.each([
    ['seconds', () => '30', 30],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60],
  ])('says when to try again after %s', (_, header, seconds) => {
    const { detail } = failureOf(refusal(429, { detail: 'Slow down.' }, { 'retry-after': header() }), { text });
    const values = (detail as { values?: { seconds: number } }).values;

    expect(Math.abs((values?.seconds ?? 0) - seconds)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['3', 3000],
    [' 3 ', 3000],
    ['Fri, 27 Nov 2026 10:01:30 GMT', 90_000],
    ['Friday, 27-Nov-26 10:00:20 GMT', 20_000],
    ['0', null],
    ['-3', null],
    ['1.5', null],
    ['12, 30', null],
    ['soon', null],
    ['', null],
    ['Fri, 27 Nov 2026 09:59:00 GMT', null],
    ['9'.repeat(400), 366 * 86_400_000],
  ])('reads %p by the time of the service: %p', (header, waitMs) => {
    const headers = { 'retry-after': header, date: 'Fri, 27 Nov 2026 10:00:00 GMT' };

    expect(throttleOf(refusal(429, {}, headers))).toEqual({ waitMs });
    expect(throttleOf(refusal(503, {}, headers))).toBeNull();
  });

  it.each([
    ['90', 'Too many attempts. Try again in 90 seconds.'],
    ['91', 'Too many attempts. Try again in 2 minutes.'],
    ['7200', 'Too many attempts. Try again in 2 hours.'],
    ['later', 'Too many attempts. Wait a minute, then try again.'],
  ])('says after Retry-After %p: %s', (header, sentence) => {
    const { detail, throttle } = failureOf(refusal(429, {}, { 'retry-after': header }), { text });

    expect(inEnglish(detail ?? '')).toBe(sentence);
    expect(throttle).toBeDefined();
  });

  it('keeps how long to wait in a sentence of our own', () => {
    const problem = new Problem(text, null, false, { waitMs: 8000 });

    expect([throttleOf(problem), failureOf(problem, { text }).throttle]).toEqual([{ waitMs: 8000 }, { waitMs: 8000 }]);
  });

  it.each(['30 times', 'after 30', 'soon'])('does not guess when to try again from %p', (header) =>
    expect(failureOf(refusal(429, { detail: 'Slow down.' }, { 'retry-after': header }), { text }).detail).toBe(
      'Slow down.',
    ),
  );

  it('says when to try again only of calls too many', () =>
    expect(failureOf(refusal(503, null, { 'retry-after': '30' }), { text }).detail).toBeNull());

  it.each<[string, Error, string]>([
    ['no answer', connectionLost(), 'errors.connectionLost'],
    ['the answer of another', new UnreadableAnswer('foreign', 'A page'), 'errors.foreign'],
    ['an answer that broke off', new BrokenOff({ cause: connectionLost() }), 'errors.connectionLost'],
    ['no line', new Unsent(true), 'errors.unsent'],
  ])('is another sentence for a call with %s, where there is one', (_, error, id) => {
    const lost = { id: 'test.lost', defaultMessage: 'Nobody knows.' };

    expect(failureOf(error, { text, lost })).toMatchObject({ text: lost, detail: { id }, fields: {} });
    expect(failureOf(refusal(400, null), { text, lost })).toMatchObject({ text });
  });

  it('is no matter of the line where a service answered in a wrong shape', () => {
    const lost = { id: 'test.lost', defaultMessage: 'Nobody knows.' };

    expect(failureOf(new UnreadableAnswer('broken', 'No array'), { text, lost })).toMatchObject({
      text,
      detail: { id: 'errors.broken' },
    });
  });

  it.each<[string, object]>([
    ['of simplejwt', { detail: 'Token is invalid', code: 'token_not_valid', messages: [{ token_type: 'access' }] }],
    ['without a code', { detail: 'Given token not valid for any token type.' }],
    ['of a token that is not there', { detail: 'No credentials were sent.', code: 'not_authenticated' }],
  ])('never shows the words %s about a token', (_, body) =>
    expect(failureOf(refusal(401, body), { text, preferServer: true })).toEqual({ text, detail: null, fields: {} }),
  );

  it('says no more than the other sentence about a defect of our own', () => {
    const lost = { id: 'test.lost', defaultMessage: 'Nobody knows.' };

    expect(failureOf(new TypeError('undefined'), { text, lost })).toEqual({ text: lost, detail: null, fields: {} });
  });

  it('says once when to try again, also where the specification prefers the sentence of the server', () => {
    const throttled = { detail: 'Request was throttled. Expected available in 30 seconds.' };

    expect(failureOf(refusal(429, throttled, { 'retry-after': '30' }), { text, preferServer: true })).toMatchObject({
      text,
      detail: { id: 'errors.tooManyAttempts', values: { seconds: 30 } },
    });
    expect(failureOf(refusal(429, throttled), { text, preferServer: true })).toMatchObject({
      text: throttled.detail,
      detail: null,
    });
  });

  it('says that the connection was lost', () =>
    expect(failureOf(connectionLost(), { text })).toMatchObject({
      text,
      detail: { id: 'errors.connectionLost' },
    }));

  it('says at its field that a picture is too large, and that it may be where no answer came', () => {
    const sent = new FormData();
    sent.append('name', 'Zinc');
    sent.append('icon', new File(['…'], 'zinc.png'));
    const config = { headers: new AxiosHeaders(), data: sent };
    const refused = Object.assign(refusal(413, '<html>'), { config });
    const lost = Object.assign(connectionLost(), { config });

    expect(failureOf(refused, { text })).toMatchObject({
      detail: { id: 'errors.tooLarge' },
      fields: { icon: { id: 'errors.tooLarge' } },
    });
    expect(failureOf(lost, { text })).toMatchObject({ detail: { id: 'errors.pictureLost' }, fields: {} });
  });

  it.each([
    [true, 'errors.unsent'],
    [false, 'errors.offline'],
  ])('says that the page is offline, and of a call that writes (%s) that it was not sent', (isWrite, id) =>
    expect(failureOf(new Unsent(isWrite), { text })).toMatchObject({ text, detail: { id } }),
  );

  it('lets a rule of our own speak', () =>
    expect(failureOf(new Problem({ id: 'own', defaultMessage: 'Own.' }), { text })).toMatchObject({
      text: { id: 'own' },
    }));

  it('says no more than the sentence about a defect of our own', () =>
    expect(failureOf(new TypeError('undefined is not a function'), { text })).toEqual({
      text,
      detail: null,
      fields: {},
    }));
});

it('gives each error of our own its name, for a report', () => {
  expect(new Unsent(true).message).toBe('The page is offline');
  const brokenOff = new BrokenOff({ cause: connectionLost() });
  expect(brokenOff.message).toBe('The answer broke off');
  const unreadable = new UnreadableAnswer('broken', 'No array');
  const errors: Error[] = [new Unsent(true), unreadable, brokenOff, new Problem(text)];

  expect(errors.map(({ name }) => name)).toEqual(['Unsent', 'UnreadableAnswer', 'BrokenOff', 'Problem']);
});

describe('a refusal', () => {
  it('names its fields only where they were not in order', () => {
    expect(refusedFields(refusal(400, { date: ['Past.'], time: ['Taken.'] }))).toEqual(['date', 'time']);
    expect(refusedFields(refusal(403, { date: ['Past.'] }))).toEqual([]);
    expect(refusedFields(connectionLost())).toEqual([]);
  });

  it.each([
    [refusal(400, null), true],
    [refusal(404, null), true],
    [refusal(500, null), false],
    [refusal(302, null), false],
    [new TypeError('undefined'), false],
    [connectionLost(), false],
    [new Unsent(true), true],
  ])('is only what the server certainly did not do', (error, expected) => expect(isRefusal(error)).toBe(expected));

  it.each([
    [refusal(400, null), true],
    [refusal(429, null), false],
    [new Unsent(true), false],
  ])('is final where the same would be refused again', (error, expected) =>
    expect(isFinalRefusal(error)).toBe(expected),
  );
});
