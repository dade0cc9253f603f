import dayjs from 'dayjs';
import { and, asc, avg, count, eq, gt, max, min, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { HomeProvider } from '#contract/homeServices/providers';
import type { Database } from '#server/db/client';
import { homeReviews, homeSchedule, nursingLinks, packageLinks, serviceLinks } from '#server/db/homeServicesTables';

type Figures = Pick<HomeProvider, 'rating' | 'total_reviews' | 'price_range' | 'earliest_availability'>;

const CURRENCY = 'AED';

/** Adds up the reviews, offers and hours of all providers, and returns a function that tells those of one. */
export async function readFigures(db: Database): Promise<(provider: number) => Required<Figures>> {
  const reviews = await readReviews(db);
  const prices = await readPrices(db);
  const hours = await readEarliest(db);
  return (provider) => ({
    rating: reviews.get(provider)?.rating ?? null,
    total_reviews: reviews.get(provider)?.total ?? 0,
    price_range: prices.get(provider) ?? null,
    earliest_availability: hours.get(provider) ?? null,
  });
}

async function readReviews(db: Database) {
  const rows = await db
    .select({ provider: homeReviews.provider, average: avg(homeReviews.stars), total: count() })
    .from(homeReviews)
    .groupBy(homeReviews.provider);
  return new Map(rows.map(({ provider, average, total }) => [provider, { rating: Number(average).toFixed(1), total }]));
}

/** The lowest and the highest price of what each provider has available. */
async function readPrices(db: Database) {
  const offersOf = (table: typeof serviceLinks | typeof packageLinks | typeof nursingLinks) =>
    db.select({ provider: table.provider, price: table.price }).from(table).where(eq(table.is_available, true));
  const offers = unionAll(offersOf(serviceLinks), offersOf(packageLinks), offersOf(nursingLinks)).as('offers');
  const rows = await db
    .select({ provider: offers.provider, min: min(offers.price), max: max(offers.price) })
    .from(offers)
    .groupBy(offers.provider);
  return new Map(rows.map(({ provider, ...range }) => [provider, { currency: CURRENCY, ...range }]));
}

/** The first hours of each provider that are not over yet. */
async function readEarliest(db: Database) {
  const now = dayjs();
  const today = now.format('YYYY-MM-DD');
  const isToCome = or(
    gt(homeSchedule.date, today),
    and(eq(homeSchedule.date, today), gt(homeSchedule.end_time, now.format('HH:mm:ss'))),
  );
  const rows = await db
    .selectDistinctOn([homeSchedule.provider], {
      provider: homeSchedule.provider,
      date: homeSchedule.date,
      time: homeSchedule.start_time,
    })
    .from(homeSchedule)
    .where(and(eq(homeSchedule.is_available, true), isToCome))
    .orderBy(homeSchedule.provider, asc(homeSchedule.date), asc(homeSchedule.start_time));
  return new Map(rows.map(({ provider, ...first }) => [provider, first]));
}
