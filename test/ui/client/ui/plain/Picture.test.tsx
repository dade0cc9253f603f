import { allowPicturesFrom } from '#client/device/pictureSource';
import { Picture } from '#client/ui/plain/Picture';
import { renderPage } from '#test/support/page/renderPage';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

describe('the picture of a person', () => {
  beforeAll(() => {
    allowPicturesFrom(['pictures.example', 'https://services.example']);
  });

  const sourceOf = (src: string) => {
    renderPage(<Picture name="Mariam Saleh" src={src} />);
    return document.querySelector('img')?.getAttribute('src') ?? null;
  };

  it.each([
    '/media/1.png',
    'http://localhost/media/1.png',
    'https://pictures.example/1.png',
    'https://services.example/1.png',
    'blob:http://localhost/1',
    PIXEL,
  ])('is asked for at %s', (src) => expect(sourceOf(src)).toBe(src));

  it.each([
    'https://elsewhere.example/1.png',
    'http://services.example/1.png',
    'https://pictures.example.evil/1.png',
    'https://pictures.example:8443/1.png',
    '//pictures.example/1.png',
    '/\\pictures.example/1.png',
    'data:text/html,<p>',
    'javascript:alert(1)',
    'https://',
  ])('is not asked for at %s: the initials stand', (src) => {
    expect(sourceOf(src)).toBeNull();
    expect(document.body).toHaveTextContent('MS');
  });

  it('has something else than the initials stand in for it', () => {
    renderPage(<Picture name="Therapy" src={null} standIn="*" />);

    expect(document.body).toHaveTextContent(/^\*$/);
  });
});
