import { renderHook } from '@testing-library/react';

import { useAnsweredFirst } from '#client/ui/waiting/useAnsweredFirst';
import { listenToBrowser } from '#test/support/page/slowPage';

const [first, second, third] = [
  { topic: 'all', rows: 9 },
  { topic: 'fatima', rows: 2 },
  { topic: 'fatima', rows: 1 },
];

interface List {
  topic: string;
  rows: number;
}

/** What was drawn, one after another. */
function drawnFor(lists: readonly List[]): List[] {
  const drawn: List[] = [];
  const { rerender } = renderHook(({ shown }: { shown: List }) => drawn.push(useAnsweredFirst(shown)), {
    initialProps: { shown: first },
  });
  for (const shown of lists) rerender({ shown });
  return drawn;
}

it('draws at once what is shown', () => expect(drawnFor([second, third])).toEqual([first, second, third]));

it('answers with what stood there before, and draws then, where the page is slow', () => {
  listenToBrowser()({ interactionId: 1, startTime: performance.now(), duration: 300 });

  expect(drawnFor([second]).slice(-2)).toEqual([first, second]);
});

it('draws at once what has changed by itself, also where the page is slow', () => {
  listenToBrowser()({ interactionId: 1, startTime: performance.now(), duration: 300 });

  expect(drawnFor([second, third]).slice(-2)).toEqual([third, third]);
});
