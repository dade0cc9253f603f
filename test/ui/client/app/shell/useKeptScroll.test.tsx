import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';

import { useKeptScroll, type KeptScroll } from '#client/app/shell/useKeptScroll';
import { SectionFrame } from '#client/ui/layout/SectionFrame';
import { renderPage } from '#test/support/page/renderPage';

function Section({ id, main, kept }: { id: string; main: Parameters<typeof useKeptScroll>[2]; kept: KeptScroll }) {
  useKeptScroll(kept, id, main);
  return (
    <SectionFrame title={id}>
      <div role="table" />
    </SectionFrame>
  );
}

function Desk() {
  const [id, setId] = useState('one');
  const [kept] = useState<KeptScroll>(() => new Map());
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {['one', 'other'].map((name) => (
        <button key={name} type="button" onClick={() => setId(name)}>
          {name}
        </button>
      ))}
      <main ref={main}>
        <Section key={id} id={id} main={main} kept={kept} />
      </main>
    </>
  );
}

it('a section comes back scrolled as it was left, each for itself, its page and its tables', async () => {
  const { person } = renderPage(<Desk />);
  const scrolled = () => [document.querySelector('[data-scrolls]')!.scrollTop, screen.getByRole('table').scrollTop];
  screen.getByRole('table').scrollTop = 300;
  document.querySelector('[data-scrolls]')!.scrollTop = 40;
  await person.click(screen.getByRole('button', { name: 'other' }));
  expect(scrolled()).toEqual([0, 0]);

  await person.click(screen.getByRole('button', { name: 'one' }));
  expect(scrolled()).toEqual([40, 300]);
});
