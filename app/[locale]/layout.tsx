import type { Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readLocale } from '@/app/frame/address'
import { createColorStyles } from '@/app/frame/color-styles'
import { Behaviors } from '@/components/behavior/behaviors'
import { ErrorTextsProvider } from '@/components/page-frame/error-texts-provider'
import { Consent } from '@/features/consent/components/consent'
import { hintScript } from '@/features/navigation/authentication-hint'
import { SkipLink } from '@/features/navigation/components/skip-link'
import { loadErrorTexts } from '@/features/pages/error-texts'
import { readSettings } from '@/lib/api/site'
import { languageTags } from '@/lib/contract/common/locale'
import { env } from '@/lib/env'
import { getBrowserReports } from '@/lib/error-reporting/browser-settings'
import { createEarlyErrorsScript } from '@/lib/error-reporting/early-errors'
import { listPathsWithout } from '@/lib/i18n/route-access'
import { schemaSettingsScript } from '@/lib/schema-settings'
import { getScriptNonce } from '@/lib/script-nonce'
import '@/styles/globals.css'
import { fontClasses } from '@/styles/fonts'

// Next renders every page on request. All requests pass through the server, whose page cache stores
// the responses (docs/architecture.md).
export const dynamic = 'force-dynamic'

export const viewport: Viewport = { themeColor: '#1c1c1c' }

const unprefetchedPaths = listPathsWithout('isPrefetched')

interface Props {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function LocaleLayout({ children, params }: Props) {
  const locale = await readLocale(params)
  const t = await getTranslations({ locale, namespace: 'frame' })
  const settings = await readSettings(locale)
  const colors = settings.ok ? settings.value.colors : undefined
  const reports = getBrowserReports()
  return (
    // A script in the head changes attributes of this element before hydration.
    <html lang={languageTags[locale]} className={fontClasses} suppressHydrationWarning>
      <head>
        {reports && <script nonce={getScriptNonce()}>{createEarlyErrorsScript(reports)}</script>}
        <script nonce={getScriptNonce()}>{schemaSettingsScript}</script>
        <script nonce={getScriptNonce()}>{hintScript}</script>
        {colors && <style nonce={getScriptNonce()}>{createColorStyles(colors)}</style>}
        <link rel="manifest" href={`/manifests/${locale}.webmanifest`} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={`/opensearch/${locale}.xml`}
          title={settings.ok ? settings.value.short_name : undefined}
        />
      </head>
      <body>
        <SkipLink locale={locale} />
        <Consent locale={locale} />
        <ErrorTextsProvider texts={await loadErrorTexts(locale)}>{children}</ErrorTextsProvider>
        <Behaviors
          isProduction={env().NODE_ENV === 'production'}
          loadingLabel={t('loading')}
          pathsWithoutPrefetch={unprefetchedPaths}
        />
      </body>
    </html>
  )
}
