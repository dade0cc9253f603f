import { sectionOffers } from '#client/app/palette/offers';
import { onceMaker } from '#client/app/palette/once';
import { offersFor, startSearch, type Source } from '#client/app/palette/search';
import type { Message, Text } from '#client/lib/text';
import { appointmentsFindable } from '#client/sections/appointments/finding';
import { sectionOpened } from '#client/state/address';
import type { Findable, FoundThing, Looking, Offered } from '#client/state/findable';

const t = (text: Text) => (typeof text === 'string' ? text : text.defaultMessage);
const finding = (label: string): FoundThing => ({ id: label, kind: 'doctor', label, event: { type: label } });
const offer = (label: Message, alsoCalled: string, kind: 'place' | 'verb' = 'place'): Offered => ({
  ...finding(label.id),
  kind,
  label,
  alsoCalled,
});
const BOARD = offer({ id: 'board', defaultMessage: 'Day board' }, 'calendar اللوحة تقويم');
const PRICES = offer({ id: 'prices', defaultMessage: 'Service Linking' }, 'prices أسعار ربط');
const LOCK = offer({ id: 'lock', defaultMessage: 'Lock now' }, 'desk قفل', 'verb');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['board', ['board']],
  ['BOARD day', ['board']],
  ['تقويم', ['board']],
  ['اسعار', ['prices']],
  ['قفل', ['lock']],
  ['link', ['prices']],
  ['  ', []],
  ['nowhere', []],
])('%j finds a place or a verb by its names in both languages', (typed, ids) =>
  expect(offersFor({ typed, t }, [LOCK, BOARD, PRICES]).map(({ id }) => id)).toEqual(ids),
);

it.each(['موعد', 'مواعيد', 'appointment', 'Appointments', 'booking'])('%j finds the appointments', (typed) => {
  const [first] = offersFor({ typed, t }, sectionOffers({ appointments: appointmentsFindable }));
  expect(first?.event).toEqual(sectionOpened('appointments'));
});

function search(typed: string, findables: Partial<Findable<never>>[], isServed = true) {
  const found: string[][] = [];
  const asked: string[] = [];
  const sources = findables.map((one): Source => ({ findable: { offers: [], ...one }, isServed }));
  const stop = startSearch({
    question: { typed, now: new Date(), t },
    offers: [BOARD],
    sources,
    state: { patients: ['Huda'] },
    once: onceMaker()(),
    tell: (more) => found.push(more.map(({ id }) => id)),
    tellAsked: (how) => asked.push(how),
  });
  return { found, asked, stop };
}

describe('a search', () => {
  it('tells at once what is loaded, and 250 ms after the last letter what the services know', async () => {
    const ask = jest.fn(() => Promise.resolve([finding('late')]));
    const { found, asked } = search('bo', [{ found: immediately('loaded'), asked: ask }]);
    expect(found).toEqual([['board', 'loaded']]);
    await jest.advanceTimersByTimeAsync(249);
    expect(ask).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2);
    expect(found).toEqual([['board', 'loaded'], ['late']]);
    expect(asked).toEqual(['asking', 'answered']);
  });

  it('tells together what one answer holds for several sections', async () => {
    const ask = (label: string) => () => Promise.resolve([finding(label)]);
    const { found } = search('bo', [{ asked: ask('hours') }, { asked: ask('doctor') }]);
    await jest.advanceTimersByTimeAsync(300);
    expect(found.slice(1)).toEqual([['hours', 'doctor']]);
  });

  it.each(['b', '', ' ب '])('asks no service about %j', async (typed) => {
    const ask = jest.fn(() => Promise.resolve([]));
    search(typed, [{ asked: ask }]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('says what could not be asked, and tells what the others know', async () => {
    const { found, asked } = search('bo', [
      { asked: () => Promise.reject(new Error('offline')) },
      { asked: () => Promise.resolve([finding('other')]) },
    ]);
    await jest.advanceTimersByTimeAsync(300);
    expect(found.at(-1)).toEqual(['other']);
    expect(asked.at(-1)).toBe('unasked');
  });

  it('tells nothing more once it is stopped', async () => {
    const { found, stop } = search('bo', [{ asked: () => Promise.resolve([finding('late')]) }]);
    await jest.advanceTimersByTimeAsync(100);
    stop();
    await jest.advanceTimersByTimeAsync(1000);
    expect(found).toEqual([['board']]);
  });

  it('lets the browser draw between the parts of long work, and then goes on', async () => {
    const now = jest.spyOn(performance, 'now');
    let time = 0;
    now.mockImplementation(() => (time += 5));
    const { found } = search('bo', [{ found: inParts(3, 'slow') }]);
    expect(found).toEqual([['board']]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(found.flat()).toEqual(['board', 'slow']);
    now.mockRestore();
  });

  it('leaves out what stands in slices that the store does not have', () =>
    expect(search('bo', [{ found: immediately('loaded') }], false).found).toEqual([['board']]));
});

function immediately(id: string) {
  return inParts(0, id);
}

function inParts(pauses: number, id: string) {
  return function* look(): Looking<readonly FoundThing[]> {
    for (let left = pauses; left > 0; left -= 1) yield null;
    return [finding(id)];
  };
}

describe('asking once', () => {
  it('shares an answer within a question, and in a session also among questions', async () => {
    const ask = jest.fn(() => Promise.resolve('answer'));
    const make = onceMaker();
    const [one, other] = [make(), make()];
    await Promise.all([one.ofQuestion('a', ask), one.ofQuestion('a', ask), other.ofQuestion('a', ask)]);
    expect(ask).toHaveBeenCalledTimes(2);
    await Promise.all([one.ofSession('b', ask), other.ofSession('b', ask)]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks again after a failure', async () => {
    const { ofSession } = onceMaker()();
    await expect(ofSession('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await expect(ofSession('a', () => Promise.resolve('there'))).resolves.toBe('there');
  });
});
