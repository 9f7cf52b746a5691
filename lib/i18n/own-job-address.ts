import type { Locale } from '../contract/common/locale'
import { jobFormPaths } from '../contract/site/job-addresses'

/**
 * Path segments below `/account/jobs` that belong to other pages. The slug of an ad must not equal
 * one of them.
 */
const reservedSlugs: readonly string[] = ['delete', 'renew', 'team']

/**
 * Returns the address of the page on which the owner sees an ad, in any state.
 * @param url public address of the ad; the slug is taken from it
 */
export function ownJobAddress(locale: Locale, { id, url }: { id: number; url: string }): string {
  const slug = url.split('/').at(-2) ?? ''
  return `/${locale}/account/jobs/${reservedSlugs.includes(slug) ? `${slug}-` : slug}/${id}`
}

/** Returns the address of the page on which the owner confirms the deletion of an ad. */
export function toJobDeletionAddress(locale: Locale, id: number): string {
  return `/${locale}/account/jobs/delete/${id}`
}

/**
 * Returns the address of the form for a job ad.
 * @param id id of the ad to edit; null for a new ad
 */
export function toJobFormAddress(locale: Locale, id: number | null = null): string {
  const form = `/${locale}${jobFormPaths[locale]}`
  return id === null ? form : `${form}?id=${id}`
}
