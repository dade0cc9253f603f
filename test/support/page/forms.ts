/** A one-pixel picture of each kind that is taken; of AVIF the boxes alone. */
export const PICTURES = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP///////////////////////////////////////////////////////////' +
      '///////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  svg: Buffer.from(
    '<?xml version="1.0"?>\n<!-- a - mark -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  ),
  gif: Buffer.from('47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b', 'hex'),
  webp: Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64'),
  avif: Buffer.from(
    '\0\0\0\x14ftypavif\0\0\0\0mif1\0\0\0\x30meta\0\0\0\0\0\0\0\x24iprp\0\0\0\x1cipco' +
      '\0\0\0\x14ispe\0\0\0\0\0\0\0\x01\0\0\0\x01',
    'latin1',
  ),
  bmp: Buffer.from(`424d3a0000000000000036000000280000000100000001000000010018${'00'.repeat(30)}`, 'hex'),
} as const;

/** A multipart form of texts and files, every value as a browser writes it. */
export function makeForm(
  fields: Readonly<Record<string, string | number | boolean>>,
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, content] of Object.entries(files)) form.set(name, new Blob([content]), `${name}.bin`);
  return form;
}
