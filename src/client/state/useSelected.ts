import { useSelector } from 'react-redux';

/** What a selector with arguments says of them: `useSelected(selectDoctor, id)`. */
export function useSelected<Args extends readonly unknown[], Selected>(
  selector: (state: never, ...args: Args) => Selected,
  ...args: Args
): Selected {
  return useSelector((state: never) => selector(state, ...args));
}
