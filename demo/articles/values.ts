import { z } from 'zod'
import type { SeedOrganization } from '@/backend/operations/seed/load-organizations'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { toBerlinWallClock } from '@/lib/datetime'
import type { Random } from '../random'
import { readContent } from '../read-content'

/** Values for the placeholders in the texts of articles, by language. */
export type ArticleValues = Record<Locale, Record<string, string>>

/**
 * Visits of theaters in millions, by the year in which a season begins. For later seasons the
 * number grows by 300,000 each year.
 */
const millions = readContent('articles/millions', z.record(z.string(), z.number()))

/** Returns random figures, a random member, and the seasons before and after a date. */
export function articleValues(date: Date, members: readonly SeedOrganization[], random: Random): ArticleValues {
  const clock = toBerlinWallClock(date)
  const year = clock.getUTCFullYear()
  // The figures of a season are published in September of the year in which it ends.
  const season = clock.getUTCMonth() < 8 ? year - 2 : year - 1
  const member = random.pick(members)
  const numbers = {
    percent: random.integer(21, 68) / 10,
    count: random.integer(12, 98) * 100,
    small: random.integer(14, 62),
    share: random.integer(41, 78),
    euros: random.integer(12, 245) / 10,
    millions: millions[season] ?? 18.4 + (season - 2024) * 0.3,
  }
  const values: ArticleValues = { de: {}, en: {} }
  for (const locale of locales) {
    values[locale] = {
      house: member.de.title,
      city: member.place,
      year: String(year),
      season: formatSeason(season),
      nextSeason: formatSeason(season + 2),
      day: clock.toLocaleDateString(locale === 'de' ? 'de-DE' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    }
    for (const [name, number] of Object.entries(numbers)) {
      values[locale][name] = number.toLocaleString(locale, { maximumFractionDigits: 1 })
    }
  }
  return values
}

const formatSeason = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`
