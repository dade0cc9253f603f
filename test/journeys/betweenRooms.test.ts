import { sidebarEntries, type SectionEntry } from '#client/app/sections';
import { sectionOpened, toolAsked } from '#client/state/address';
import type { Offered } from '#client/state/findable';
import { setUpDesk } from '#test/support/browser/desk';
import { chooseSlot } from '#test/support/browser/moves';
import { readPlaces, type Choice, type Place } from '#test/support/browser/places';
import { placeOf, SECTION_OFFERS } from '#test/support/doors';

const desk = setUpDesk();

/** One press that leads from a place to another; which one that is may depend on where somebody was. */
interface Way {
  from: Place;
  to: () => Place;
  go: () => Promise<void>;
}

/** A browser keeps fifty entries of the history. */
const TRAIL = 40;

/** Hundreds of steps, on a machine that may be busy. */
const PATIENCE_MS = 600_000;

let places: Place[];
/** The place that is on screen, and the one at which each section was left. */
let at: Place;
let left: Map<string, Place>;

beforeAll(async () => {
  places = await readPlaces(desk);
});
beforeEach(() => {
  [at] = places as [Place];
  left = new Map();
});

const dialog = () => desk.page.getByRole('dialog');
const placeAt = (query: string) => places.find((place) => place.query === query) ?? at;
const firstOf = (section: string) => places.find((place) => place.section === section) ?? at;
/** One of several, another one for each number. */
const turn = <One>(all: readonly One[], number: number) => all.slice(number % all.length).slice(0, 1);
const isPlain = ({ isDialog }: Place) => !isDialog;

/** Waits until a place is on screen: what stands over it, and what no other has. */
async function see(place: Place) {
  const { page } = desk;
  if (place.asks) {
    await page.getByRole('dialog', { name: place.asks }).waitFor();
    await closeDialog();
  }
  if (!place.isDialog) await page.getByRole('heading', { level: 1, name: place.title, exact: true }).waitFor();
  const within = place.isDialog ? page.getByRole('dialog', { name: place.title }) : page.getByRole('main');
  await place.only(within).waitFor();
  left.set(at.section, at.behind === undefined ? at : placeAt(at.behind));
  at = place;
}

async function closeDialog() {
  await desk.page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
}

async function goByAddress(to: Place) {
  await desk.goTo(`?${to.query}`);
  await see(to);
}

/** Goes every way once, one after the other, and by Back all the way back. */
async function walk(ways: readonly Way[]) {
  const open = [...ways];
  let trail = [at];
  while (open.length > 0) {
    const next = open.findIndex(({ from }) => from === at);
    const [way] = next < 0 ? [] : open.splice(next, 1);
    if (way) {
      await way.go();
      await see(way.to());
    } else await goByAddress(open[0]?.from ?? at);
    trail.push(at);
    if (trail.length < TRAIL && open.length > 0) continue;
    for (const before of trail.reverse().slice(1)) {
      await desk.page.goBack();
      await see(before);
    }
    trail = [at];
  }
}

/** The choice by which one press leads from a place to another. */
function choiceBetween(from: Place, to: Place): Choice | undefined {
  return to.chosen.find(({ group, name }, depth) => {
    const now = from.chosen.find((one) => one.group === group);
    const isOuterSame = to.chosen.slice(0, depth).every((one) => from.chosen.some((other) => other.name === one.name));
    return now && now.name !== name && isOuterSame && to.chosen.slice(depth + 1).every(({ isUsual }) => isUsual);
  });
}

const pressed = ({ role, group, name }: Choice) =>
  desk.page.getByRole(role, { name: group }).getByRole(role === 'group' ? 'button' : 'tab', { name, exact: true });

it(
  'leads by one press from each view and tab to each other beside it, and back',
  async () => {
    await desk.signIn();
    await see(at);
    const ways = places.filter(isPlain).flatMap((from, number) => {
      const led = places.flatMap((to) => {
        const choice = to.section === from.section && choiceBetween(from, to);
        return choice ? [{ to, choice }] : [];
      });
      // A tab is drawn anew with its parts: each of these is left for its siblings, and for one other tab.
      const [tab] = from.chosen;
      const outward = led.filter(({ choice }) => choice.group === tab?.group);
      const inward = led.filter(({ choice }) => choice.group !== tab?.group);
      return [...(from.chosen.length > 1 ? turn(outward, number) : outward), ...inward].map(({ to, choice }): Way => ({
        from,
        to: () => to,
        go: () => pressed(choice).click(),
      }));
    });
    expect(ways.length).toBeGreaterThan(60);
    await walk(ways);
  },
  PATIENCE_MS,
);

/** Where an entry of the sidebar leads: to its view, to the open section afresh, else to the section as it was left. */
function behindEntry({ id, view: name }: Pick<SectionEntry, 'id' | 'view'>, from: Place): Place {
  if (name !== undefined) return placeAt(`view=${name}`);
  return id === from.section ? afresh(from) : (left.get(id) ?? firstOf(id));
}

/** The first view of a section; Home Services opens on the tab that was open last. */
function afresh({ section, query }: Place): Place {
  const tab = section === 'home-services' && new URLSearchParams(query).get('tab');
  return tab ? placeAt(`section=${section}&tab=${tab}`) : firstOf(section);
}

it(
  'leads by the sidebar from each view and tab to each section, and back',
  async () => {
    await desk.signIn();
    await see(at);
    const sidebar = desk.page.getByRole('navigation', { name: 'Sections' });
    // A section is drawn anew whatever was there before: each place is left for one other section, and for its own.
    const ways = places.filter(isPlain).flatMap((from, number) => {
      const own = sidebarEntries.filter(({ id }) => id === from.section);
      const others = sidebarEntries.filter(({ id }) => id !== from.section);
      return [...own, ...turn(others, number)]
        .filter((entry) => behindEntry(entry, from) !== from)
        .map((entry): Way => {
          let to = from;
          return {
            from,
            to: () => to,
            go: async () => {
              to = behindEntry(entry, from);
              await sidebar.getByRole('button', { name: entry.label.defaultMessage }).first().click();
            },
          };
        });
    });
    await walk(ways);
  },
  PATIENCE_MS,
);

it(
  'leads by the address from each dialog to each other, from and to a view of its section, and back',
  async () => {
    await desk.signIn();
    await see(at);
    const lasting = places.filter(({ isDialog, behind }) => isDialog && behind === undefined);
    const way = (from: Place, to: Place): Way => ({ from, to: () => to, go: () => desk.goTo(`?${to.query}`) });
    const ways = lasting.flatMap((from, number) => {
      const beside = places.filter(({ section }) => section === from.section);
      const others = beside.filter((to) => to !== from && lasting.includes(to));
      const [plain = from] = turn(beside.filter(isPlain), number);
      return [...others.map((to) => way(from, to)), way(from, plain), way(plain, from)];
    });
    await walk(ways);
  },
  PATIENCE_MS,
);

/**
 * Where the search through everything leads: of the tabs that take a file one stands for all. What is done in a view
 * leads no further.
 */
const OFFERS = SECTION_OFFERS.filter(
  ({ id, event }) => !/import\/(subcategories|labPackages)$/.test(id) && !toolAsked.match(event),
);

/** As nobody else writes it, so that a title or an address is not taken for what was typed. */
const inOwnSpelling = (text: string) => text.replace(/\p{L}(?=\p{L})/gu, '$&\u0640');

/** Where an offer leads; the list of a day, or of the past, is a list. */
function behindOffer(offer: Offered, from: Place): Place {
  const place = placeOf(offer);
  if (!place) {
    const id = sectionOpened.match(offer.event) ? offer.event.payload : '';
    return behindEntry({ id: id as SectionEntry['id'] }, from);
  }
  const { section, params } = place;
  const rest = Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'form'));
  const paramsOf = ({ query }: Place) =>
    JSON.stringify([...new URLSearchParams(query)].filter(([name]) => name !== 'section'));
  const named = (wanted: object) =>
    places.find((place) => place.section === section && paramsOf(place) === JSON.stringify(Object.entries(wanted)));
  // What is of a provider opens once one is chosen.
  return named(params) ?? named(rest) ?? named({ tab: rest.tab }) ?? firstOf(section);
}

it(
  'leads by the search through everything from each view, tab and dialog, and to all that it offers',
  async () => {
    await desk.signIn();
    await see(at);
    const { page } = desk;
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    for (const [number, from] of places.entries()) {
      await goByAddress(from);
      const [offer] = turn(
        OFFERS.filter((one) => behindOffer(one, from) !== from),
        number,
      );
      if (!offer) continue;
      const to = behindOffer(offer, from);
      await page.keyboard.press('Control+k');
      const [label, detail] = [offer.label, offer.detail ?? ''].map((text) =>
        typeof text === 'string' ? text : text.defaultMessage,
      ) as [string, string];
      await palette.getByRole('combobox').fill(inOwnSpelling(desk.says(label)));
      const found = palette.getByRole('option').filter({ hasText: label });
      // Two of one name are told apart by where they are.
      await (detail ? found.filter({ hasText: detail }) : found).first().click();
      await see(to);
      if (to.behind !== undefined) await closeDialog();
      else {
        await page.goBack();
        await see(from.behind === undefined ? from : placeAt(from.behind));
      }
    }
  },
  PATIENCE_MS,
);

it(
  'shows each dialog, and each view of the appointments, as the first thing of a session',
  async () => {
    await desk.signIn();
    await see(at);
    for (const place of places.filter(({ isDialog, section }) => isDialog || section === 'appointments')) {
      await desk.open(`?${place.query}`);
      await see(place);
    }
  },
  PATIENCE_MS,
);

it('has a move that was begun at the plain address, and got stuck, among what waits', async () => {
  const { page } = desk;
  await desk.signIn('?status=pending');
  await page.locator('[data-key]').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await chooseSlot(dialog());
  await page.route('**/appointments/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  let patched = 0;
  await page.route('**/appointments/*/', (route) => (patched++ === 0 ? route.continue() : route.abort()));
  await dialog().getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('it may still be rejected.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^What waits/ }).click();
  await page.getByRole('region', { name: 'Half-done moves (1)' }).getByRole('listitem').waitFor();
});
