/** The text of the `config.json` that stands beside the page. Rejects when it cannot be read. */
export async function readConfigText(): Promise<string> {
  const answer = await fetch('config.json');
  if (!answer.ok) throw new Error(`config.json was answered ${answer.status}`);
  return answer.text();
}
