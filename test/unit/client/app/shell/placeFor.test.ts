import { placeFor, type Area } from '#client/app/shell/keepClear';

const page: Area = { left: 16, top: 16, right: 1424, bottom: 884 };
const home: Area = { left: 256, top: 784, right: 676, bottom: 884 };
const other: Area = { left: 1004, top: 784, right: 1424, bottom: 884 };
const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom });

it.each<[string, Area[], Area[], Area]>([
  ['stand in their corner', [], [], home],
  ['stay there beside what is in use', [area(700, 790, 800, 820), area(300, 700, 400, 784)], [], home],
  ['go to the other corner from a button under them', [area(660, 880, 720, 900)], [], other],
  ['go up from a row that reaches through both', [area(240, 840, 1440, 884)], [], area(256, 732, 676, 832)],
  [
    'go up in the other corner where theirs is in use as far',
    [area(260, 20, 500, 884), area(990, 800, 1424, 850)],
    [],
    area(1004, 692, 1424, 792),
  ],
  [
    'pass by a second row above the first',
    [area(240, 840, 1440, 884), area(240, 700, 1440, 740)],
    [],
    area(256, 592, 676, 692),
  ],
  ['stay where everything is in use', [area(0, 0, 1440, 900)], [], home],
  ['leave an open dialog free where there is a choice', [], [area(600, 40, 900, 800)], other],
  [
    'cover a dialog rather than what is in use in it',
    [area(0, 760, 1440, 900)],
    [area(240, 40, 1430, 700)],
    area(256, 652, 676, 752),
  ],
])('notices %s', (_, inUse, spared, place) => expect(placeFor(home, page, inUse, spared)).toEqual(place));

it('in a dialog that fills the page notices stand where the least of it can be pressed', () => {
  const dialog = area(200, 30, 1440, 900);
  const slots = [560, 640, 720, 800].map((top) => area(220, top, 1420, top + 60));
  expect(placeFor(home, page, [area(1200, 850, 1420, 890)], [dialog, ...slots])).toEqual(area(256, 16, 676, 116));
});

it('on a page that is mirrored the other corner is the left one', () => {
  const start = area(764, 784, 1184, 884);
  expect(placeFor(start, page, [area(1100, 800, 1150, 830)])).toEqual(area(16, 784, 436, 884));
});

it('on a telephone there is no other corner', () => {
  const phone = { page: area(16, 16, 374, 828), home: area(16, 728, 374, 828) };
  expect(placeFor(phone.home, phone.page, [area(200, 780, 300, 820)])).toEqual(area(16, 672, 374, 772));
});
