import { undoLinksKey } from '#client/sections/home-services/keys';
import { takeFanOut } from '#client/state/fanOut/runFanOut';
import { linksUndoChosen } from '../events';
import { undoingLinks, undoLinks } from './undoLinks';

/** Starts the workflow that takes values of links back. */
export function* watchUndo() {
  yield* takeFanOut(undoingLinks, linksUndoChosen, () => undoLinksKey, undoLinks);
}
