import { withoutTitles } from '#contract/text/titles';
import { cleanText } from '#contract/text/typed';

/** A sentence of the message catalogue with the values to fill in; plain data, so that it can live in the store. */
export interface Message {
  id: string;
  defaultMessage: string;
  values?: Values;
}

/** What can be shown to a person: a sentence of the catalogue, or a text that came from a service. */
export type Text = string | Message;

/** What fills the gaps of a sentence, by name; a value that is itself a sentence is translated with it. */
export type Values = Readonly<Record<string, Text | number>>;

/** Translates a text into the chosen language. */
export type Translate = (text: Text, values?: Values) => string;

/**
 * The sentences of a room, each with the id `<room>.<key>`: `messagesOf('fanOut', { stop: 'Stop' }).stop` has the id
 * `fanOut.stop`, by which the other languages know it.
 */
export function messagesOf<Key extends string>(
  room: string,
  sentences: Readonly<Record<Key, string>>,
): Record<Key, Message> {
  const entries = Object.entries<string>(sentences);
  return Object.fromEntries(
    entries.map(([key, defaultMessage]) => [key, { id: `${room}.${key}`, defaultMessage }]),
  ) as Record<Key, Message>;
}

/** A catalogue sentence with its values. */
export function say(message: Message, values: Values): Message {
  return { ...message, values };
}

/** What stands where a figure or a date is not known. */
export const notKnown: Message = { id: 'text.notKnown', defaultMessage: 'N/A' };

const sideBySide: Message = { id: 'text.beside', defaultMessage: '{one} · {other}' };

/** Two parts of a line, `12 · 3 rejected`. */
export function beside(one: Text, other: Text): Text {
  return say(sideBySide, { one, other });
}

const oneAfterAnother: Message = { id: 'text.oneAfterAnother', defaultMessage: '{names}; {name}' };

/** Names in a row, `a; b; c`: the first so many, and an ellipsis where there are more. */
export function namesInARow(names: readonly Text[], atMost: number): Text {
  const [first = '', ...others] = names.length > atMost ? [...names.slice(0, atMost), '…'] : names;
  return others.reduce<Text>((row, name) => say(oneAfterAnother, { names: row, name }), first);
}

/**
 * What stands for a name in a picture: the first letters of its first two names behind a title, with their marks, or
 * `?` where there are none. Of Arabic one: two would join into a word.
 */
export function initialsOf(name: string): string {
  const [first = '?', second = ''] = firstLetters(name);
  return joins(first + second) ? first : first + second;
}

/** The same on paper, where letters that would join stand apart: `ل. س.` */
export function initialsApart(name: string): string {
  const letters = firstLetters(name);
  return joins(letters.join('')) ? letters.map((letter) => `${letter}.`).join(' ') : initialsOf(name);
}

const joins = (letters: string) => /\p{Script=Arabic}/u.test(letters);

/** The article that half of all Arabic names begin with, also where it stands alone: `السويدي`, `آل مكتوم`. */
const ARTICLE = /^[اآأٱ]\p{M}*ل\p{M}*($|(?=(?:\p{L}\p{M}*){2}))/u;

function firstLetters(name: string): string[] {
  const words = withoutTitles(cleanText(name)).normalize('NFC').split(/\s+/);
  const letters = words.map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word.replace(ARTICLE, ''))?.[0] ?? '');
  return letters.filter(Boolean).slice(0, 2);
}

/** First and last name of a person, as "Dr. first last" shows them (Spec 1 §2); what is missing is left out. */
export function fullName({ first_name, last_name }: { first_name?: string | null; last_name?: string | null }): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/**
 * The names of things in their order; what has no name is left out. Things may be plain names, and the list one text
 * with commas between the names.
 */
export function namesOf(
  things: readonly ({ name?: string | null } | string | null)[] | string | null | undefined,
): string[] {
  if (typeof things === 'string') return distinctTexts(things.split(/[,،;\n]/));
  return (things ?? []).map((thing) => textOf(typeof thing === 'object' ? thing?.name : thing)).filter(Boolean);
}

/** A wire name such as `years_of_experience` as words: `Years of experience`. */
export function humanized(wireName: string): string {
  const words = wireName.replace(/[._]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value that should be a text, as one; what is neither a text nor a number is the empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** A name or the like as it is shown, `null` of one of blanks and marks alone, for which something else stands. */
export function shownName(name: unknown): string | null {
  return cleanText(textOf(name)) || null;
}

/** Texts cleaned, without empty ones, each once, in their order. */
export function distinctTexts(texts: readonly string[]): string[] {
  return [...new Set(texts.map(cleanText).filter(Boolean))];
}

/** An address from data as a link target, or `null` when its scheme is not http, https, tel or mailto. */
export function safeHref(address: string | null | undefined): string | null {
  return address && /^(https?:\/\/|tel:|mailto:)/i.test(address.trim()) ? address.trim() : null;
}
