import { folded } from '#client/lib/fold';

/** Makes the filter of an Autocomplete: the options whose text contains what was typed, and at most so many. */
export function makeFilter<Option>(searchTextOf: (option: Option) => string, limit = Infinity) {
  return (options: readonly Option[], { inputValue }: { inputValue: string }): Option[] => {
    const wanted = folded(inputValue.trim());
    return options.filter((option) => folded(searchTextOf(option)).includes(wanted)).slice(0, limit);
  };
}
