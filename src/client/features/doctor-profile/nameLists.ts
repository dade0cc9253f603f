import { refusedFields } from '#client/lib/errors';
import { textOf } from '#client/lib/text';
import type { Doctor, NameEntry } from '#contract/directory';

/** The lists of a doctor whose entries some services have as objects with a name, and others as plain names. */
export const NAME_LISTS = ['languages', 'services'] as const;

/** One of these lists. */
export type NameList = (typeof NAME_LISTS)[number];

/** How the entries of a list are written. */
export type ListShape = 'objects' | 'names';

/** The shape of each list, as far as it is known. */
export type ListShapes = Readonly<Partial<Record<NameList, ListShape>>>;

/** What an entry is called in a form: its name, or its id where it has none. */
export function labelOf(entry: NameEntry | null): string {
  return typeof entry === 'object' ? textOf(entry?.name) || textOf(entry?.id) : textOf(entry);
}

/** The shapes in which the lists of a doctor were read; an empty list says nothing. */
export function shapesRead(doctor: Pick<Doctor, NameList>): ListShapes {
  const known = NAME_LISTS.filter((list) => doctor[list]?.length);
  return Object.fromEntries(
    known.map((list) => [list, doctor[list]?.some((entry) => typeof entry === 'object') ? 'objects' : 'names']),
  );
}

/**
 * The entries of a list with these labels, in a shape. An entry that was read without a name goes back as it came
 * (decisions: sending).
 */
export function entriesOf(labels: readonly string[], read: readonly NameEntry[], shape: ListShape = 'names') {
  return labels.map((label): NameEntry => {
    const nameless = read.find((entry) => typeof entry === 'object' && !textOf(entry.name) && labelOf(entry) === label);
    return nameless ?? (shape === 'objects' ? { name: label } : label);
  });
}

/**
 * The lists whose shape a service has refused: those that a 400 names, when it names nothing else; none for any other
 * error.
 */
export function listsRefused(error: unknown): NameList[] {
  const fields = refusedFields(error).map((field) => field.split('.')[0]);
  const lists = NAME_LISTS.filter((list) => fields.includes(list));
  return fields.every((field) => lists.some((list) => list === field)) ? lists : [];
}

/** The other shape of each of these lists. */
export function otherShapes(shapes: ListShapes, lists: readonly NameList[]): ListShapes {
  return Object.fromEntries(lists.map((list) => [list, shapes[list] === 'objects' ? 'names' : 'objects']));
}
