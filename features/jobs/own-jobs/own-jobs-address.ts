import type { Locale } from '@/lib/contract/common/locale'
import type { JobState } from '@/lib/contract/jobs/jobs'
import { ownJobsPaths } from '@/lib/contract/site/job-addresses'

/** The address of the list of own ads, optionally of one state. */
export function ownJobsAddress(locale: Locale, state: JobState | null = null, page = 1): string {
  const parameters = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })
  const list = `/${locale}${ownJobsPaths[locale]}`
  return parameters.size === 0 ? list : `${list}?${parameters}`
}

/** The address of the list after an ad was deleted. */
export const afterDeletionAddress = (locale: Locale) => `${ownJobsAddress(locale)}?deleted=1`
