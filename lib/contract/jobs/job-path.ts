import type { Locale } from '../common/locale'
import { toSlug } from '../common/slug'

const folders = { de: 'jobboerse', en: 'jobs' } as const satisfies Record<Locale, string>

/**
 * Returns the path of an ad on the board, without the language prefix (spec §2). Only the id
 * identifies the ad. The title makes the path readable.
 */
export function toJobPath(locale: Locale, { id, title }: { id: number; title: string }): string {
  return `${folders[locale]}/${toSlug(title) || 'job'}/${id}`
}

/** Returns the path of the page on which a mailed key renews an ad. */
export function toJobRenewalPath(key: string): string {
  return `account/jobs/renew/${encodeURIComponent(key)}`
}
