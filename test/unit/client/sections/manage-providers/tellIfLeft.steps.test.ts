import { tellIfLeft } from '#client/sections/manage-providers/sagas/tellIfLeft';
import { offerToGoBack } from '#client/state/notices';
import { selectRequest } from '#client/state/requests/requests';
import { showing, testSaga } from '#test/support/sagas/testSaga';

const key = 'test/form';
const place = { section: 'manage-providers', params: { q: 'omar' } };

describe('the success of a form', () => {
  const steps = testSaga(tellIfLeft, { key, form: 'add' as const, place, text: 'It exists.', detail: 'Its ID is 7.' })
    .next()
    .select(selectRequest, key)
    .save('the form is looked for');

  it('is announced with the way back to the form when that was left', () => {
    const modal = { ...place, params: { q: 'omar', form: 'add' } };

    steps
      .restore('the form is looked for')
      .next({ status: 'pending', failure: null, isLeft: true })
      .inspect(showing({ kind: 'success', text: 'It exists.', detail: 'Its ID is 7.', ...offerToGoBack(key, modal) }))
      .next()
      .isDone();
  });

  it.each([
    ['is open', { status: 'pending', failure: null }],
    ['was forgotten', undefined],
  ])('is told by the form alone while that %s', (_, request) => {
    steps.restore('the form is looked for').next(request).isDone();
  });
});
