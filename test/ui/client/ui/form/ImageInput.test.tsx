import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';

import { ImageInput } from '#client/ui/form/ImageInput';
import { IMAGE_FILES, PICTURE_TYPES, PROVIDER_IMAGE_FILES } from '#contract/rules';
import { PICTURES } from '#test/support/page/forms';
import { renderPage } from '#test/support/page/renderPage';

const MEGABYTE = 1024 * 1024;

/** A file with this content, and of this size on disk. jsdom cannot read files so. */
function makeFile(
  name: string,
  content: Uint8Array<ArrayBuffer>,
  size = content.length,
  arrayBuffer = () => Promise.resolve(Uint8Array.from(content).buffer),
): File {
  return Object.defineProperties(new File([content], name), {
    size: { value: size },
    arrayBuffer: { value: arrayBuffer },
  });
}

const png = makeFile('heart.png', PICTURES.png);
const pdf = makeFile('scan.pdf', Buffer.from('%PDF-1.7'));
const sent = jest.fn();

function IconForm({
  current,
  accepts,
}: {
  current: string | null;
  accepts: typeof IMAGE_FILES | typeof PROVIDER_IMAGE_FILES;
}) {
  const { control, handleSubmit } = useForm<{ icon?: File | null }>();
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit(({ icon }) => {
          sent(icon);
        })(event)
      }
    >
      <ImageInput control={control} name="icon" label="Icon" accepts={accepts} current={current} />
      <button type="submit">Save</button>
    </form>
  );
}

function open(current: string | null = null, accepts: ComponentProps<typeof IconForm>['accepts'] = IMAGE_FILES) {
  const { person } = renderPage(<IconForm current={current} accepts={accepts} />);
  return {
    person,
    input: screen.getByLabelText('Icon'),
    choose: async (file: File) => {
      fireEvent.change(screen.getByLabelText('Icon'), { target: { files: [file] } });
      await act(async () => Promise.resolve());
    },
    save: () => person.click(screen.getByRole('button', { name: 'Save' })),
  };
}

const shown = () => document.querySelector('img')?.getAttribute('src') ?? null;

beforeEach(() => {
  sent.mockClear();
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: ({ name }: File) => `blob:${name}`, revokeObjectURL: () => undefined });
});

describe('the choice of an image', () => {
  it('says what is taken, and offers only that', () => {
    const { input } = open();

    expect(input).toHaveAccessibleDescription('PNG, JPG or SVG, up to 5 MB');
    expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/svg+xml');
  });

  it.each([
    ['of another kind', pdf, '“scan.pdf” was not taken: it is not a PNG, JPG or SVG image.'],
    [
      'of another kind, whatever its name',
      makeFile('scan.png', PICTURES.gif),
      '“scan.png” was not taken: it is not a PNG, JPG or SVG image.',
    ],
    ['empty', makeFile('none.jpg', Buffer.alloc(0)), '“none.jpg” was not taken: it is empty.'],
    [
      'what no browser but one draws',
      makeFile('IMG_0412.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
      '“IMG_0412.jpg” was not taken: it is a HEIC picture, which browsers do not show. Save it as JPG.',
    ],
    [
      'broken',
      makeFile('lab.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')),
      '“lab.svg” was not taken: the SVG is broken, so that nothing of it would be shown.',
    ],
    [
      'larger than anybody can hold',
      makeFile(
        'vast.gif',
        Buffer.concat([PICTURES.gif.subarray(0, 6), Buffer.alloc(4, 255), PICTURES.gif.subarray(10)]),
      ),
      '“vast.gif” was not taken: the picture has more than 64 megapixels. Save it smaller.',
    ],
    [
      'too large',
      makeFile('big.png', PICTURES.png, 5 * MEGABYTE + 1),
      '“big.png” was not taken: it is larger than 5 MB.',
    ],
  ])('refuses a file that is %s at once, and sends nothing of it', async (_, file, sentence) => {
    const { input, choose, save } = open();
    await choose(file);

    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(input).toBeInvalid();
    expect(shown()).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith(undefined);
  });

  it('shows a file of exactly the largest size, and sends it', async () => {
    const largest = makeFile('large.svg', PICTURES.svg, 5 * MEGABYTE);
    const { choose, save } = open('/media/old');
    await choose(largest);

    expect(shown()).toBe('blob:large.svg');
    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith(largest);
  });

  it('keeps what was there when another file is refused, and forgets the refusal with the next choice', async () => {
    const { choose, save } = open();
    await choose(png);
    await choose(pdf);
    expect(shown()).toBe('blob:heart.png');
    await choose(png);

    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith(png);
  });

  it('takes a new file back before it takes away what was there', async () => {
    const { person, choose, save } = open('/media/old');
    await choose(png);
    await person.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(shown()).toBe('/media/old');
    await save();
    expect(sent).toHaveBeenLastCalledWith(undefined);

    await person.click(screen.getByRole('button', { name: 'Remove picture' }));
    await save();
    expect(sent).toHaveBeenLastCalledWith(null);
  });

  it('takes an image away that was there', async () => {
    const { person, save } = open('/media/old');
    await person.click(screen.getByRole('button', { name: 'Remove picture' }));

    expect(shown()).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith(null);
  });

  it('shows the file that was chosen last, although one before it is read later', async () => {
    const { choose, save } = open();
    let read: (bytes: ArrayBuffer) => void = () => undefined;
    await choose(makeFile('slow.png', PICTURES.png, 10, () => new Promise((resolve) => (read = resolve))));
    await choose(png);
    await act(async () => {
      read(Uint8Array.from(PICTURES.png).buffer);
      await Promise.resolve();
    });

    expect(shown()).toBe('blob:heart.png');
    await save();
    expect(sent).toHaveBeenCalledWith(png);
  });

  it('says when a file cannot be read', async () => {
    const { choose } = open();
    await choose(makeFile('gone.png', PICTURES.png, 10, () => Promise.reject(new DOMException('gone'))));

    expect(screen.getByRole('alert')).toHaveTextContent('“gone.png” was not taken: it could not be read.');
  });
});

describe('an image of further kinds', () => {
  it('is taken where a logo or a banner is asked for, and what is taken is said', async () => {
    const { input, choose, save } = open(null, PROVIDER_IMAGE_FILES);
    const webp = makeFile('logo.webp', PICTURES.webp, 5 * MEGABYTE);
    expect(input).toHaveAccessibleDescription('PNG, JPG, SVG, GIF, WebP, AVIF or BMP, up to 5 MB');
    expect(input).toHaveAttribute('accept', PICTURE_TYPES.join(','));
    await choose(webp);
    await save();

    expect(sent).toHaveBeenCalledWith(webp);
  });

  it('is an image', async () => {
    const { choose } = open(null, PROVIDER_IMAGE_FILES);
    await choose(pdf);

    expect(screen.getByRole('alert')).toHaveTextContent(
      '“scan.pdf” was not taken: it is not an image that browsers show.',
    );
  });
});
