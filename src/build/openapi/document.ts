import { readContract, type DeclaredCall } from './readCalls';
import { partName, schemasOf, type Schema } from './schemasOf';

/** A tree of JSON. */
type Tree = Record<string, unknown>;

/** The key of `config.json` that names the base of each service, where the local backend has it, and what it is for. */
const SERVICES: Readonly<Record<string, { key: string; path: string; about: string }>> = {
  provider: {
    key: 'providerServiceUrl',
    path: '/provider-service',
    about: 'Sign-in, directory, opening hours and home services.',
  },
  appointment: { key: 'appointmentServiceUrl', path: '/appointment-service', about: 'The appointments.' },
  referral: {
    key: 'referralServiceUrl',
    path: '/referral-service',
    about: 'The figures of referrals and wallets, behind a one-time password.',
  },
};

/** The one list that comes whole: it is shown while it arrives (Spec 1 §8). */
const WHOLE_LISTS = ['listAppointments'];

/** Calls that carry no token of the session. */
const WITHOUT_TOKEN = ['createToken'];

/** Answers that hold lists by kind, of which they may leave some out (decisions: reading answers). */
const SEARCHES = ['DirectorySearchReply', 'DoctorSearchReply', 'ProviderSearchReply'];

/** Answers whose counts may be numeric texts (decisions: reading answers). */
const WITH_LOOSE_COUNTS = ['ReferralDashboard', 'WalletUser', 'WalletUsersReply'];

const COMPONENTS = '#/components/schemas/';

/** The OpenAPI document of a contract that stands in a folder, as a tree of JSON in an order that stays. */
export function openapiDocument(folder: string): Tree {
  const files = readContract(folder);
  const calls = files.flatMap((file) => file.calls);
  const found = schemasOf(files);
  for (const name of SEARCHES) found[name] = withoutSomeKinds(found[name] ?? {});
  for (const name of WITH_LOOSE_COUNTS) found[name] = withLooseCounts(found[name] ?? {});
  Object.assign(found, { ErrorReply: errorReply, Page: page });
  const paths: Record<string, Tree> = {};
  for (const call of calls) {
    const item = (paths[call.path] ??= { servers: [serverOf(call.service)] });
    item[call.method.toLowerCase()] = operationOf(call, found);
  }
  const tree = {
    openapi: '3.1.1',
    info: {
      title: 'What Mawid asks of its services',
      version: '1.0.0',
      description:
        'Every call that the back-office makes of the provider, the appointment and the referral service. A path ' +
        'ends as it is written here, and is answered there: a redirect loses what a browser sends along. Lists may ' +
        'come in pages. Answers may hold more than is named.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: Object.keys(SERVICES).map(serverOf),
    tags: Object.entries(SERVICES).map(([name, { about }]) => ({ name, description: about })),
    security: [{ bearer: [] }],
    paths: sorted(paths),
  };
  const schemas = reachable([tree, refusedAnswer], found);
  return {
    ...tree,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `access` of `createToken`; for the figures of referrals that of `verifyOtp`, where it has one.',
        },
      },
      responses: { Refused: refusedAnswer },
      schemas: sorted(schemas),
    },
  };
}

function serverOf(service: string) {
  const { key, path, about } = SERVICES[service] ?? { key: service, path: '/', about: '' };
  return {
    url: `{${key}}`,
    description: about,
    variables: {
      [key]: { default: path, description: `\`${key}\` of config.json; the default is the local backend.` },
    },
  };
}

function operationOf(call: DeclaredCall, found: Record<string, Schema>): Tree {
  const { name, service, path, repeat, images } = call;
  const schemaOf = (part: string) => named(found[partName(name, part)]);
  const body = schemaOf('body');
  return {
    operationId: name,
    tags: [service],
    summary: forOthers(call.summary),
    ...(repeat && { 'x-repeat': repeat }),
    ...(WITHOUT_TOKEN.includes(name) && { security: [] }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
        name: parameter,
        in: 'path',
        required: true,
        description: `The key of the ${ownerOf(parameter, path)}.`,
        schema: { $ref: `${COMPONENTS}Id` },
      })),
      ...queryOf(found[partName(name, 'query')], found),
    ],
    ...(body && {
      requestBody: { required: true, description: aboutBody(body, images, found), content: contentOf(body, images) },
    }),
    responses: { '2XX': answerOf(call, schemaOf('reply')), '4XX': { $ref: '#/components/responses/Refused' } },
  };
}

/** What the key of a path belongs to: `doctorId`, or what stands before `{id}` in words. */
function ownerOf(parameter: string, path: string): string {
  const owner = parameter.replace(/Id$/, '');
  if (owner !== 'id') return owner;
  const [, collection = ''] = /(?<![\w-])([\w-]+)\/\{/.exec(path) ?? [];
  if (collection === 'operations') return 'location';
  return collection.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', ' ');
}

function queryOf(query: Schema | undefined, found: Record<string, Schema>): Tree[] {
  return Object.entries(query?.properties ?? {}).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    description: forOthers(description ?? typeOf(schema, found)?.description ?? ''),
    schema: named(schema),
  }));
}

function aboutBody(body: Schema, images: readonly string[], found: Record<string, Schema>): string {
  const about = forOthers(typeOf(body, found)?.description ?? 'What is sent.');
  return images.length === 0 ? about : `${about} As multipart where a file was chosen: ${images.join(', ')}.`;
}

/** The type that a schema refers to. */
function typeOf({ $ref }: Schema, found: Record<string, Schema>): Schema | undefined {
  return Object.entries(found).find(
    ([name]) => $ref && referenceTo(`#/definitions/${name}`) === referenceTo($ref),
  )?.[1];
}

function contentOf(body: Schema, images: readonly string[]): Tree {
  if (images.length === 0) return { 'application/json': { schema: body } };
  const removed = { type: 'null', description: 'Removes the picture; left out, it stays.' };
  const file = { type: 'string', contentMediaType: 'image/*', description: 'The picture; empty removes it.' };
  const withImages = (image: Schema): Schema => ({
    allOf: [body, { type: 'object', properties: Object.fromEntries(images.map((name) => [name, image])) }],
  });
  return {
    'application/json': { schema: withImages(removed) },
    'multipart/form-data': { schema: withImages(file) },
  };
}

function answerOf({ name, method }: DeclaredCall, reply: Schema | undefined): Tree {
  if (!reply) return { description: 'It is done: 204 without a body, or another success with any.' };
  const isList = reply.type === 'array' && method === 'GET';
  const schema = isList && !WHOLE_LISTS.includes(name) ? maybeInPages(reply) : reply;
  return { description: isList ? 'The list.' : 'The answer.', content: { 'application/json': { schema } } };
}

const refusedAnswer = {
  description:
    'Refused: 400 for what cannot be accepted, 401 without a valid token, 403 for a token that does not open this, ' +
    '404 for what does not exist, 429 with `Retry-After` for too many calls.',
  content: { 'application/json': { schema: { $ref: `${COMPONENTS}ErrorReply` } } },
};

/** What else explains a refusal is read too (decisions: reading answers). */
const errorReply: Schema = {
  type: 'object',
  description: 'One sentence in `detail`, or sentences by field, possibly nested.',
  properties: { detail: { type: 'string', description: 'One sentence.' } },
};

const page: Schema = {
  type: 'object',
  description: 'One page of a list.',
  required: ['results'],
  properties: {
    count: { type: 'integer', description: 'How many there are on all pages.' },
    next: {
      type: ['string', 'null'],
      description: 'The address of the next page, of which the query counts; `null` on the last page.',
    },
    previous: { type: ['string', 'null'], description: 'The address of the page before.' },
    results: { type: 'array', items: {}, description: 'What is on this page.' },
  },
};

/** A list as an array, or in pages as Django REST names them. */
function maybeInPages(list: Schema): Schema {
  return {
    anyOf: [list, { allOf: [{ $ref: `${COMPONENTS}Page` }, { type: 'object', properties: { results: list } }] }],
  };
}

/** An answer to a search: each list may be missing, `null` or in pages, as long as it says something. */
function withoutSomeKinds({ properties = {}, required = [], ...schema }: Schema): Schema {
  const kinds = Object.keys(properties).filter((name) => properties[name]?.type === 'array');
  const loose = Object.entries(properties).map(([name, list]) => {
    if (!kinds.includes(name)) return [name, list];
    const { anyOf = [] } = maybeInPages(list);
    return [name, { anyOf: [...anyOf, { type: 'null' }] }];
  });
  const kept = required.filter((name) => !kinds.includes(name));
  return {
    ...schema,
    properties: { no_results: { type: 'boolean' }, ...(Object.fromEntries(loose) as Record<string, Schema>) },
    ...(kept.length > 0 && { required: kept }),
    anyOf: [...kinds, 'no_results'].map((name) => ({ required: [name] })),
  };
}

function withLooseCounts(schema: Schema): Schema {
  const loose = (part: Schema): Schema =>
    JSON.parse(JSON.stringify(part), (key, value: unknown) =>
      key === 'type' && value === 'number' ? ['number', 'string'] : value,
    ) as Schema;
  const properties = Object.entries(schema.properties ?? {});
  const counted = properties.map(([name, part]) => [name, name === 'pagination' ? part : loose(part)]);
  return { ...schema, properties: Object.fromEntries(counted) as Record<string, Schema> };
}

/** The schemas that a tree leads to, by their names in the document. */
function reachable(tree: unknown, found: Record<string, Schema>): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  const byName = new Map(Object.entries(found).map(([name, schema]) => [componentName(name), schema]));
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = byName.get(name);
      if (!schema) throw new Error(`The contract has no type ${name}`);
      if (schemas[name]) continue;
      schemas[name] = named(schema) ?? {};
      follow(schemas[name]);
    }
  };
  follow(tree);
  return schemas;
}

/** A schema whose references lead into the document. */
function named(schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined;
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    return key === '$ref' ? referenceTo(value) : key === 'description' ? forOthers(value) : value;
  }) as Schema;
}

/** A doc comment without the places of the handbook that it cites. */
const forOthers = (comment: string) => comment.replace(/ \((Spec|decisions)[^)]*\)/g, '');

function referenceTo(reference: string): string {
  if (reference.startsWith(COMPONENTS)) return reference;
  return COMPONENTS + componentName(reference.replace('#/definitions/', ''));
}

/** `LinkDraft<ServiceLink>` as a name of OpenAPI: `LinkDraft.ServiceLink`. */
const componentName = (type: string) =>
  decodeURIComponent(type)
    .replace(/[^\w-]+/g, '.')
    .replace(/^\.|\.$/g, '');

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
