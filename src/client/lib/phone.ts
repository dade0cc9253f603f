/** A number of the Emirates in the groups that people read, `+971 50 952 8792`; any other stays as it is written. */
export function groupedPhone(number: string): string {
  const [, area, first, second] = /^\+971(5\d|[2-9])(\d{3})(\d{4})$/.exec(number.replace(/[\s()-]/g, '')) ?? [];
  return area && first && second ? `+971 ${area} ${first} ${second}` : number;
}
