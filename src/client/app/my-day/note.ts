import { selectDraft, type FormsRoot } from '#client/state/forms/forms';

/** The key under which the note to the next person is kept, as the draft of a form. */
export const NOTE_KEY = 'myDay/note';

/** The note to the next person; empty where there is none. */
export function selectNote(state: FormsRoot): string {
  const draft = selectDraft(state, NOTE_KEY);
  return draft && 'note' in draft && typeof draft.note === 'string' ? draft.note : '';
}
