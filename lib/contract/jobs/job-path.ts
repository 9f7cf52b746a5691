import type { Locale } from '../common/locale'
import { toSlug } from '../common/slug'

const folders = { de: 'jobboerse', en: 'jobs' } as const satisfies Record<Locale, string>

/**
 * Returns the path of an ad on the board, without language prefix (spec §2). Only the id identifies
 * the ad; the title is for readers.
 */
export function jobPath(locale: Locale, { id, title }: { id: number; title: string }): string {
  return `${folders[locale]}/${toSlug(title) || 'job'}/${id}`
}

const ownJobs = { de: 'meine-stellenanzeigen', en: 'jobs-advertisements' } as const satisfies Record<
  Locale,
  string
>

/** Returns the path of the page with the user's own ads, for mails. */
export function ownJobsPath(locale: Locale): string {
  return ownJobs[locale]
}

/** Returns the path of the page that renews an ad with an e-mailed key. */
export function jobRenewalPath(key: string): string {
  return `account/jobs/renew/${encodeURIComponent(key)}`
}
