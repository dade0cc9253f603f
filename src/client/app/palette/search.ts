import { bestMatches } from '#client/lib/bestMatches';
import type { Findable, FoundThing, Offered, Once, Sought } from '#client/state/findable';
import { yieldToBrowser } from '#client/state/sagas/yieldToBrowser';
import { searchWords } from '#contract/text/fold';

/** A section, and whether the store has what it looks through. */
export interface Source {
  findable: Findable<never>;
  isServed: boolean;
}

/** Milliseconds that a search takes at once: half a frame. */
const SLICE_MS = 8;

/** Milliseconds without typing after which the services are asked. */
const RESTS_MS = 250;

/** From so many letters on they are asked. */
const FEWEST_LETTERS = 2;

interface Search {
  question: Sought;
  offers: readonly Offered[];
  sources: readonly Source[];
  state: unknown;
  once: Once;
  /** Called with what was found, at once and each time more is. */
  tell: (found: readonly FoundThing[]) => void;
  /** Called as the services are asked, and have answered or have not. */
  tellAsked: (how: 'asking' | 'answered' | 'unasked') => void;
}

/** Looks for what was typed: at once in what is loaded, slice by slice, and asks the services once the typing rests. */
export function startSearch({ question, offers, sources, state, once, tell, tellAsked }: Search): () => void {
  const stop = new AbortController();
  const work = lookThrough(question, offers, sources, state);
  const goOn = () => {
    if (stop.signal.aborted) return;
    const until = performance.now() + SLICE_MS;
    const found: FoundThing[] = [];
    for (let step = work.next(); !step.done; step = work.next()) {
      found.push(...(step.value ?? []));
      if (performance.now() >= until) {
        void yieldToBrowser().then(goOn);
        break;
      }
    }
    tell(found);
  };
  goOn();
  const asking = sources.flatMap(({ findable: { asked } }) => (asked ? [asked] : []));
  if (searchWords(question.typed).join('').length < FEWEST_LETTERS || asking.length === 0) {
    tellAsked('answered');
    return () => stop.abort();
  }
  const timer = setTimeout(() => {
    tellAsked('asking');
    const arrived: FoundThing[] = [];
    const answers = asking.map(async (ask) => {
      arrived.push(...(await ask(question, once)));
      // What one answer of a service holds for several sections is told together, and so in its order.
      await yieldToBrowser();
      if (!stop.signal.aborted && arrived.length > 0) tell(arrived.splice(0));
    });
    void Promise.allSettled(answers).then((all) => {
      if (!stop.signal.aborted) tellAsked(all.every(({ status }) => status === 'fulfilled') ? 'answered' : 'unasked');
    });
  }, RESTS_MS);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function* lookThrough(
  question: Sought,
  offers: readonly Offered[],
  sources: readonly Source[],
  state: unknown,
): Generator<readonly FoundThing[] | null, void> {
  yield offersFor(question, offers);
  for (const { findable, isServed } of sources) {
    if (!isServed || !findable.found) continue;
    const found = findable.found(state as never, question);
    yield Symbol.iterator in found && 'next' in found ? yield* found : found;
  }
}

/** The places and verbs that have a name with every word of what was typed, in either language. */
export function offersFor({ typed, t }: Pick<Sought, 'typed' | 't'>, offers: readonly Offered[]): Offered[] {
  if (searchWords(typed).length === 0) return [];
  return (['place', 'verb'] as const).flatMap((kind) =>
    bestMatches(
      offers.filter((one) => one.kind === kind),
      typed,
      { nameOf: ({ label }) => t(label), alsoOf: ({ label, alsoCalled }) => `${inEnglish(label)} ${alsoCalled}` },
    ),
  );
}

/** What a label says in English, whatever the page speaks. */
function inEnglish(label: Offered['label']): string {
  return typeof label === 'string' ? label : label.defaultMessage;
}
