import { fillPath, type Endpoint, type ServiceName } from '#contract/endpoint';

/** Where the services are, as `config.json` names it. */
export type BaseUrls = Readonly<Record<ServiceName, string>>;

/** The address of a call, without its query. */
export function addressOf(
  { service, path }: Endpoint,
  baseUrls: BaseUrls,
  params?: Readonly<Record<string, string | number>>,
): string {
  return `${baseUrls[service].replace(/(?<!\/)\/+$/, '')}${fillPath(path, params)}`;
}

/** The query of a call as it stands behind its address: `?a=1&b=2`, or nothing. */
export function queryText(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}
