import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { findEditor } from '@/app/frame/editor-session'
import { getFirstValue } from '@/app/frame/search-value'
import { AccountCalls } from '@/components/behavior/account-calls'
import { IgnoreDoubleClicks } from '@/components/behavior/ignore-double-clicks'
import { UnsavedPages } from '@/features/editor/shell/unsaved-pages'
import { HubPage } from '@/features/hub/hub-page'
import { loadHub } from '@/features/hub/loaders'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { toHubAddress } from '@/lib/i18n/hub-address'

const alternates = { de: toHubAddress('de'), en: toHubAddress('en') }

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await readLocale(params), namespace: 'hub' })
  return { title: t('title'), robots: { index: false } }
}

/** The editors' hub. The middleware lets only editors pass. */
export default async function CmsHubPage({ params, searchParams }: RouteProps) {
  const locale = await readLocale(params)
  const searchTerm = getFirstValue((await searchParams).q)?.trim() ?? ''
  const { userId } = await findEditor(locale, (await cookies()).toString())
  return (
    <SiteFrame locale={locale} layout="public" alternates={alternates} hasNewsletter={false}>
      <HubPage locale={locale} searchTerm={searchTerm} {...(await loadHub(locale, searchTerm))}>
        <IgnoreDoubleClicks />
        <AccountCalls accountId={userId} />
        <UnsavedPages userId={userId} />
      </HubPage>
    </SiteFrame>
  )
}
