import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { ErrorPage } from '@/features/pages/components/error-page'
import { loadErrorTexts } from '@/features/pages/error-texts'
import { reasons } from '@/features/pages/failure'
import type { Account } from '@/lib/api/account'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { setResponseStatus } from '@/lib/render-context'

export interface ErrorViewProps {
  locale: Locale
  status: number
  /** The technical reason. By default that of a missing page for a 404, and none otherwise. */
  reason?: string | null
  /** Addresses by language. Without them, the language switch leads to the home page. */
  alternates?: Record<Locale, string | null>
  layout?: 'public' | 'account'
  /** The account for the self-service menu of the account layout. Undefined hides the menu. */
  selfService?: Account | null | undefined
}

const noAlternates = { de: null, en: null }

/** An error page with the site's header and footer. It also sets the status of the response. */
export async function ErrorView({
  locale,
  status,
  reason = status === 404 ? reasons.noRoute : null,
  alternates = noAlternates,
  layout = 'public',
  selfService,
}: ErrorViewProps) {
  setResponseStatus(status)
  const t = await getTranslations({ locale, namespace: 'error' })
  return (
    <SiteFrame locale={locale} layout={layout} alternates={alternates} hasNewsletter={false} selfService={selfService}>
      <ErrorPage
        texts={await loadErrorTexts(locale)}
        status={status}
        reason={reason}
        action={status === 404 && <PageLink href={buildPath(locale, '/search/[[...filter]]')}>{t('search')}</PageLink>}
      />
    </SiteFrame>
  )
}

/**
 * Returns 404 for every refusal but a failure, so a forbidden page looks like a missing one. A
 * limit of the site's calls is a failure.
 */
export function toErrorStatus(status: number): number {
  if (status === 429) return 503
  return status >= 500 ? status : 404
}

/** Returns the metadata of an error page: a title with the status, and `noindex`. */
export async function loadErrorMetadata(locale: Locale, status: number): Promise<Metadata> {
  const { title } = await loadErrorTexts(locale)
  return { title: `${title} ${status}`, robots: { index: false } }
}
