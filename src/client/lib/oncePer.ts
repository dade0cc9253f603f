/** Makes something once for each locale: to make it takes a thousand times as long as to use it. */
export function oncePer<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const one = make(locale);
    made.set(locale, one);
    return one;
  };
}
