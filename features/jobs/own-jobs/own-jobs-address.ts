import type { Locale } from '@/lib/contract/common/locale'
import type { JobState } from '@/lib/contract/jobs/jobs'
import { ownJobsPaths } from '@/lib/contract/site/job-addresses'

/** Returns the address of the list of the user's ads, optionally filtered by state. */
export function ownJobsAddress(locale: Locale, state: JobState | null = null, page = 1): string {
  const parameters = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })
  const path = `/${locale}${ownJobsPaths[locale]}`
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/** Returns the address of the calls of the user's ads in the backend. */
export const toOwnJobsCall = (locale: Locale) => `/${locale}/api/jobs/my/`

/** Returns the address of the list, with a message that an ad was deleted. */
export const afterDeletionAddress = (locale: Locale) => `${ownJobsAddress(locale)}?deleted=1`
