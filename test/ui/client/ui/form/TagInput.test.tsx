import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';

import { TagInput } from '#client/ui/form/TagInput';
import { renderPage } from '#test/support/page/renderPage';

interface FormProps {
  languages: string[];
  onSubmit: () => void;
}

function Form({ languages, onSubmit }: FormProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { languages } });
  return (
    <form
      onSubmit={(event) => {
        void handleSubmit(onSubmit)(event);
      }}
    >
      <TagInput control={control} name="languages" label="Languages" hint="Enter or a comma adds one" />
      <button type="submit">Save</button>
    </form>
  );
}

function open(languages: string[] = []) {
  const onSubmit = jest.fn();
  const { person } = renderPage(<Form languages={languages} onSubmit={onSubmit} />);
  const field = screen.getByRole('textbox', { name: 'Languages' });
  return {
    person,
    field,
    onSubmit,
    type: async (text: string) => {
      await person.click(field);
      await person.keyboard(text);
    },
    removal: (name: string) => screen.getByRole('button', { name: `Remove ${name}` }),
  };
}

const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('a list of words', () => {
  it('is a plain text field with its hint', () =>
    expect(open().field).toHaveAccessibleDescription('Enter or a comma adds one'));

  it('grows by Enter and by a comma, and by what was typed when the field is left', async () => {
    const { type, person, field } = open(['Arabic']);
    await type(' English {Enter}Urdu,Hin');
    expect(tags()).toEqual(['Arabic', 'English', 'Urdu']);

    await person.tab();
    expect(tags()).toEqual(['Arabic', 'English', 'Urdu', 'Hin']);
    expect(field).toHaveValue('');
  });

  it('has each word once, and no empty one', async () => {
    const { type, field } = open(['Arabic']);
    await type('Arabic{Enter} , \u200f,{Enter}\u200eArabic{Enter}');

    expect(tags()).toEqual(['Arabic']);
    expect(field).toHaveValue('');
  });

  it('takes a pasted list apart', async () => {
    const { person, field } = open();
    await person.click(field);
    await person.paste('Arabic, English،Urdu');

    expect(tags()).toEqual(['Arabic', 'English', 'Urdu']);
  });

  it('submits its form by Enter only when nothing is typed', async () => {
    const { type, onSubmit } = open();
    await type('Arabic{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();

    await type('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ languages: ['Arabic'] }, expect.anything());
  });

  it('loses a word by its button, and keeps what is being typed', async () => {
    const { type, person, field, removal } = open(['Arabic', 'English']);
    await type('Ur');
    await person.click(removal('Arabic'));

    expect(tags()).toEqual(['English']);
    expect(field).toHaveValue('Ur');
  });

  it.each(['{Enter}', ' '])('loses a word by pressing %p on its button, without submitting the form', async (key) => {
    const { person, removal, onSubmit } = open(['Arabic', 'English']);
    await person.tab();
    expect(removal('Arabic')).toHaveFocus();
    await person.keyboard(key);

    expect(tags()).toEqual(['English']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('loses its last word by Backspace in the empty field, and another by arrow and Delete', async () => {
    const { type, removal } = open(['Arabic', 'English', 'Urdu']);
    await type('{Backspace}');
    expect(tags()).toEqual(['Arabic', 'English']);

    await type('{ArrowLeft}{ArrowLeft}');
    expect(removal('Arabic')).toHaveFocus();
    await type('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(tags()).toEqual(['English']);
  });

  it('leaves the arrows to whoever moves within a word', async () => {
    const { type, field } = open(['Arabic']);
    await type('nglish{Home}{ArrowLeft}{ArrowRight}{ArrowLeft}E');

    expect(field).toHaveFocus();
    expect(field).toHaveValue('English');
    expect(tags()).toEqual(['Arabic']);
  });
});
