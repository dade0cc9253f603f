import { Fragment, useContext, type ReactNode } from 'react';

import { piecesOf } from '#client/lib/messageFormat';
import type { Message } from '#client/lib/text';
import { LanguageContext } from './useT';

/** A sentence of the catalogue whose gaps are filled with anything that can be shown. */
export function Sentence({ text, gaps }: { text: Message; gaps: Readonly<Record<string, ReactNode>> }) {
  const { locale, sentences } = useContext(LanguageContext);
  const pieces = piecesOf(sentences[text.id] ?? text.defaultMessage, locale, gaps);
  // The pieces of a sentence come, go and change places with the language alone.
  return pieces.map((piece, place) =>
    typeof piece === 'string' ? <span key={place}>{piece}</span> : <Fragment key={place}>{piece}</Fragment>,
  );
}
