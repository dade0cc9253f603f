import { keepOnDevice } from '#client/sections/appointments/view/kept';
import { keepListView } from '#client/sections/appointments/view/sagas/keepListView';
import { selectListView } from '#client/sections/appointments/view/selectors';
import { testSaga } from '#test/support/sagas/testSaga';

it('keeps layout and views as they are now', () => {
  const view = { columns: null, widths: {}, views: [] };

  testSaga(keepListView).next().select(selectListView).next(view).call(keepOnDevice, view).next().isDone();
});
