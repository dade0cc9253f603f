import { bulkUndoChosen } from '#client/sections/appointments/many/events';
import { playMany as play, serviceWith } from '#test/support/sagas/changingMany';
import { atOnce } from '#test/support/service/desk';
import { changesSentTo } from '#test/support/service/visits';

it('what is undone before its code is there is undone once it has come, one plan after another', async () => {
  const service = serviceWith(['confirmed', 'rejected']);
  const undo = (id: number, to: string) => bulkUndoChosen([{ id, from: 'pending', to }]);
  const { shown } = await play(['confirmed', 'rejected'], service, [undo(1, 'confirmed'), atOnce(undo(2, 'rejected'))]);

  expect(changesSentTo(service)).toEqual([
    [1, 'pending'],
    [2, 'pending'],
  ]);
  expect(shown).toEqual({ 1: 'pending', 2: 'pending' });
});
