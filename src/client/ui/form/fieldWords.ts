import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** How a field of a form is called, and how a value of it reads. */
export interface FieldWords {
  label: string;
  say: (value: unknown) => ReactNode;
  /** The part of the form that it stands in; `null` outside of any. */
  part?: string | null;
}

/** The part of the form that the fields inside belong to. */
export const PartOfForm = createContext<string | null>(null);

/** Keeps what the fields of the surrounding form say of themselves, by name, for what tells of them elsewhere. */
export const WordsOfFields = createContext<Map<string, FieldWords> | null>(null);

/** Tells the surrounding form how a field is called and how its values read. */
export function useFieldWords(name: string, label: string, say: FieldWords['say']): void {
  const words = useContext(WordsOfFields);
  const part = useContext(PartOfForm);
  useEffect(() => {
    words?.set(name, { label, say, part });
  });
}
