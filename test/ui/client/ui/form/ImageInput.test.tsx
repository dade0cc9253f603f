import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';

import { ImageInput } from '#client/ui/form/ImageInput';
import { IMAGE_FILES, PROVIDER_IMAGE_FILES } from '#contract/rules';
import { renderPage } from '#test/support/page/renderPage';

const MEGABYTE = 1024 * 1024;

/** A file of this size on disk, without its content. */
function makeFile(name: string, type: string, size = 10): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
}

const png = makeFile('heart.png', 'image/png');
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
    choose: (file: File) => {
      fireEvent.change(screen.getByLabelText('Icon'), { target: { files: [file] } });
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
    [
      'of another type',
      makeFile('scan.pdf', 'application/pdf'),
      '“scan.pdf” was not taken: it is not a PNG, JPG or SVG image.',
    ],
    ['of no known type', makeFile('scan', ''), '“scan” was not taken: it is not a PNG, JPG or SVG image.'],
    [
      'too large',
      makeFile('big.png', 'image/png', 5 * MEGABYTE + 1),
      '“big.png” was not taken: it is larger than 5 MB.',
    ],
  ])('refuses a file that is %s at once, and sends nothing of it', async (_, file, sentence) => {
    const { input, choose, save } = open();
    choose(file);

    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(input).toBeInvalid();
    expect(shown()).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith(undefined);
  });

  it('shows a file of exactly the largest size, and sends it', async () => {
    const largest = makeFile('large.svg', 'image/svg+xml', 5 * MEGABYTE);
    const { choose, save } = open('/media/old');
    choose(largest);

    expect(shown()).toBe('blob:large.svg');
    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith(largest);
  });

  it('keeps what was there when another file is refused, and forgets the refusal with the next choice', async () => {
    const { choose, save } = open();
    choose(png);
    choose(makeFile('scan.pdf', 'application/pdf'));
    expect(shown()).toBe('blob:heart.png');
    choose(png);

    expect(screen.queryByRole('alert')).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith(png);
  });

  it('takes a new file back before it takes away what was there', async () => {
    const { person, choose, save } = open('/media/old');
    choose(png);
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
});

describe('an image of any type', () => {
  it('is taken where a logo or a banner is asked for, and the limit is said', async () => {
    const { input, choose, save } = open(null, PROVIDER_IMAGE_FILES);
    const webp = makeFile('logo.webp', 'image/webp', 5 * MEGABYTE);
    expect(input).toHaveAccessibleDescription('Any image, up to 5 MB');
    expect(input).toHaveAttribute('accept', 'image/*');
    choose(webp);
    await save();

    expect(sent).toHaveBeenCalledWith(webp);
  });

  it('is an image', () => {
    const { choose } = open(null, PROVIDER_IMAGE_FILES);
    choose(makeFile('notes.pdf', 'application/pdf'));

    expect(screen.getByRole('alert')).toHaveTextContent('“notes.pdf” was not taken: it is not an image.');
  });
});
