import type { UnknownAction } from '@reduxjs/toolkit';

import type { Message, Text, Translate } from '#client/lib/text';
import { toolAsked, type Address } from './address';

/** The sorts of what can be found, in the order in which they stand. */
export const FINDING_KINDS = [
  'patient',
  'place',
  'doctor',
  'verb',
  'location',
  'provider',
  'service',
  'package',
] as const;

/** A sort of what can be found. */
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something that was found: what it is called, and what leads to it or does it: an event, or a call. */
export interface FoundThing {
  /** Tells it from everything else that can be found. */
  id: string;
  kind: FindingKind;
  label: Text;
  /** What tells it from others of its name. */
  detail?: Text | null;
  /** The picture of a patient; `null` where there is none. */
  picture?: string | null;
  event: UnknownAction | (() => void);
  /** Whether it does something in the view on screen, and leads nowhere. */
  staysHere?: boolean;
  /** The keys that do it where it is. */
  keys?: string;
}

/** A place or a verb that is always there, with its other names in both languages. */
export interface Offered extends FoundThing {
  alsoCalled: string;
  /** Whether it is not there by touch. */
  needsKeyboard?: boolean;
}

/** What a view can do, as its button is called: it is done there (`useAsked`). */
export function offeredTool(
  label: Message,
  place: Address,
  more: Pick<Offered, 'detail' | 'alsoCalled' | 'keys'>,
): Offered {
  const view = place.params.view ?? '';
  const id = `verb/${[place.section, view, label.id].join('/')}`;
  return { id, kind: 'verb', label, event: toolAsked({ tool: label.id, place }), ...more };
}

/** What is looked for. */
export interface Sought {
  /** As typed. */
  typed: string;
  now: Date;
  t: Translate;
}

/** Asks a service once for all who want to know the same of one question, or in one session. Rejects like the call. */
export interface Once {
  ofQuestion: <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;
  ofSession: <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>;
}

/** Long work with pauses, and what comes of it. */
export type Looking<Found> = Generator<null, Found>;

/** What can be found and done in a section; `State` is what it reads of the store. */
export interface Findable<State> {
  /** What is always there. */
  offers: readonly Offered[];
  /** What is offered about something that was found, whose name stands in the label as a value. */
  verbs?: readonly Pick<Offered, 'label' | 'alsoCalled' | 'keys'>[];
  /** Whether `found` reads slices of the section, which the store has once that is served, beside the entities. */
  readsItsSlices?: boolean;
  /** Looks through what is loaded; where that takes long it pauses, so that the browser may draw meanwhile. */
  found?: (state: State, question: Sought) => readonly FoundThing[] | Looking<readonly FoundThing[]>;
  /** Asks the services. Rejects when they do not answer. */
  asked?: (question: Sought, once: Once) => Promise<readonly FoundThing[]>;
}
