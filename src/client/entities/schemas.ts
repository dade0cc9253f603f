import { schema, type Schema } from 'normalizr';

import type { Id } from '#contract/common';
import { withSaid } from './entityStore';

/** How a kind of thing is taken out of an answer. */
export interface Shape<Wire, Owner> {
  /** What the thing embeds, by field. */
  embeds?: Schema;
  /** The id of the thing, where it is not in its field `id`; the owner is what embeds the thing. */
  idOf?: (thing: Wire, owner: Owner) => Id | null | undefined;
  /** A copy of the thing as the store has it, with what services leave out filled in; left out where it is the same. */
  completed?: (thing: Wire, owner: Owner) => object;
}

/** The schema of a kind. A thing that comes without an id is given one of its own. */
export function schemaOf<Wire extends object, Owner extends object>(
  kind: string,
  {
    embeds,
    idOf = ({ id }: Wire & { id?: Id | null }) => id,
    // What it embeds is named by id in the thing itself, which then has to be a copy.
    completed = (thing: Wire) => (embeds ? { ...thing } : thing),
  }: Shape<Wire, Owner>,
) {
  const keyOf = (thing: Wire, owner: Owner, field: string | null): Id =>
    idOf(thing, owner) ?? ownId(thing, owner, field);
  return new schema.Entity(kind, embeds ?? {}, {
    // The types of normalizr know texts only, but an id stays as it came, as it does by normalizr's own default.
    idAttribute: keyOf as schema.SchemaFunction,
    processStrategy: (thing: Wire, owner: Owner, field: string | null) => {
      const entity = completed(thing, owner);
      const given = idOf(thing, owner);
      return given === null || given === undefined ? { ...entity, id: ownId(thing, owner, field) } : entity;
    },
    mergeStrategy: withSaid,
  });
}

const NO_ID = 'no id: ';

/** The id that is made for a thing: of what embeds it and of all that is said of it, so that no other thing has it. */
function ownId(thing: object, owner: { id?: Id }, field: string | null): string {
  return NO_ID + JSON.stringify([owner.id, field, thing]);
}

/** Whether the id of an entity came from its service, which can then be asked by it. */
export function cameWithId({ id }: { id: Id }): boolean {
  return !String(id).startsWith(NO_ID);
}
