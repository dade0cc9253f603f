import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const HANDBOOK = path.join(ROOT, 'src/handbook');

/** The sections of one document, in lower case, by the names that references use. */
function sectionsIn(file: string, heading: RegExp): ReadonlySet<string> {
  const text = readFileSync(path.join(HANDBOOK, file), 'utf8');
  return new Set([...text.matchAll(heading)].map(([, name = '']) => name.toLowerCase()));
}

/** `## Spec 1 §4 States and transitions` is the section `spec 1 §4`. */
const specified = sectionsIn('specification.md', /^#+ (Spec \d+ §\d+(?:\.\d+)*) /gm);

/** `decisions: one intent, one call` is the chapter `one-intent-one-call.md`. */
const CHAPTERS = path.join(HANDBOOK, 'decisions');
const chapters = readdirSync(CHAPTERS).filter((file) => file !== 'README.md');
const chapterCalled = (title: string) => `${anchorOf(title)}.md`;

const SECTION = /§\d+(?:\.\d+)*/g;
const SPECIFICATION = /Spec (\d+) (§\d+(?:\.\d+)*(?:(?:,| and) §\d+(?:\.\d+)*)*)/g;
const DECISION = /decisions: ([^).;]+)/gi;

/** A text with each comment on one line, for a reference may be broken at the end of one. */
function unbroken(source: string): string {
  return source.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
}

/** The sections of the handbook that a source text cites, each as a heading names it. */
function referencesIn(source: string): string[] {
  const text = unbroken(source);
  const specifications = [...text.matchAll(SPECIFICATION)].flatMap(([, document = '', list = '']) =>
    (list.match(SECTION) ?? []).map((section) => `Spec ${document} ${section}`),
  );
  const stray = text.replace(SPECIFICATION, '').match(/.{0,20}§.{0,10}/g) ?? [];
  const decisions = [...text.matchAll(DECISION)].map(([, name = '']) => `decisions: ${name.trim()}`);
  return [...specifications, ...stray, ...decisions];
}

function isInHandbook(reference: string): boolean {
  const [, decision] = /^decisions: (.+)$/.exec(reference) ?? [];
  return decision === undefined ? specified.has(reference.toLowerCase()) : chapters.includes(chapterCalled(decision));
}

/** The references of a source text that lead nowhere. */
function deadReferencesIn(source: string): string[] {
  return referencesIn(source).filter((reference) => !isInHandbook(reference));
}

const sources = ['src', 'test'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);
const thisFile = path.relative(ROOT, __filename);

/** Every source text of the product and its tests, but this one with its made-up references. */
const files = sources.filter((file) => /\.tsx?$/.test(file) && file !== thisFile);

describe('the references to the handbook', () => {
  it('are read alone, in lists, and across the lines of a comment', () => {
    expect(referencesIn('/** One (Spec 1 §4). */')).toEqual(['Spec 1 §4']);
    expect(referencesIn('/** Three (Spec 1 §4, §9, Spec 2 §2.3). */')).toEqual([
      'Spec 1 §4',
      'Spec 1 §9',
      'Spec 2 §2.3',
    ]);
    expect(referencesIn('/** Both (Spec 1 §7; decisions: fan-outs). */')).toEqual(['Spec 1 §7', 'decisions: fan-outs']);
    expect(referencesIn('/**\n * Broken (Spec 1 §7,\n * §8; decisions: one intent,\n * one call).\n */')).toEqual([
      'Spec 1 §7',
      'Spec 1 §8',
      'decisions: one intent, one call',
    ]);
  });

  it.each([
    ['a section that is not there', '/** Made up (Spec 1 §4, §12). */', ['Spec 1 §12']],
    ['a subsection that is not there', '/** Made up (Spec 2 §2.3.1). */', ['Spec 2 §2.3.1']],
    ['a document that is not there', '/** Made up (Spec 3 §1). */', ['Spec 3 §1']],
    ['a section of no document', '/** Made up (see §4). */', ['/** Made up (see §4). */']],
    ['a decision that is not there', '/** Made up (decisions: fan-ins). */', ['decisions: fan-ins']],
  ])('lead nowhere: %s', (_, source, dead) => expect(deadReferencesIn(source)).toEqual(dead));

  it('are compared without regard to upper and lower case', () =>
    expect(deadReferencesIn('/** Real (decisions: Fan-Outs). */')).toEqual([]));

  it('all lead to a section of it', () => {
    const dead = files.flatMap((file) =>
      deadReferencesIn(readFileSync(path.join(ROOT, file), 'utf8')).map((reference) => `${file}: ${reference}`),
    );
    expect(files).toContain(path.join('src', 'contract', 'rules.ts'));
    expect(dead).toEqual([]);
  });
});

/** All that a page may name: files and folders, by each end of their paths, with their endings and without. */
const named = new Set(
  [...sources, ...readdirSync(ROOT), ...readdirSync(path.join(ROOT, 'public')).map((file) => `public/${file}`)].flatMap(
    (file) => endsOf(file.split(path.sep).join('/')),
  ),
);

/** `a/b.flow.test.ts` is also called `b`, `a/b`, `b.flow` and so on. */
function endsOf(file: string): string[] {
  const shorter = /^(.*[^/]\.?[^/]*)\.\w+$/.exec(file)?.[1];
  const folders = file.split('/');
  const ends = folders.map((_, index) => folders.slice(index).join('/'));
  return shorter === undefined ? ends : [...ends, ...endsOf(shorter)];
}

const LAYERS = ['app', 'api', 'device', 'entities', 'features', 'hours', 'lib', 'sections', 'state', 'ui'];
const TESTS = ['unit', 'backend', 'journeys', 'desks', 'bench', 'support'];
const PATH = new RegExp(`^((src|test|public|${[...LAYERS, ...TESTS].join('|')})/|[^/].*\\.(tsx?|css|cjs|mjs|md)$)`);

/** The paths in a page: `state/log`, `validation.ts`. What has a blank fills in a name, `sagas/<workflow>.ts`. */
function pathsIn(page: string): string[] {
  const quoted = [...page.matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => text);
  return quoted.filter((text) => PATH.test(text) && !/[<>*…{]/.test(text)).map((text) => text.replace(/\/$/, ''));
}

/** The names by which links find the headings of a page: `## Where is …?` is `where-is-`. */
function anchorsOf(page: string): string[] {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');
}

/** The links of a page to other pages and files, or to places in them, that lead nowhere. */
function deadLinksIn(page: string): string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]*)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!existsSync(path.join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

describe.each(['README.md', ...sources.filter((file) => file.endsWith('.md'))])('the page %s', (page) => {
  it('names only what is there', () => expect(pathsIn(read(page)).filter((file) => !named.has(file))).toEqual([]));

  it('has no link that leads nowhere', () => expect(deadLinksIn(page)).toEqual([]));
});

describe('the chapters of the decisions', () => {
  it.each(chapters)('%s is called as its title says, so that comments find it', (chapter) => {
    const [, title = ''] = /^# (.+)\n/.exec(readFileSync(path.join(CHAPTERS, chapter), 'utf8')) ?? [];
    expect(chapterCalled(title)).toBe(chapter);
  });

  it('have 45 KB at most in all: what a screen shows is told by the journeys', () => {
    const all = ['README.md', ...chapters].map((file) => readFileSync(path.join(CHAPTERS, file)).byteLength);
    expect(all.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45 * 1024);
  });
});

describe('the first pages', () => {
  it.each([
    ['README.md', 5],
    ['src/handbook/ARCHITECTURE.md', 12],
    ['src/handbook/recipes.md', 8],
  ])('can be read in one go: %s has %i KB at most', (page, most) =>
    expect(Buffer.byteLength(read(page))).toBeLessThanOrEqual(most * 1024),
  );
});

describe('the workflows of the handbook', () => {
  const page = read('src/handbook/workflows.md');

  it('are told in full of one, by as many files as it says', () => {
    const [, count, list = ''] = /^## Reschedule\n\n.* (\d+) files:\n\n((?:\d+\. .+\n)+)/m.exec(page) ?? [];
    expect(list.trim().split('\n')).toHaveLength(Number(count));
  });

  it('are eight, of which the others have event, saga, calls and state in a row', () =>
    expect(page.match(/^\| [A-Z](?:[^|\n]+\|){5}$/gm)).toHaveLength(1 + 7));
});

/** The last item of levels 1 and 2 in each section that concerns a page with a backend; none before it is left out. */
const LAST_ITEMS = [
  ...['1.1.2', '1.2.9', '1.3.11', '1.4.3', '1.5.2', '2.1.3', '2.2.3', '2.3.4', '2.4.1', '3.2.2', '3.3.4', '3.4.6'],
  ...['3.5.5', '3.7.2', '4.1.3', '4.2.1', '4.3.2', '4.4.4', '5.1.1', '5.2.3', '5.3.2', '5.4.3', '6.1.3', '6.2.12'],
  ...['6.3.4', '6.4.4', '6.5.5', '6.6.3', '6.8.4', '7.1.3', '7.2.4', '7.3.2', '7.4.5', '7.5.2', '7.6.2', '8.1.2'],
  ...['8.2.3', '8.3.1', '8.4.1', '9.1.3', '9.2.4', '11.1.2', '11.2.3', '11.3.3', '11.4.4', '11.5.1', '11.6.1'],
  ...['12.1.3', '12.2.2', '12.3.4', '13.1.1', '13.2.5', '13.3.2', '13.4.5', '14.1.2', '14.2.4', '14.3.3', '15.1.3'],
  ...['15.2.3', '15.3.7', '16.1.1', '16.2.5', '16.3.4', '16.4.3', '16.5.3'],
];

describe('what is said of ASVS', () => {
  const page = read('src/handbook/asvs.md');
  const ofLevelsOneAndTwo = page.slice(0, page.indexOf('\n## Of level 3'));
  const rows = [...page.matchAll(/^\| (\d[\d., ]*\d) (.*) \| (.+) \|$/gm)].map(([, items = '', , state = '']) => ({
    items: items.split(', '),
    state,
  }));

  it('has each item of levels 1 and 2, once', () => {
    const wanted = LAST_ITEMS.flatMap((last) => {
      const [, section = '', count] = /^(.+)\.(\d+)$/.exec(last) ?? [];
      return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
    });
    const numbers = [...ofLevelsOneAndTwo.matchAll(/^\| (\d[\d., ]*\d) /gm)].flatMap(([, items = '']) =>
      items.split(', '),
    );
    expect([...numbers].sort()).toEqual([...wanted].sort());
  });

  it.each(rows)('$items: is met, by a test or a page that is there, or says why not', ({ state }) => {
    expect(state).toMatch(/^(Met|Not met|Not applicable)\b/);
    const tests = [...state.matchAll(/`((?:unit|ui|backend|desks|journeys)\/[^`]+)`/g)].map(([, path = '']) => path);
    const isThere = (path: string) => files.some((file) => new RegExp(`^test/${path}(/|\\.)`).test(file));
    expect(tests.filter((path) => !isThere(path))).toEqual([]);
    const isShown = tests.length > 0 || /\]\(|`src\//.test(state) || state.startsWith('Met by this line');
    expect(isShown || !state.startsWith('Met')).toBe(true);
  });
});
