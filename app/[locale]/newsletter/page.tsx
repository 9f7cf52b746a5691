import type { Metadata } from 'next'
import { createSubscriptionFormMetadata, SubscriptionFormPage } from '@/app/[locale]/newsletter/subscription-form-page'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { getFirstValue } from '@/app/frame/search-value'
import { replaceAddresses } from '@/features/pages/metadata'
import { PastIssues } from '@/features/subscriptions/components/past-issues'
import { loadPastIssues } from '@/features/subscriptions/issue-loaders'
import { selectIssuePage } from '@/features/subscriptions/issue-pages'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'

/** Returns the address of a page of the past issues. */
const toAddress = (locale: Locale, page: number) =>
  buildPath(locale, '/newsletter') + (page === 1 ? '' : `?page=${page}`)

/**
 * Loads the requested page of the past issues; null for an unknown page. If the backend fails, the
 * first page without issues.
 */
async function loadIssuePage({ params, searchParams }: RouteProps) {
  const locale = await readLocale(params)
  const issues = await loadPastIssues(locale)
  const number = getFirstValue((await searchParams).page) ?? '1'
  return { locale, list: selectIssuePage(issues.ok ? issues.value : [], issues.ok ? number : '1') }
}

/** The metadata of the sign-up page; later pages of the issues have their own address. */
export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { locale, list } = await loadIssuePage(props)
  if (!list) return loadErrorMetadata(locale, 404)
  const metadata = await createSubscriptionFormMetadata('newsletter')(props)
  if (list.page === 1) return metadata
  // The other language may have fewer issues, so its link leads to the first page.
  const addresses = { de: toAddress('de', 1), en: toAddress('en', 1), [locale]: toAddress(locale, list.page) }
  return replaceAddresses(metadata, locale, addresses)
}

/** The sign-up page with the past issues. Shows 404 for an unknown page number. */
export default async function NewsletterPage(props: RouteProps) {
  const { locale, list } = await loadIssuePage(props)
  if (!list) return <ErrorView locale={locale} status={404} />
  return (
    <SubscriptionFormPage list="newsletter" {...props}>
      <PastIssues list={list} locale={locale} toHref={(page) => toAddress(locale, page)} />
    </SubscriptionFormPage>
  )
}
