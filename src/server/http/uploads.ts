import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { IMAGE_FILES } from '#contract/rules';
import { refused } from './errors';

const MAX_IMAGE_BYTES = IMAGE_FILES.maxMegabytes * 1024 * 1024;
const MAX_FIELD_BYTES = 100 * 1024;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
/** No part of this pattern can match in two ways, so no file keeps it busy for long. */
const SVG =
  /^\uFEFF?\s*(?:(?:<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s/>]/i;

/** What the files of further kinds of images hold, from which byte on. */
const FURTHER_KINDS = [
  { type: 'image/gif', at: 0, mark: 'GIF8' },
  { type: 'image/webp', at: 8, mark: 'WEBP' },
  { type: 'image/avif', at: 4, mark: 'ftypavif' },
  { type: 'image/bmp', at: 0, mark: 'BM' },
] as const;

type ImageType = (typeof IMAGE_FILES.types)[number] | (typeof FURTHER_KINDS)[number]['type'];

/** A file as it was sent, not yet checked. */
class SentFile {
  constructor(
    readonly bytes: Buffer,
    readonly isTooLarge: boolean,
  ) {}
}

/** An image that may be stored. */
export class Image {
  constructor(
    readonly content: Buffer,
    readonly type: ImageType,
  ) {}
}

/**
 * The icon in a form: a new file, `null` or an empty text for none, or nothing to leave it as it is. The content of a
 * file decides whether it is an image, not its name (Spec 2 §5).
 */
export const iconField = imageField(iconTypeOf, 'Upload a valid image: PNG, JPG or SVG.');

/** A picture in a form, which may be an image of further kinds too. */
export const pictureField = imageField(
  (bytes) => iconTypeOf(bytes) ?? furtherTypeOf(bytes),
  'Upload a valid image: PNG, JPG, SVG, GIF, WebP, AVIF or BMP.',
);

type TypeOf = (bytes: Buffer) => ImageType | undefined;

function imageField(typeOf: TypeOf, refusal: string) {
  return z
    .unknown()
    .transform((sent, context): Image | null => {
      const image = readImage(sent, typeOf, refusal);
      if (typeof image !== 'string') return image;
      context.addIssue({ code: 'custom', message: image });
      return z.NEVER;
    })
    .optional();
}

/** Lets the server read multipart forms. */
export async function registerUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_IMAGE_BYTES, fieldSize: MAX_FIELD_BYTES, files: 4, fields: 50, parts: 50 },
  });
}

/** Reads the fields of a JSON body or of a multipart form; their fields check the files. */
export async function readForm(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  return readParts(request).catch((error: unknown) => {
    const isAnswer = error instanceof Error && 'statusCode' in error;
    throw isAnswer ? error : refused('Multipart form parse error.');
  });
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  for await (const part of request.parts()) {
    const value = part.type === 'file' ? new SentFile(await part.toBuffer(), part.file.truncated) : part.value;
    fields.push([part.fieldname, value]);
  }
  return Object.fromEntries(fields);
}

/** The image that was sent, `null` for none, or a sentence about what is wrong with it. */
function readImage(sent: unknown, typeOf: TypeOf, refusal: string): Image | null | string {
  if (sent === null || sent === '') return null;
  if (!(sent instanceof SentFile)) return 'The submitted data was not a file.';
  if (sent.isTooLarge) return `The image is larger than ${IMAGE_FILES.maxMegabytes} MB.`;
  const type = typeOf(sent.bytes);
  return type ? new Image(sent.bytes, type) : refusal;
}

function iconTypeOf(bytes: Buffer): ImageType | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg';
  return SVG.test(bytes.toString('utf8')) ? 'image/svg+xml' : undefined;
}

function furtherTypeOf(bytes: Buffer): ImageType | undefined {
  return FURTHER_KINDS.find(({ at, mark }) => bytes.toString('latin1', at, at + mark.length) === mark)?.type;
}
