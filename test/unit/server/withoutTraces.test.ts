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

describe.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/webp', webp],
] as const)('a picture that is stored, %s', (type, made) => {
  it('says no more where it was taken, and is a picture as before', () => {
    const stored = withoutTraces(made(1), type);

    expect(made(1).toString('latin1')).toContain('25.2048');
    expect(stored.toString('latin1')).not.toContain('25.2048');
    expect(pictureIn(stored)).toEqual({ type });
  });

  it('is turned as it was', () => {
    const upright = withoutTraces(made(1), type);
    const stored = withoutTraces(made(6), type);

    expect(stored.toString('latin1')).not.toContain('25.2048');
    expect(stored.includes(Buffer.from('4d4d002a000000080001011200030000000100060000', 'hex'))).toBe(true);
    expect(upright.includes(Buffer.from('4d4d002a', 'hex'))).toBe(false);
    // What was written anew is read in the same way again.
    expect(withoutTraces(stored, type)).toEqual(stored);
  });
});

it('keeps the colours of a photo, and the bytes of a picture that has nothing beside it', () => {
  expect(withoutTraces(jpeg(1), 'image/jpeg').includes(profile)).toBe(true);
  for (const [type, bytes] of [
    ['image/jpeg', PICTURES.jpg],
    ['image/png', PICTURES.png],
    ['image/webp', PICTURES.webp],
    ['image/svg+xml', PICTURES.svg],
    ['image/gif', PICTURES.gif],
  ] as const)
    expect(withoutTraces(bytes, type)).toEqual(bytes);
});
