/**
 * The network that a caller comes from, whose wrong guesses are counted together: an address of IPv4, or the first half
 * of one of IPv6, of which everybody has more than can be counted.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address;
  const groups = groupsOf(new URL(`http://[${address}]`).hostname.slice(1, -1));
  const [high = 0, low = 0] = groups.slice(6);
  const isVersion4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isVersion4) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an address that is written in short. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [head, tail] = [read(before), read(after ?? '')];
  return after === undefined ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
