/** Sends the text of a report to an address of the configuration, without the token. Rejects when it was not taken. */
export async function postReport(address: string, text: string): Promise<void> {
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };
  const answer = await fetch(address, { method: 'POST', headers, body: text, credentials: 'omit' });
  if (!answer.ok) throw new Error(`The report was answered ${answer.status}`);
}
