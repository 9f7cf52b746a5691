import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { firstValue } from '@/app/frame/search-value'
import { IgnoreSecondPresses } from '@/components/behavior/ignore-second-presses'
import { UnsavedPages } from '@/features/editor/shell/unsaved-pages'
import { HubPage } from '@/features/hub/hub-page'
import { loadHub } from '@/features/hub/loaders'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { hubAddress } from '@/lib/i18n/hub-address'

const alternates = { de: hubAddress('de'), en: hubAddress('en') }

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await readLocale(params), namespace: 'hub' })
  return { title: t('title'), robots: { index: false } }
}

/** The editors' hub. The middleware lets only editors pass. */
export default async function CmsHubPage({ params, searchParams }: RouteProps) {
  const locale = await readLocale(params)
  const searchTerm = firstValue((await searchParams).q)?.trim() ?? ''
  return (
    <SiteFrame locale={locale} layout="public" alternates={alternates} showNewsletter={false}>
      <HubPage locale={locale} searchTerm={searchTerm} {...(await loadHub(locale, searchTerm))}>
        <IgnoreSecondPresses />
        <UnsavedPages locale={locale} />
      </HubPage>
    </SiteFrame>
  )
}
