import { folded, searchTest } from '#contract/text/fold';

/** Makes the filter of an Autocomplete: the options whose text has every word that was typed, and at most so many. */
export function makeFilter<Option>(searchTextOf: (option: Option) => string, limit = Infinity) {
  return (options: readonly Option[], { inputValue }: { inputValue: string }): Option[] => {
    const isFound = searchTest(inputValue);
    return options.filter((option) => isFound(folded(searchTextOf(option)))).slice(0, limit);
  };
}
