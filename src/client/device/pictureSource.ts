let allowed: readonly string[] = [];

/** Allows pictures from these hosts and origins beside the page's own, as the policy of the page does. */
export function allowPicturesFrom(sources: readonly string[]): void {
  allowed = sources;
}

/**
 * An address from data as the source of a picture, or `null` when it is no address of a picture, or of one from a host
 * that is not named: that one is not asked for (decisions: reading answers).
 */
export function safeSource(address: string | null | undefined): string | null {
  if (!address) return null;
  if (/^(blob:|data:image\/|\/(?![/\\]))/i.test(address)) return address;
  return /^https?:\/\/[^/]/i.test(address) && isAllowed(address) ? address : null;
}

function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host } = new URL(address);
  return origin === window.location.origin || allowed.includes(origin) || allowed.includes(host);
}
