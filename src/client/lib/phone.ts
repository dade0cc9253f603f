/** A number of the Emirates in the groups that people read, `+971 50 952 8792`; any other stays as it is written. */
export function groupedPhone(number: string): string {
  const digits = number.replace(/[\s()-]/g, '');
  const grouped = digits.replace(/^\+971(5\d|[2-9])(\d{3})(\d{4})$/, '+971 $1 $2 $3');
  return grouped === digits ? number : grouped;
}
