import { createStore } from '#client/app/store';
import { sessionEnded, signedIn, signOutChosen } from '#client/features/session';
import { draftTaken, formDiscarded, formLeft, formSent } from '#client/state/formEvents';
import { selectDraft, selectHasDrafts, selectSentForms } from '#client/state/forms/forms';

const LAYLA = 'layla@mawid.example';

function desk() {
  const store = createStore();
  store.dispatch(signedIn('token', LAYLA));
  store.dispatch(formLeft('plan', { startDate: '2026-12-06' }));
  return { ...store, draft: () => selectDraft(store.getState(), 'plan') };
}

describe('what was typed into a form that was left', () => {
  it('is kept until the form is left with nothing typed', () => {
    const { dispatch, draft } = desk();
    expect(draft()).toEqual({ startDate: '2026-12-06' });
    dispatch(formLeft('plan', null));

    expect(draft()).toBeUndefined();
  });

  it('is no longer kept once it stands in its form again', () => {
    const { dispatch, draft, getState } = desk();
    dispatch(draftTaken('another'));
    expect(draft()).toBeDefined();
    dispatch(draftTaken('plan'));

    expect(draft()).toBeUndefined();
    expect(selectHasDrafts(getState())).toBe(false);
  });

  it('stays when a form of which nothing is kept is left', () => {
    const { dispatch, draft } = desk();
    dispatch(formLeft('plan'));

    expect(draft()).toEqual({ startDate: '2026-12-06' });
  });

  it('stays when another form is given up, of which then nothing is left', () => {
    const { dispatch, draft, getState } = desk();
    const form = { title: 'Saving a doctor', place: { section: '', params: {} }, values: {} };
    dispatch(formSent({ key: 'save', form }));
    dispatch(formDiscarded('save'));

    expect(draft()).toEqual({ startDate: '2026-12-06' });
    expect(selectHasDrafts(getState())).toBe(true);
    expect(selectSentForms(getState())).toEqual({});
  });

  it('is there for the same person when a session ends of its own', () => {
    const { dispatch, draft } = desk();
    dispatch(sessionEnded());
    dispatch(signedIn('another', LAYLA));

    expect(draft()).toEqual({ startDate: '2026-12-06' });
  });

  it('is gone once that person signs out', () => {
    const { dispatch, draft } = desk();
    dispatch(signOutChosen());
    dispatch(sessionEnded());

    expect(draft()).toBeUndefined();
  });

  it('is never shown to somebody else', () => {
    const { dispatch, draft } = desk();
    dispatch(sessionEnded());
    dispatch(signedIn('another', 'omar@mawid.example'));

    expect(draft()).toBeUndefined();
  });
});
