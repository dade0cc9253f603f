import { pictureIn } from '#contract/pictures';
import { withoutTraces } from '#server/http/withoutTraces';
import { PICTURES } from '#test/support/page/forms';

const PLACE = 'N 25.2048 E 55.2708';

/** EXIF as a camera writes it: how the picture is turned, and where it was taken. */
const exifOf = (orientation: number) =>
  Buffer.concat([
    Buffer.from(
      `49492a000800000002000f01020014000000260000001201030001000000` + `0${orientation}00000000000000`,
      'hex',
    ),
    Buffer.from(`${PLACE}\0`),
  ]);

const chunk = (name: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([size, Buffer.from(name), content, Buffer.alloc(4)]);
};
const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);
const block = (name: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
};
const exif = (orientation: number) => Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation)]);
const profile = Buffer.from('ICC_PROFILE\0\x01\x01colours');

const jpeg = (orientation: number) =>
  Buffer.concat([
    PICTURES.jpg.subarray(0, 2),
    segment(0xe1, exif(orientation)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${PLACE}</x>`)),
    segment(0xe2, profile),
    segment(0xe2, Buffer.from(`MPF\0${PLACE}`)),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${PLACE}`)),
    segment(0xfe, Buffer.from(PLACE)),
    PICTURES.jpg.subarray(2),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(`a preview at ${PLACE}`),
  ]);
const png = (orientation: number) =>
  Buffer.concat([
    PICTURES.png.subarray(0, 33),
    chunk('eXIf', exifOf(orientation)),
    ...['tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, Buffer.from(PLACE))),
    PICTURES.png.subarray(33),
    Buffer.from(PLACE),
  ]);
const subBlocks = (content: Buffer) => Buffer.concat([Buffer.from([content.length]), content, Buffer.from([0])]);
const gif = () =>
  Buffer.concat([
    PICTURES.gif.subarray(0, 19),
    Buffer.from('21ff0b', 'hex'),
    Buffer.from('NETSCAPE2.0\x03\x01\0\0\0'),
    Buffer.from('21fe', 'hex'),
    subBlocks(Buffer.from(PLACE)),
    Buffer.from('21ff0b', 'hex'),
    Buffer.from('XMP DataXMP'),
    subBlocks(Buffer.from(PLACE)),
    PICTURES.gif.subarray(19),
    Buffer.from(PLACE),
  ]);

const box = (name: string, ...content: readonly Buffer[]) => {
  const inner = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(inner.length + 8);
  return Buffer.concat([size, Buffer.from(name), inner]);
};
const bytes = (hex: string) => Buffer.from(hex.replace(/ /g, ''), 'hex');
const long = (value: number) => bytes(value.toString(16).padStart(8, '0'));
/** An AVIF of two by two pixels that browsers draw, and beside it EXIF in its data, XMP in its head, and more words. */
function avif(method = '0000'): Buffer {
  const item = (id: string, kind: string, words: string) =>
    box('infe', bytes(`02000000 ${id} 0000`), Buffer.from(`${kind}${words}\0`));
  const beside = Buffer.from(PLACE);
  const exifItem = Buffer.concat([bytes('00000000'), exifOf(1)]);
  const head = (at: number) => [
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf')),
    box('uuid', Buffer.alloc(16), beside),
    box(
      'meta',
      bytes('00000000'),
      box('hdlr', bytes('00000000 00000000'), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', bytes('00000000 0001')),
      box(
        'iloc',
        bytes(`01000000 4400 0003`),
        Buffer.concat([bytes('0001 0000 0000 0001'), long(at), long(AV1.length)]),
        Buffer.concat([bytes(`0002 ${method} 0000 0001`), long(at + AV1.length), long(exifItem.length)]),
        Buffer.concat([bytes('0003 0001 0000 0001'), long(0), long(beside.length)]),
      ),
      box(
        'iinf',
        bytes('00000000 0003'),
        item('0001', 'av01', 'Color'),
        item('0002', 'Exif', ''),
        item('0003', 'mime', '\0application/rdf+xml'),
      ),
      box('iprp', box('ipco', PROPERTIES), box('ipma', bytes('00000000 00000001 0001 04 01028304'))),
      box('idat', beside),
      box('udta', beside),
    ),
  ];
  const length = Buffer.concat(head(0)).length;
  const data = box('mdat', AV1, exifItem);
  return Buffer.concat([...head(length + 8), data, box('free', beside), Buffer.from('25.2048')]);
}
/** Only the head of an AVIF: its words about places, and one item that is no picture. */
const placing = (iloc: Buffer, data = Buffer.alloc(0)) =>
  Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf')),
    box(
      'meta',
      bytes('00000000'),
      box('iloc', iloc),
      box('iinf', bytes('00000000 0001'), box('infe', bytes('02000000 0001 0000'), Buffer.from('Exif\0'))),
      box('idat', data),
    ),
  ]);
/** Each of as many pieces is all of the data, which grows with their number. */
function sharedPlaces(count: number): Buffer {
  const data = Buffer.alloc(8 * count, PLACE);
  const pieces = Array.from({ length: count }, () => Buffer.concat([long(0), long(data.length)]));
  const extents = count.toString(16).padStart(4, '0');
  return placing(Buffer.concat([bytes(`01000000 4400 0001 0001 0001 0000 ${extents}`), ...pieces]), data);
}
/** A few bytes that tell of 65,535 places. */
const roomlessPlaces = () => placing(bytes('01000000 0000 0001 0002 0000 0000 ffff'));

const AV1 = Buffer.from('EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=', 'base64');
const PROPERTIES = Buffer.concat([
  box('ispe', bytes('00000000 00000002 00000002')),
  box('pixi', bytes('00000000 03080808')),
  box('av1C', bytes('810d0c00')),
  box('colr', Buffer.from('nclx'), bytes('0002 0002 0001 80')),
]);

const webp = (orientation: number) => {
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    block('VP8X', Buffer.from('0c000000000000000000', 'hex')),
    PICTURES.webp.subarray(12),
    block('EXIF', exifOf(orientation)),
    block('XMP ', Buffer.from(PLACE)),
  ]);
  return Buffer.concat([block('RIFF', content)]);
};

const told = (stored: Buffer | null) => stored?.toString('latin1');

describe.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
  ['image/gif', gif],
  ['image/avif', () => avif()],
] as const)('a picture that is stored, %s', (type, made) => {
  it('says no more where it was taken, and is a picture as before', () => {
    const stored = withoutTraces(made(1), type);

    expect(made(1).toString('latin1')).toContain('25.2048');
    expect(told(stored)).not.toContain('25.2048');
    expect(pictureIn(stored ?? Buffer.alloc(0))).toEqual({ type });
    // What was written anew is read in the same way again.
    expect(stored && withoutTraces(stored, type)).toEqual(stored);
  });
});

describe.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
] as const)('a picture that says in its EXIF how it is turned, %s', (type, made) => {
  it('is turned as it was', () => {
    const upright = withoutTraces(made(1), type);
    const stored = withoutTraces(made(6), type);

    expect(told(stored)).not.toContain('25.2048');
    expect(stored?.includes(bytes('4d4d002a000000080001011200030000000100060000'))).toBe(true);
    expect(upright?.includes(bytes('4d4d002a'))).toBe(false);
    expect(stored && withoutTraces(stored, type)).toEqual(stored);
  });
});

it('keeps the colours of a photo, and the bytes of a picture that has nothing beside it', () => {
  expect(withoutTraces(jpeg(1), 'image/jpeg')?.includes(profile)).toBe(true);
  for (const [type, picture] of [
    ['image/jpeg', PICTURES.jpg],
    ['image/png', PICTURES.png],
    ['image/webp', PICTURES.webp],
    ['image/svg+xml', PICTURES.svg],
    ['image/gif', PICTURES.gif],
    ['image/avif', PICTURES.avif],
    ['image/bmp', PICTURES.bmp],
  ] as const)
    expect(withoutTraces(picture, type)).toEqual(picture);
});

describe('what is drawn of a picture', () => {
  it('stays as it was: the movement of a GIF, and the place of what an AVIF is made of', () => {
    expect(withoutTraces(gif(), 'image/gif')?.includes('NETSCAPE2.0')).toBe(true);
    const [made, stored] = [avif(), withoutTraces(avif(), 'image/avif')];
    expect(stored).toHaveLength(made.length);
    expect(stored?.indexOf(AV1)).toBe(made.indexOf(AV1));
  });

  it.each([
    ['EXIF that stands in another item', avif('0002')],
    ['EXIF behind the end', avif().subarray(0, -80)],
    ['EXIF that stands at one place again and again', sharedPlaces(40)],
    ['places that take no room in it', roomlessPlaces()],
    ['a box that is longer than its place', Buffer.concat([avif(), bytes('00000fff 66726565')])],
  ])('is not told of an AVIF with %s, which is not taken', (_, made) =>
    expect(withoutTraces(made, 'image/avif')).toBeNull(),
  );
});
