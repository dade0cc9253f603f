import { sharedRoom } from '#client/ui/table/sharedRoom';

const column = (wanted: number, grow = 0, least = 0) => ({ id: `c${wanted}`, wanted, grow, least });

describe('the room of a table is shared among its columns', () => {
  it.each([
    ['all fits exactly', [column(70), column(130)], 200, [70, 130]],
    [
      'what is left goes to those that grow, by their share',
      [column(50, 3), column(60), column(80, 1)],
      290,
      [125, 60, 105],
    ],
    ['what nobody takes is left', [column(50), column(60)], 290, [50, 60]],
    ['one that wants too much gives way alone', [column(90), column(400, 2), column(60)], 300, [90, 150, 60]],
    ['those that want most are cut to one width', [column(240), column(300), column(40)], 340, [150, 150, 40]],
    ['not below the least, which another gives', [column(300, 0, 180), column(310, 0, 20)], 300, [180, 120]],
    ['the least is never more than is wanted', [column(64, 0, 140), column(500, 1, 80)], 200, [64, 136]],
    ['without room for the least the table scrolls', [column(300, 0, 90), column(200, 0, 70)], 100, [90, 70]],
  ])('%s', (_, columns, room, widths) => {
    expect(Object.values(sharedRoom(columns, room))).toEqual(widths);
  });
});
