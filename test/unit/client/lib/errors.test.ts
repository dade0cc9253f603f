import { failureOf, isFinalRefusal, isRefusal, readErrorBody, Unsent } from '#client/lib/errors';
import { Problem } from '#client/lib/problem';
import { connectionLost, refusal } from '#test/support/builders/faults';

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
  ])('%j is understood', (body, sentence, fields) => {
    expect(readErrorBody(body)).toEqual({ sentence, fields });
  });
});

describe('a failure in words', () => {
  it('is the sentence of the specification, with what a refusing server explains beside it', () => {
    expect(failureOf(refusal(403, { detail: 'Not yours.' }), { text })).toEqual({
      text,
      detail: 'Not yours.',
      fields: {},
    });
    expect(failureOf(refusal(400, { end_date: ['Too late.'] }), { text })).toEqual({
      text,
      detail: 'End date: Too late.',
      fields: { end_date: 'Too late.' },
    });
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

  it('never shows what a broken server says where nobody asked', () => {
    expect(failureOf(refusal(500, { detail: 'stack trace' }), { text })).toMatchObject({ text, detail: null });
  });

  it.each([
    ['seconds', () => '30', 30],
    ['a date', () => new Date(Date.now() + 60_000).toUTCString(), 60],
  ])('says when to try again after %s', (_, header, seconds) => {
    const { detail } = failureOf(refusal(429, { detail: 'Slow down.' }, { 'retry-after': header() }), { text });
    const values = (detail as { values?: { seconds: number } }).values;

    expect(Math.abs((values?.seconds ?? 0) - seconds)).toBeLessThanOrEqual(1);
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

  it('says that the connection was lost', () => {
    expect(failureOf(connectionLost(), { text })).toMatchObject({
      text,
      detail: { id: 'errors.connectionLost' },
    });
  });

  it.each([
    [true, 'errors.unsent'],
    [false, 'errors.offline'],
  ])('says that the page is offline, and of a call that writes (%s) that it was not sent', (isWrite, id) => {
    expect(failureOf(new Unsent(isWrite), { text })).toMatchObject({ text, detail: { id } });
  });

  it('lets a rule of our own speak', () => {
    expect(failureOf(new Problem({ id: 'own', defaultMessage: 'Own.' }), { text })).toMatchObject({
      text: { id: 'own' },
    });
  });

  it('says no more than the sentence about a defect of our own', () => {
    expect(failureOf(new TypeError('undefined is not a function'), { text })).toEqual({
      text,
      detail: null,
      fields: {},
    });
  });
});

describe('a refusal', () => {
  it.each([
    [refusal(400, null), true],
    [refusal(404, null), true],
    [refusal(500, null), false],
    [connectionLost(), false],
    [new Unsent(true), true],
  ])('is only what the server certainly did not do', (error, expected) => {
    expect(isRefusal(error)).toBe(expected);
  });

  it.each([
    [refusal(400, null), true],
    [refusal(429, null), false],
    [new Unsent(true), false],
  ])('is final where the same would be refused again', (error, expected) => {
    expect(isFinalRefusal(error)).toBe(expected);
  });
});
