import type { Locale } from '../contract/common/locale'
import { jobFormPaths } from '../contract/site/job-addresses'

/** Slugs of special pages. The slug of an ad must differ from them. */
const reservedSlugs: readonly string[] = ['delete', 'renew', 'team']

/**
 * Returns the address of the owner's view of an ad in any state.
 * @param url public address of the ad, with the same slug
 */
export function ownJobAddress(locale: Locale, { id, url }: { id: number; url: string }): string {
  const slug = url.split('/').at(-2) ?? ''
  return `/${locale}/account/jobs/${reservedSlugs.includes(slug) ? `${slug}-` : slug}/${id}`
}

/** Returns the address of the page that confirms the deletion of an own ad. */
export function jobDeletionAddress(locale: Locale, id: number): string {
  return `/${locale}/account/jobs/delete/${id}`
}

/** Returns the address of the form for a new ad or for editing an own one. */
export function jobFormAddress(locale: Locale, id: number | null = null): string {
  const form = `/${locale}${jobFormPaths[locale]}`
  return id === null ? form : `${form}?id=${id}`
}
