import { allowPicturesFrom, safeSource } from '#client/device/pictureSource';

beforeAll(() => {
  Object.assign(globalThis, { window: { location: { origin: 'https://desk.example' } } });
  allowPicturesFrom(['pictures.example', 'https://services.example']);
});

it.each([
  '/media/1.png',
  'https://desk.example/media/1.png',
  'http://pictures.example/1.png',
  'HTTPS://pictures.example/1.png',
  'https://services.example/1.png',
  'blob:https://desk.example/1',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
])('a picture is asked for at %s', (address) => expect(safeSource(address)).toBe(address));

it.each([
  'http://services.example/1.png',
  'https://elsewhere.example/1.png',
  'https://elsewhere.example/data:image/gif',
  'ftp://pictures.example/1.png',
  'ftp://pictures.example/https://pictures.example/1.png',
  'https:///pictures.example/1.png',
  '//pictures.example/1.png',
  '/\\pictures.example/1.png',
  'data:text/html,<p>',
  'https://',
  'https://[',
  '',
  null,
  undefined,
])('no picture is asked for at %p', (address) => expect(safeSource(address)).toBeNull());

it('comes from nowhere else while no other host is named', () => {
  allowPicturesFrom([]);

  expect(safeSource('https://pictures.example/1.png')).toBeNull();
});
