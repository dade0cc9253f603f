import { MOST_OF_A_KIND } from '#client/lib/bestMatches';
import { FINDING_KINDS, type FoundThing, type FindingKind } from '#client/state/findable';

/** A line of what was found. */
export interface FoundLine extends FoundThing {
  /** Lines of one group stand together under one heading: a kind, and how many groups of it stand above. */
  group: `${FindingKind | 'recent'}/${number}`;
}

/** What was found of one text. */
export interface FoundOf {
  typed: string;
  lines: readonly FoundLine[];
}

/**
 * What was found with more that was found of the same text: that goes below, so that no line moves, and no more than
 * five of a kind stand. Of another text it begins anew.
 */
export function withFound(before: FoundOf, typed: string, found: readonly FoundThing[]): FoundOf {
  const standing = before.typed === typed ? before.lines : [];
  const known = new Set(standing.map(({ id }) => id));
  const more = FINDING_KINDS.flatMap((kind) => {
    const others = standing.filter((one) => one.kind === kind);
    const groups = new Set(others.map(({ group }) => group)).size;
    return found
      .filter((one) => one.kind === kind && !known.has(one.id) && known.add(one.id))
      .slice(0, MOST_OF_A_KIND - others.length)
      .map((one): FoundLine => ({ ...one, group: `${kind}/${groups}` }));
  });
  if (before.typed === typed && more.length === 0) return before;
  return { typed, lines: [...standing, ...more] };
}
