/** A one-pixel picture of each kind the catalogue takes. */
export const PICTURES = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  svg: Buffer.from(
    '<?xml version="1.0"?>\n<!-- a - mark -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  ),
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
