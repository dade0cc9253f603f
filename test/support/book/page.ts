import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { captionOf, testsBeforeParting } from './picture';
import type { Scene, Tale } from './tale';

const ROOT = path.resolve(__dirname, '../../..');

/** The book as one page that needs nothing else; its links lead from the folder `.cache` of the repository. */
export function pageOf(tales: readonly Tale[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The saga book</title>
<style>${STYLE}</style>
<header><h1>The saga book</h1><input type="search" placeholder="Search ${tales.length} workflows" autofocus></header>
<main>${tales.map(chapter).join('')}</main>
<script>${SEARCH}</script>
</html>
`;
}

function chapter(tale: Tale): string {
  const links = [sourceOf(tale), path.relative(ROOT, tale.file)].flatMap((file) =>
    file ? [`<a href="../${escaped(file)}">${escaped(path.basename(file))}</a>`] : [],
  );
  const event = tale.event ? `<li class="event">${escaped(tale.event)}</li>` : '';
  const [only, another] = tale.next;
  const tests = only && !another ? testsBeforeParting(only) : [];
  return `<details><summary>${escaped(tale.name)} ${links.join(' ')}</summary>
${tests.map((test) => `<h2>${escaped(test)}</h2>`).join('')}<ol>${event}${scenes(tale.next)}</ol></details>
`;
}

function scenes(next: readonly Scene[]): string {
  const [scene, another] = next;
  if (!scene) return '';
  if (!another) return item(scene) + scenes(scene.next);
  const ways = next.map(
    (one) => `<section><h2>${escaped(captionOf(one))}</h2><ol>${item(one)}${scenes(one.next)}</ol></section>`,
  );
  return `<li class="ways">${ways.join('')}</li>`;
}

function item({ told, kind, text }: Scene): string {
  const answer = told.text && `<li class="${told.isFailure ? 'failure' : 'answer'}">${escaped(told.text)}</li>`;
  return `${answer}<li class="${kind}">${escaped(text || 'done')}</li>`;
}

function sourceOf({ source }: Tale): string | undefined {
  const files = ['.ts', '.tsx', '/index.ts'].map((ending) => `src/${source}${ending}`);
  return files.find((file) => existsSync(path.join(ROOT, file)));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = readFileSync(path.join(__dirname, 'book.css'), 'utf8');

const SEARCH = `
const tales = [...document.querySelectorAll('details')].map((tale) => [tale, tale.textContent.toLowerCase()]);
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const [tale, text] of tales) {
    tale.hidden = !words.every((word) => text.includes(word));
    tale.open = words.length > 0 && !tale.hidden;
  }
});
`;
