import { media, imageAddress } from '../db/mediaTables';
import type { Chance } from './random';
import type { SeedTools } from './tools';

const english = {
  women: ['Sara', 'Fatima', 'Aisha', 'Mariam', 'Noura', 'Layla', 'Huda', 'Reem', 'Emily', 'Priya', 'Maria', 'Yasmin'],
  men: ['Ahmed', 'Omar', 'Khalid', 'Yousef', 'Hassan', 'Tariq', 'Zayed', 'Rashid', 'James', 'Arjun', 'Ivan', 'Bilal'],
  families: [
    'Al Mansoori',
    'Haddad',
    'Al Suwaidi',
    'Rahman',
    'Khoury',
    'Al Nuaimi',
    'Saleh',
    'Farouk',
    'Thompson',
    'Nair',
    "O'Brien",
    'Santos',
    'Darwish',
    'Al Zaabi',
  ],
} as const;

const arabic = {
  women: ['سارة', 'فاطمة', 'عائشة', 'مريم', 'نورة', 'ليلى', 'هدى', 'ريم'],
  men: ['أحمد', 'عمر', 'خالد', 'يوسف', 'حسن', 'طارق', 'زايد', 'راشد'],
  families: ['المنصوري', 'حداد', 'السويدي', 'عبد الرحمن', 'خوري', 'النعيمي', 'صالح', 'فاروق'],
} as const;

/** A person of the demo data, with a name in Arabic or in Latin letters. */
export interface DemoPerson {
  first: string;
  last: string;
  isWoman: boolean;
}

/** Makes up a person; `arabicShare` in a hundred have a name in Arabic letters. */
export function makePerson(chance: Chance, arabicShare: number): DemoPerson {
  const names = chance.percent(arabicShare) ? arabic : english;
  const isWoman = chance.percent(50);
  return {
    first: chance.pick<string>(isWoman ? names.women : names.men),
    last: chance.pick<string>(names.families),
    isWoman,
  };
}

const pictureColours = [
  ['dbeafe', '1d4ed8'],
  ['dcfce7', '15803d'],
  ['fef3c7', 'b45309'],
  ['fce7f3', 'be185d'],
  ['ede9fe', '6d28d9'],
] as const;

/** Pictures of people: head and shoulders in a few colours. Their keys are fixed, so that rows can name them. */
const pictures = pictureColours.map(([back, front], index) => ({
  id: `00000000-0000-4000-8000-00000000000${index + 1}`,
  content_type: 'image/svg+xml',
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">' +
      `<path fill="#${back}" d="M0 0h8v8H0z"/>` +
      `<path fill="#${front}" d="M4 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M1.5 8a2.5 2.5 0 0 1 5 0z"/></svg>`,
  ),
}));

/** Stores the pictures that `pickPicture` chooses from. */
export async function seedPictures({ db }: SeedTools): Promise<void> {
  await db.insert(media).values(pictures);
}

/** Chooses a picture and returns its address. */
export const pickPicture = (chance: Chance): string | null => imageAddress(chance.pick(pictures).id);

/** Makes up a mobile number of the United Arab Emirates. */
export const makePhone = (chance: Chance) => `+9715${chance.between(0, 9)}${chance.between(1_000_000, 9_999_999)}`;
