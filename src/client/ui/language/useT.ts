import { createContext, useCallback, useContext } from 'react';

import { isolated, withoutLastIsolation } from '#client/lib/bidi';
import { filledIn } from '#client/lib/messageFormat';
import type { Message, Text, Translate, Values } from '#client/lib/text';
import { withInitials } from '#client/lib/withInitials';
import { Discreet } from './discreet';

/** A language of the page: its locale, and its sentences by id; a sentence that it lacks is said in English. */
export interface Language {
  locale: string;
  sentences: Readonly<Record<string, string>>;
  /** Fetches Arabic, for what is said in it on a page of another language. */
  arabic?: () => Promise<Language>;
}

/** English, in which every sentence is declared. */
export const ENGLISH: Language = { locale: 'en', sentences: {} };

/** The chosen language. */
export const LanguageContext = createContext(ENGLISH);

/** The translator of the chosen language, for everything that a component shows. */
export function useT(): Translate {
  const language = useContext(LanguageContext);
  const isDiscreet = useContext(Discreet);
  return useCallback<Translate>(
    (text, values) => translated(language, isDiscreet ? discreet(text, values) : text, isDiscreet ? {} : values),
    [language, isDiscreet],
  );
}

function discreet(text: Text, values: Values = {}): Text {
  return typeof text === 'string' ? text : withInitials({ ...text, values: { ...text.values, ...values } });
}

/**
 * Translates a text into a language. A text that came from a service stays as it is; inside a sentence its direction
 * is kept to itself.
 */
export function translated(language: Language, text: Text, values: Values = {}): string {
  return typeof text === 'string' ? text : withoutLastIsolation(sentenceIn(language, text, values));
}

function sentenceIn(language: Language, text: Message, values: Values): string {
  const { locale, sentences } = language;
  const isRightToLeft = locale.startsWith('ar');
  const filling: Record<string, string | number> = {};
  for (const [name, value] of Object.entries({ ...text.values, ...values })) {
    if (typeof value === 'number') filling[name] = value;
    else if (typeof value === 'string') filling[name] = isolated(value, isRightToLeft);
    else filling[name] = sentenceIn(language, value, {});
  }
  return filledIn(sentences[text.id] ?? text.defaultMessage, locale, filling);
}
