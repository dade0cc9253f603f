import dayjs from 'dayjs';

import { CALLS, type CallName } from '#contract/calls';
import type { Endpoint } from '#contract/endpoint';
import openapi from '#contract/openapi.json';
import type { Sent } from './liveBackend';

/** A call of the contract with everything that it needs. */
export interface FilledCall {
  name: CallName;
  endpoint: Endpoint;
  sent: Required<Pick<Sent<string>, 'params' | 'query' | 'body'>>;
}

/** What people are called, and what they sign in with, in every call that carries such things. */
export const CANARIES = {
  email: 'canary.mail@clinic.example',
  password: 'canary-password-41',
  phone: '+971509182736',
  otp: '918273',
  text: 'Canary Text',
} as const;

/** What fields are filled with, by name; the others by their types. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  email: CANARIES.email,
  provider_user__email: CANARIES.email,
  password: CANARIES.password,
  phone_number: CANARIES.phone,
  mobile: CANARIES.phone,
  otp: CANARIES.otp,
  start_time: '09:00:00',
  available_from: '09:00:00',
  end_time: '09:20:00',
  available_to: '09:20:00',
  latitude: '25.12345',
  longitude: '55.12345',
  status: 'confirmed',
  order_by: '-wallet_balance',
  provider_type: 'clinic',
  subcategory_type: 'lab_subcategory',
  title: 'Dr.',
  is_superuser: false,
  price: '10.00',
  consultation_fee: '10.00',
  session_fee: '10.00',
  page: 1,
};

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Operation {
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

/** Every call of the contract, filled so that the services take it. */
export function everyCall(): FilledCall[] {
  return Object.entries(CALLS).map(([name, endpoint]) => {
    const item = openapi.paths[endpoint.path as keyof typeof openapi.paths] as unknown as Record<string, Operation>;
    const operation = item[endpoint.method.toLowerCase()];
    const { parameters = [], requestBody } = operation ?? {};
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const query = Object.fromEntries(
      inQuery.map((parameter) => [parameter.name, filled(parameter.schema, parameter.name)]),
    );
    const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, 1]));
    const schema = requestBody?.content['application/json'].schema;
    const body = schema && filled(schema, '');
    return { name: name as CallName, endpoint, sent: { params, query, body } };
  });
}

function filled(schema: Schema, name: string): unknown {
  if (name in BY_NAME) return BY_NAME[name];
  if (schema.$ref !== undefined) return ofReference(schema.$ref.split('/').at(-1) ?? '', name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => filled(part, name))) as object;
  if (schema.anyOf) return filled(schema.anyOf[0] ?? {}, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, filled(part, key)]));
  if (schema.items) return [filled(schema.items, '')];
  if (schema.format === 'date') return dayjs().add(1, 'day').format('YYYY-MM-DD');
  const type = [schema.type].flat()[0];
  if (type === 'number') return 15;
  if (type === 'boolean') return true;
  return type === 'null' ? null : CANARIES.text;
}

function ofReference(reference: string, name: string): unknown {
  if (reference === 'Id') return 1;
  if (reference === 'Decimal') return '10.00';
  const schemas = openapi.components.schemas as unknown as Record<string, Schema>;
  return filled(schemas[reference] ?? {}, name);
}
