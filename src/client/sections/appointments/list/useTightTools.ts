import { useMedia } from '#client/ui/page/useMedia';

/** Whether the tools of the list need the whole of their row: how many it shows stands elsewhere then. */
export function useTightTools(): boolean {
  return useMedia('(max-width: 1439.95px)');
}

/** Whether the button of the filters has room for its picture alone. */
export function useFoldedFilter(): boolean {
  return useMedia('(max-width: 1239.95px)');
}
