import { say, type Message } from '#client/lib/text';
import { translated } from '#client/ui/language/useT';
import { inEnglish } from '#test/support/inEnglish';

const booked = {
  id: 'test.booked',
  defaultMessage: '{who} has {count, plural, one {# appointment} other {# appointments}}.',
} satisfies Message;
const nobody: Message = { id: 'test.nobody', defaultMessage: 'An unknown patient' };

describe('a text', () => {
  it('that came from a service is shown as it is', () => expect(inEnglish('{Omar}')).toBe('{Omar}'));

  it('is filled with its values', () =>
    expect(inEnglish(say(booked, { who: 'Omar', count: 1 }))).toBe('Omar has 1 appointment.'));

  it('is translated together with the texts among its values', () => {
    const german = {
      locale: 'de',
      sentences: {
        'test.booked': '{who} hat {count, plural, one {# Termin} other {# Termine}}.',
        'test.nobody': 'Jemand',
      },
    };
    const text = say(booked, { who: nobody, count: 2 });

    expect(inEnglish(text)).toBe('An unknown patient has 2 appointments.');
    expect(translated(german, text)).toBe('Jemand hat 2 Termine.');
  });
});
