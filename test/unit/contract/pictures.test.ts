import { pictureIn } from '#contract/pictures';
import { expectProportion, worstCases } from '#test/support/growth';
import { PICTURES } from '#test/support/page/forms';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (...parts: readonly string[]) => Uint8Array.from(Buffer.from(parts.join(''), 'hex'));
const boxes = (...brands: readonly string[]) => {
  const ftyp = `ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;
  return Buffer.concat([
    Buffer.from(`\0\0\0${String.fromCharCode(ftyp.length + 4)}${ftyp}`, 'latin1'),
    PICTURES.avif.subarray(20),
  ]);
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
});

describe('a picture that is too much', () => {
  const svg = (rest: string) => utf8(`<svg ${NAMESPACE}>${rest}</svg>`);
  const doctype = (declared: string, rest: string) =>
    utf8(`<!DOCTYPE svg [${declared}]><svg ${NAMESPACE}>${rest}</svg>`);
  const many = (piece: (at: number) => string, count: number) =>
    Array.from({ length: count }, (_, at) => piece(at)).join('');
  const patched = (bytes: Uint8Array, at: number, ...parts: readonly string[]) =>
    Buffer.concat([bytes.subarray(0, at), hex(...parts), bytes.subarray(at + parts.join('').length / 2)]);

  it.each<[string, Uint8Array]>([
    ['elements', svg('<a/>'.repeat(200_001))],
    ['comments', svg('<!---->'.repeat(200_001))],
    ['elements in elements', svg('<g>'.repeat(257) + '</g>'.repeat(257))],
    ['attributes', svg(`<g ${many((at) => `a${at}="" `, 257)}/>`)],
    [
      'declarations',
      doctype(
        many((at) => `<!ENTITY e${at} "v">`, 4_000),
        '',
      ),
    ],
    ['text by one entity', doctype(`<!ENTITY e "${'e'.repeat(10_000)}">`, '&e;'.repeat(101))],
    ['text in its namespaces', doctype(`<!ENTITY e "${'e'.repeat(60_000)}">`, `<g xmlns="${'&e;'.repeat(17)}"/>`)],
    ['text by entities of entities', doctype('<!ENTITY a "aa"><!ENTITY b "&a;&a;">', '&b;')],
  ])('is refused with its reason: an SVG of too many %s', (_, bytes) =>
    expect(pictureIn(bytes)).toEqual({ fault: 'largeSvg' }),
  );

  it.each<[string, Uint8Array]>([
    ['PNG', patched(PICTURES.png, 16, '0000ea60', '0000ea60')],
    ['JPEG', patched(PICTURES.jpg, PICTURES.jpg.indexOf(hex('ffc2')) + 5, 'ffff', 'ffff')],
    ['GIF', patched(PICTURES.gif, 6, 'ffff', 'ffff')],
    ['WebP', patched(PICTURES.webp, 21, 'ffffff0f')],
    ['WebP of further kinds', Buffer.concat([utf8('RIFF____WEBPVP8X____'), hex('00000000ffffffffffff')])],
    ['AVIF', patched(PICTURES.avif, 60, '0000ffff', '0000ffff')],
    ['BMP', patched(PICTURES.bmp, 18, 'ffff0000', '0100ffff')],
  ])('is refused with its reason: a %s of billions of pixels', (_, bytes) =>
    expect(pictureIn(bytes)).toEqual({ fault: 'large' }),
  );

  it('takes the largest photo of a telephone, and a drawing with all that is usual', () => {
    expect(pictureIn(patched(PICTURES.png, 16, '00001fe0', '00001800'))).toEqual({ type: 'image/png' });
    expect(pictureIn(svg(`<g id="${'d'.repeat(4_000_000)}">${'<path d="M0 0"/>\n'.repeat(50_000)}</g>`))).toEqual({
      type: 'image/svg+xml',
    });
  });
});

describe('the time that a picture takes', () => {
  const marks = [
    '<g>',
    '</g>',
    '<a/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '<!ENTITY',
    '&',
    ';',
    '&lt;',
    '"',
  ];
  const pieces = [
    ...[...marks, "'", '=', ' a="b"', ' ', '<', '>', '[', ']', 'xml', 'x'].map((mark) => () => mark),
    (at: number) => ` a${at}="b"`,
    (at: number) => ` xmlns:p${at}="u"`,
    (at: number) => `<g xmlns:p${at}="u">`,
    (at: number) => `<p${at}:g xmlns:p${at}="u"/>`,
    (at: number) => `<!ENTITY e${at} "v">`,
    (at: number) => `&e${at};`,
  ];

  it('grows in proportion to an SVG, whatever that repeats', async () => {
    const frames = [
      [`<svg ${NAMESPACE}>`, '</svg>'],
      [`<svg ${NAMESPACE}`, '/>'],
      [`<svg ${NAMESPACE}><g `, '/></svg>'],
      [`<!DOCTYPE svg [`, `]><svg ${NAMESPACE}/>`],
      ['<?xml encoding', '?><svg/>'],
    ] as const;
    await expectProportion(worstCases(pieces, frames), 1_000, (text) => pictureIn(utf8(text)));
  });

  it('grows in proportion to a file of another kind', async () => {
    const begins = [PICTURES.png, PICTURES.jpg, PICTURES.gif, PICTURES.webp, PICTURES.avif, PICTURES.bmp, PICTURES.svg];
    const frames = begins.map((bytes) => [bytes.subarray(0, 20).toString('latin1'), ''] as const);
    const boxes = ['\0', '\0\0\0\x08', '\xff', '\xff\xd8', 'meta', 'iprp', 'IDAT', 'ipco', ','].map(
      (mark) => () => mark,
    );
    await expectProportion(worstCases(boxes, frames), 2_000, (text) => pictureIn(Buffer.from(text, 'latin1')));
  });
});
