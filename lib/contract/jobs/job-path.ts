import type { Locale } from '../common/locale'
import { slugOf } from '../common/slug'

const folders = { de: 'jobboerse', en: 'jobs' } as const satisfies Record<Locale, string>

/** The path of an ad on the board, without language prefix (spec §2); the words of its title are for people alone. */
export function jobPath(locale: Locale, { id, title }: { id: number; title: string }): string {
  return `${folders[locale]}/${slugOf(title) || 'job'}/${id}`
}

const ownJobs = { de: 'meine-stellenanzeigen', en: 'jobs-advertisements' } as const satisfies Record<
  Locale,
  string
>

/** The path of the page with one's own ads, as mails name it. */
export function ownJobsPath(locale: Locale): string {
  return ownJobs[locale]
}

/** The path of the page on which the owners of an ad renew it by the key of a mail. */
export function jobRenewalPath(key: string): string {
  return `account/jobs/renew/${encodeURIComponent(key)}`
}
