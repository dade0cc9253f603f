import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { PICTURE_MEGAPIXELS, pictureIn, type PictureFault } from '#contract/pictures';
import { IMAGE_FILES, PROVIDER_IMAGE_FILES, type PictureType } from '#contract/rules';
import { refused } from './errors';
import { withoutTraces } from './withoutTraces';

const MAX_IMAGE_BYTES = IMAGE_FILES.maxMegabytes * 1024 * 1024;
const MAX_FIELD_BYTES = 100 * 1024;

/** A file as it was sent, not yet checked. */
class SentFile {
  constructor(
    readonly bytes: Buffer,
    readonly isTooLarge: boolean,
  ) {}
}

/** An image that may be stored: without where it was taken. */
export class Image {
  constructor(
    readonly content: Buffer,
    readonly type: PictureType,
  ) {}
}

/**
 * The icon in a form: a new file, `null` or an empty text for none, or nothing to leave it as it is. What a file holds
 * decides whether it is an image that browsers draw, not its name (Spec 2 §5).
 */
export const iconField = imageField(IMAGE_FILES.types, 'Upload a valid image: PNG, JPG or SVG.');

/** A picture in a form, which may be an image of further kinds too. */
export const pictureField = imageField(
  PROVIDER_IMAGE_FILES.types,
  'Upload a valid image: PNG, JPG, SVG, GIF, WebP, AVIF or BMP.',
);

const BROKEN = 'The image is broken.';

/** What is said of a file that is not the image it may look like. */
const FAULTS: Readonly<Partial<Record<PictureFault, string>>> = {
  empty: 'The submitted file is empty.',
  heic: 'HEIC pictures are not shown by browsers.',
  tiff: 'TIFF pictures are not shown by browsers.',
  svgEncoding: 'An SVG must be encoded as UTF-8.',
  brokenSvg: 'The SVG is not well-formed.',
  largeSvg: 'The SVG has too many parts, or too many inside each other.',
  broken: BROKEN,
  large: `The image has more than ${PICTURE_MEGAPIXELS} megapixels.`,
};

function imageField(types: readonly PictureType[], refusal: string) {
  return z
    .unknown()
    .transform((sent, context): Image | null => {
      const image = readImage(sent, types, refusal);
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
function readImage(sent: unknown, types: readonly PictureType[], refusal: string): Image | null | string {
  if (sent === null || sent === '') return null;
  if (!(sent instanceof SentFile)) return 'The submitted data was not a file.';
  if (sent.isTooLarge) return `The image is larger than ${IMAGE_FILES.maxMegabytes} MB.`;
  const picture = pictureIn(sent.bytes);
  if ('fault' in picture) return FAULTS[picture.fault] ?? refusal;
  if (!types.includes(picture.type)) return refusal;
  const content = withoutTraces(sent.bytes, picture.type);
  return content ? new Image(content, picture.type) : BROKEN;
}
