import { pictureIn } from '#contract/pictures';
import { PICTURES } from '#test/support/page/forms';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (...parts: readonly string[]) => Uint8Array.from(Buffer.from(parts.join(''), 'hex'));
const boxes = (...brands: readonly string[]) => {
  const ftyp = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;
  return Buffer.from(`\0\0\0${String.fromCharCode(ftyp.length + 4)}${ftyp}\0\0\0\x08meta`, 'latin1');
};

describe('a picture that browsers draw', () => {
  it.each<[string, Uint8Array]>([
    ['image/png', PICTURES.png],
    ['image/jpeg', PICTURES.jpg],
    ['image/gif', PICTURES.gif],
    ['image/webp', PICTURES.webp],
    ['image/avif', PICTURES.avif],
    ['image/avif', boxes('mif1', 'avif')],
    ['image/bmp', PICTURES.bmp],
    ['image/svg+xml', PICTURES.svg],
    ['image/svg+xml', utf8(`\ufeff<svg ${NAMESPACE}><text>a &amp; &#x62; قلب</text></svg>\n`)],
    ['image/svg+xml', utf8(`<v:svg xmlns:v='http://www.w3.org/2000/svg'><v:g/></v:svg>`)],
    [
      'image/svg+xml',
      utf8(
        '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns "http://www.w3.org/2000/svg">]>' +
          '<svg xmlns="&ns;" xmlns:x="urn:x"><style><![CDATA[ a > b & c ]]></style><use x:href="#i"/></svg>',
      ),
    ],
  ])('is known as %s', (type, bytes) => expect(pictureIn(bytes)).toEqual({ type }));
});

describe('a file that is no picture', () => {
  const svg = (rest: string) => utf8(`<svg ${NAMESPACE}${rest}`);

  it.each<[string, string, Uint8Array]>([
    ['empty', 'nothing', new Uint8Array()],
    ['heic', 'a photo of a telephone', boxes('heic', 'mif1', 'heic')],
    ['heic', 'a series of them', boxes('msf1', 'hevc')],
    ['tiff', 'a scan', hex('49492a0008000000')],
    ['tiff', 'a scan of another machine', hex('4d4d002a00000008')],
    ['svgEncoding', 'an SVG in UTF-16', Buffer.from(`\ufeff<svg ${NAMESPACE}/>`, 'utf16le')],
    ['svgEncoding', 'one without a mark', Buffer.from(`<svg ${NAMESPACE}/>`, 'utf16le').swap16()],
    ['svgEncoding', 'an SVG in Latin 1', Buffer.from(`<svg ${NAMESPACE}><t>caf\xe9</t></svg>`, 'latin1')],
    ['brokenSvg', 'an element that is not closed', svg('><g></svg>')],
    ['brokenSvg', 'an SVG that is cut off', svg('><path d="M0')],
    ['brokenSvg', 'an ampersand by itself', svg('><t>a & b</t></svg>')],
    ['brokenSvg', 'an entity of HTML', svg('><t>a&nbsp;b</t></svg>')],
    ['brokenSvg', 'an attribute that comes twice', svg(' id="a" id="b"/>')],
    ['brokenSvg', 'an attribute without quotes', svg(' width=5/>')],
    ['brokenSvg', 'a prefix that nobody has declared', svg('><use xlink:href="#i"/></svg>')],
    ['brokenSvg', 'a second root', svg('/><svg/>')],
    ['brokenSvg', 'words after the end', svg('/>end')],
    ['brokenSvg', 'an SVG as HTML has it, without its namespace', utf8('<svg viewBox="0 0 1 1"/>')],
    ['broken', 'a PNG without data', PICTURES.png.subarray(0, 33)],
    ['broken', 'a PNG of no width', hex('89504e470d0a1a0a0000000d49484452', '00000000', '00000001', '00'.repeat(16))],
    ['broken', 'a JPEG that ends after its head', hex('ffd8ffe000104a46494600010100000100010000ffd9')],
    ['broken', 'a GIF without a picture', utf8('GIF89a')],
    ['broken', 'an AVIF without its contents', boxes('avif').subarray(0, 16)],
    ['other', 'a document', utf8('%PDF-1.7')],
    ['other', 'a page', utf8('<!DOCTYPE html><html><svg></svg></html>')],
    ['other', 'a text that speaks of one', utf8('look: <svg>')],
    ['other', 'a text that begins like a bitmap', utf8('BMW and others, with many more words than a head takes')],
    ['other', 'a text in UTF-16', Buffer.from('\ufeffhello', 'utf16le')],
  ])('is %s: %s', (fault, _, bytes) => expect(pictureIn(bytes)).toEqual({ fault }));

  it.each([
    ['comments', '<!---->', 600_000],
    ['beginnings of comments', '<!--', 1_000_000],
    ['ampersands', '&', 2_000_000],
    ['attributes', ' a="b"', 300_000],
  ])('keeps nobody busy with %s without end', (_, piece, times) => {
    const began = performance.now();

    expect(pictureIn(svg(`>${piece.repeat(times)}`))).toEqual({ fault: 'brokenSvg' });
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
