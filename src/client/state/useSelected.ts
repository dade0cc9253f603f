import { useSelector } from 'react-redux';

/** Follows a selector that takes arguments, such as `useSelected(selectDoctor, id)`. */
export function useSelected<Args extends readonly unknown[], Selected>(
  selector: (state: never, ...args: Args) => Selected,
  ...args: Args
): Selected {
  return useSelector((state: never) => selector(state, ...args));
}
