import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { RefusedPage } from '@/features/pages/components/refused-page'
import type { PageFailure } from '@/features/pages/failure'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import { setResponseStatus } from '@/lib/render-context'
import type { PageAddress } from './address'
import { loadSelfService } from './self-service'

/**
 * Returns the status if a page was refused: 401 without a login, 403 if the user belongs to no
 * permitted group. Returns null for any other failure.
 */
export function toRefusalStatus({ status }: Pick<PageFailure, 'status'>): 401 | 403 | null {
  return status === 401 || status === 403 ? status : null
}

/** Shown instead of a page that was refused. The response has the status of the refusal. */
export async function RefusedView({ address, status }: { address: PageAddress; status: 401 | 403 }) {
  const { locale } = address
  setResponseStatus(status)
  const addresses = {
    login: buildPath(locale, '/account/login'),
    account: buildPath(locale, '/account'),
    contact: buildPath(locale, '/ansprechpersonen'),
  }
  return (
    <SiteFrame
      locale={locale}
      layout="account"
      alternates={{ de: null, en: null }}
      hasNewsletter={false}
      selfService={await loadSelfService(address)}
    >
      <RefusedPage status={status} addresses={addresses} />
    </SiteFrame>
  )
}

/**
 * Returns the metadata of a refused page. It reveals nothing about the page, and search engines do
 * not index it.
 */
export async function loadRefusedMetadata(locale: Locale, status: 401 | 403): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'refused' })
  return { title: status === 401 ? t('login.title') : t('group.title'), robots: { index: false } }
}
