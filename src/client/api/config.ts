import { http } from './http';

/** The text of the `config.json` that stands beside the page. Rejects when it cannot be read. */
export async function readConfigText(): Promise<string> {
  const { data } = await http.get<string>('config.json', {
    responseType: 'text',
    transformResponse: (body: string) => body,
    headers: { 'Cache-Control': 'no-cache' },
  });
  return data;
}
