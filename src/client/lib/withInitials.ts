import { initialsApart, type Text, type Values } from './text';

/** A text in which patients, as every sentence calls its `patient`, stand by their initials; everybody else in full. */
export function withInitials(text: Text): Text {
  if (typeof text === 'string' || !text.values) return text;
  const values = Object.entries(text.values).map(([name, value]): [string, Values[string]] => {
    if (typeof value === 'number') return [name, value];
    return [name, name === 'patient' && typeof value === 'string' ? initialsApart(value) : withInitials(value)];
  });
  return { ...text, values: Object.fromEntries(values) };
}
