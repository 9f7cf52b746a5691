import type { Locale } from '../contract/common/locale'
import { jobFormPaths } from '../contract/site/job-addresses'

/** Under these lie other pages: no ad may have such a slug, or its preview would be one of them. */
const taken: readonly string[] = ['delete', 'renew', 'team']

/**
 * The address at which its owner sees an ad in whatever state.
 * @param url the ad's address on the board, whose slug it shares
 */
export function ownJobAddress(locale: Locale, { id, url }: { id: number; url: string }): string {
  const slug = url.split('/').at(-2) ?? ''
  return `/${locale}/account/jobs/${taken.includes(slug) ? `${slug}-` : slug}/${id}`
}

/** The address of the page that asks before an own ad is deleted. */
export function jobDeletionAddress(locale: Locale, id: number): string {
  return `/${locale}/account/jobs/delete/${id}`
}

/** The address of the form for a new ad, or for changing an own one. */
export function jobFormAddress(locale: Locale, id: number | null = null): string {
  const form = `/${locale}${jobFormPaths[locale]}`
  return id === null ? form : `${form}?id=${id}`
}
