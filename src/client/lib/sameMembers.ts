/** Whether two lists have the same members in the same order; stops at the first that differs. */
export function haveSameMembers(list: readonly unknown[], other: readonly unknown[]): boolean {
  return list.length === other.length && list.every((one, at) => one === other[at]);
}
