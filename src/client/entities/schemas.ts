import { normalize, schema, type Schema } from 'normalizr';

import type { Id } from '#contract/common';
import { collectEntity, type Collected } from './entityStore';

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
  return new TreeSchema(kind, embeds ?? {}, {
    // The types of normalizr know texts only, but an id stays as it came, as it does by normalizr's own default.
    idAttribute: keyOf as schema.SchemaFunction,
    processStrategy: (thing: Wire, owner: Owner, field: string | null) => {
      const entity = completed(thing, owner) as Record<string, unknown>;
      const given = idOf(thing, owner);
      return given === null || given === undefined ? { ...entity, id: ownId(thing, owner, field) } : entity;
    },
  });
}

/** What normalizr hands to a schema: its way into what a thing embeds, what keeps an entity, what it has met. */
type Visit = (value: unknown, owner: object, field: string | null, inner: unknown, add: Add, met: object) => unknown;
type Add = (kind: schema.Entity, entity: object, id: Id) => void;

/**
 * A schema of things that come as JSON, where nothing holds itself. That of normalizr looks for each thing among all
 * that it has met under the same id, which for 100,000 appointments at 13 places took as long as all else.
 */
class TreeSchema extends schema.Entity<Record<string, unknown>> {
  private readonly embedded: [field: string, inner: unknown][];

  constructor(kind: string, embeds: object, options: schema.EntityOptions<Record<string, unknown>>) {
    super(kind, embeds as Schema, options);
    this.embedded = Object.entries(embeds);
  }

  /** Called by normalizr: has what a thing embeds and the thing itself kept, and returns its id. */
  normalize(thing: object, owner: object, field: string, visit: Visit, add: Add, met: object): Id {
    const id: Id = this.getId(thing, owner, field);
    const entity = this._processStrategy(thing, owner, field);
    for (const [name, inner] of this.embedded) {
      const value = entity[name];
      if (typeof value === 'object') entity[name] = visit(value, entity, name, inner, add, met);
    }
    add(this, entity, id);
    return id;
  }
}

/** Takes a list apart into what is collected already, by the same rule as the store, and returns its ids. */
export function collectList(collected: Collected, list: readonly unknown[], of: schema.Entity): Id[] {
  const add: Add = ({ key }, entity, id) => collectEntity(collected, key, id, entity);
  // To normalizr whatever has this method is a schema; it is how a schema gets at its way into others.
  const whole = {
    normalize: (_list: unknown, _owner: unknown, _field: unknown, visit: Visit) =>
      list.map((thing) => visit(thing, list, null, of, add, {})),
  };
  return normalize<unknown, object, Id[]>(list, whole as unknown as Schema).result;
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
