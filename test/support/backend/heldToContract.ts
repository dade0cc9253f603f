import Ajv, { type ValidateFunction } from 'ajv/dist/2020';

import openapi from '#contract/openapi.json';

const ajv = new Ajv({ strict: false, validateSchema: false, formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
ajv.addSchema({ ...openapi, $id: 'contract' });

/** The paths of the document, those without a placeholder first. */
const templates = Object.keys(openapi.paths)
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

const known = new Map<string, ValidateFunction | null>();

/**
 * Throws where a service answers a call otherwise than `src/contract/openapi.json` says; `path` may be filled in. What
 * is no call of the contract, and an answer without a body, is nobody's promise.
 */
export function holdToContract(method: string, path: string, status: number, body: unknown): void {
  if (status >= 500 || body === undefined || body === null) return;
  const template = path.includes('{') ? path : templates.find(({ pattern }) => pattern.test(path))?.path;
  const schema = template && schemaOf(method, template, status);
  if (!schema || schema(body)) return;
  const faults = ajv.errorsText(schema.errors, { dataVar: 'answer' });
  throw new Error(`${method} ${path} is answered ${status} otherwise than the contract says: ${faults}`);
}

function schemaOf(method: string, template: string, status: number): ValidateFunction | null {
  const place = `${method.toLowerCase()} ${template} ${status >= 400 ? '4XX' : '2XX'}`;
  const schema = known.get(place) ?? compiled(method.toLowerCase(), template, status);
  known.set(place, schema);
  return schema;
}

interface Operation {
  responses: { '2XX': { content?: object } };
}

function compiled(method: string, template: string, status: number): ValidateFunction | null {
  const item = openapi.paths[template as keyof typeof openapi.paths] as unknown as Record<string, Operation>;
  const operation = item[method];
  if (!operation) return null;
  if (status >= 400) return ajv.compile({ $ref: 'contract#/components/schemas/ErrorReply' });
  if (!operation.responses['2XX'].content) return null;
  const place = ['paths', template, method, 'responses/2XX/content', 'application/json', 'schema'];
  const pointer = place.map((part, at) => (at === 3 ? part : part.replaceAll('/', '~1')));
  return ajv.compile({ $ref: `contract#/${pointer.map(encodeURI).join('/')}` });
}
