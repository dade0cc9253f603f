/** Copies a text; whether the browser took it, which has no clipboard for a page that came over plain http. */
export async function hasCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
