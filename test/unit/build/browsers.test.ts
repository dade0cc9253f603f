import browserslist from 'browserslist';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { browsers, since } from '#build/browsers';

const read = (file: string) => readFileSync(path.join(__dirname, '../../..', file), 'utf8');

/** What the page asks a browser for, by the names that the data of browsers have for it. */
const ASKED: Readonly<Record<string, string>> = {
  'selector(:has(a))': 'css-has',
  'selector(:dir(ltr))': 'css-dir-pseudo',
  '(text-wrap: balance)': 'css-text-wrap-balance',
};

it('what a browser is asked for is what those that the page is built for have, and no older one', () => {
  const [, asked = ''] = /@supports (.+) \{/.exec(read('src/client/app/starting.css')) ?? [];
  const having = asked.split(' and ').map((one) => `supports ${ASKED[one] ?? one}`);
  const oldest = browsers.map((one) => {
    const [name = ''] = one.split(' ');
    const versions = browserslist([...having, `${name} > 0`].join(' and ')).map((found) => found.split(' ')[1] ?? '');
    return `${name} >= ${versions.sort((a, b) => parseFloat(a) - parseFloat(b))[0]}`;
  });

  expect(oldest).toEqual(browsers);
});

it('the README names them as the sentence does that older ones get', () => {
  const said = /Chrome or Edge (.+?), Firefox (.+?), Safari (.+?), or newer ones/;
  const [, ...named] = said.exec(read('README.md')) ?? [];
  const [, ...inSentence] = said.exec(read('public/index.html')) ?? [];

  expect(named).toEqual([since.chrome, since.firefox, since.safari]);
  expect(inSentence).toEqual(['chrome', 'firefox', 'safari'].map((name) => `<%= since.${name} %>`));
  expect([since.edge, since.ios_saf]).toEqual([since.chrome, since.safari]);
});
