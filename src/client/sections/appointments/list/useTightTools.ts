import { useMedia } from '#client/ui/useMedia';

/** Whether the row of tools has room for none but the shortest names: the button of the filters is its picture. */
export function useTightTools(): boolean {
  return useMedia('(max-width: 1439.95px)');
}
