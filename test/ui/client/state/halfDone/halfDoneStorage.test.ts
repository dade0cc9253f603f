import {
  dropHalfDone,
  keepHalfDone,
  onHalfDoneDroppedElsewhere,
  readHalfDone,
  recallHalfDone,
} from '#client/state/halfDone/halfDoneStorage';

const work = {
  title: 'Moving Layla',
  place: { section: 'appointments', params: {} },
  label: 'Check again',
  event: 'test/finish',
  data: { id: 7 },
};

beforeEach(() => {
  localStorage.clear();
});

it('keeps each piece of work by its key until it is dropped, beside whatever else is stored', () => {
  localStorage.setItem('mawid.token', 'no JSON');
  keepHalfDone('move/7', work);
  keepHalfDone('move/8', work);
  dropHalfDone('move/8');

  expect(recallHalfDone()).toEqual({ 'move/7': work });
  expect(localStorage.getItem('mawid.token')).toBe('no JSON');
});

it('recalls nothing where the storage cannot be read', () => {
  localStorage.setItem('mawid.halfDone/move/7', '{ broken');

  expect(recallHalfDone()).toEqual({});
});

it('reads one piece of work, and tells what is not there from what cannot be read', () => {
  keepHalfDone('move/7', work);
  localStorage.setItem('mawid.halfDone/move/9', '{ broken');

  expect(readHalfDone('move/7')).toEqual(work);
  expect(readHalfDone('move/8')).toBeNull();
  expect(readHalfDone('move/9')).toBeUndefined();
});

it('keeps in memory what the storage refuses, until it is dropped', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepHalfDone('move/7', work);

  expect(readHalfDone('move/7')).toEqual(work);
  dropHalfDone('move/7');
  expect(readHalfDone('move/7')).toBeNull();
});

it('hears only of what another tab has dropped', () => {
  const dropped: string[] = [];
  const stop = onHalfDoneDroppedElsewhere((key) => dropped.push(key));
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('mawid.halfDone/move/7', 'kept');
  tell('mawid.token', null);
  tell('mawid.halfDone/move/7', null);
  stop();
  tell('mawid.halfDone/move/8', null);

  expect(dropped).toEqual(['move/7']);
});
