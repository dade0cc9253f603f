import { readConfig } from '#client/app/config';
import { Problem } from '#client/lib/problem';

const whole = {
  providerServiceUrl: '/provider-service',
  appointmentServiceUrl: 'https://appointments.example/api',
  referralServiceUrl: ' /referral-service ',
};

function problemOf(text: string): unknown {
  try {
    return readConfig(text);
  } catch (error) {
    return error instanceof Problem ? error.text : error;
  }
}

describe('the configuration', () => {
  it('takes same-origin paths and addresses on other origins', () => {
    expect(readConfig(JSON.stringify(whole))).toEqual({
      baseUrls: {
        provider: '/provider-service',
        appointment: 'https://appointments.example/api',
        referral: '/referral-service',
      },
      defaultProviderPassword: '',
      otpMobile: '',
    });
  });

  it('passes on what the workflows need', () => {
    expect(
      readConfig(JSON.stringify({ ...whole, defaultProviderPassword: 'Welcome-1', otpMobile: 971500000000 })),
    ).toMatchObject({
      defaultProviderPassword: 'Welcome-1',
      otpMobile: '971500000000',
    });
  });

  it.each(['providerServiceUrl', 'appointmentServiceUrl', 'referralServiceUrl'])(
    'names the key %s when it is missing',
    (key) => {
      expect(problemOf(JSON.stringify({ ...whole, [key]: undefined }))).toMatchObject({
        id: 'config.missing',
        values: { key },
      });
    },
  );

  it.each([[''], ['//evil.example'], ['javascript:alert(1)'], [7], [null]])('refuses %p as an address', (value) => {
    expect(problemOf(JSON.stringify({ ...whole, providerServiceUrl: value }))).toMatchObject({
      values: { key: 'providerServiceUrl' },
    });
  });

  it.each(['', '<html></html>', '[]', 'null', '{"a":'])('cannot be read from %p', (text) => {
    expect(problemOf(text)).toMatchObject({ id: 'config.unreadable' });
  });
});
