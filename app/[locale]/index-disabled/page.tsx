import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { SwitchedOffPage } from '@/features/pages/components/switched-off-page'
import { loadPage } from '@/features/pages/loaders'
import { readSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import { env } from '@/lib/env'
import { toLanguageAlternates } from '@/lib/i18n/language-alternates'
import { buildPath, toAlternates } from '@/lib/i18n/paths'

/** Loads the content page that editors wrote as the notice; null if it is not online. */
async function loadNoticePage(locale: Locale): Promise<Page | null> {
  const result = await loadPage(locale, 'index-disabled', null)
  return result.ok ? result.page : null
}

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const locale = await readLocale(params)
  const t = await getTranslations({ locale, namespace: 'disabled' })
  return {
    metadataBase: new URL(env().SITE_URL),
    title: (await loadNoticePage(locale))?.title ?? t('title'),
    robots: { index: false },
    alternates: {
      canonical: buildPath(locale, '/index-disabled'),
      languages: toLanguageAlternates(toAlternates('/index-disabled')),
    },
  }
}

/**
 * The page shown instead of every other page while the site is switched off. The middleware sets
 * the status of the response.
 */
export default async function IndexDisabledPage({ params }: RouteProps) {
  const locale = await readLocale(params)
  const settings = await readSettings(locale)
  return (
    <SwitchedOffPage
      locale={locale}
      settings={settings.ok ? settings.value : null}
      page={await loadNoticePage(locale)}
    />
  )
}
