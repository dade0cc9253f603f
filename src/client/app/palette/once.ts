import type { Once } from '#client/state/findable';

/** Remembers answers by key; one that does not come is asked for again. */
function remembering() {
  const answers = new Map<string, Promise<unknown>>();
  return <Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = answers.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = ask();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

/** Makes what asks once: for each question another `ofQuestion`, and one `ofSession` for all of them. */
export function onceMaker(): () => Once {
  const ofSession = remembering();
  return () => ({ ofQuestion: remembering(), ofSession });
}
