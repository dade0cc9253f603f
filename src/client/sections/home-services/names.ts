/** The name of an item, or its code where it has no words yet (decisions: reading answers). */
export function nameOf({ name, code }: { name?: string | null; code?: string }): string {
  return name?.trim() || code || '—';
}
