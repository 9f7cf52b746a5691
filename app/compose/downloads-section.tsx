import { downloadAddresses } from '@/features/downloads/addresses'
import { Downloads } from '@/features/downloads/components/downloads'
import { RefusedNotice } from '@/features/downloads/components/refused-notice'
import type { DownloadsQuery, DownloadsView } from '@/features/downloads/load-view'
import { getSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import { answerWithStatus } from '@/lib/render-context'

export interface DownloadsSectionProps {
  query: DownloadsQuery
  view: Exclude<DownloadsView, { kind: 'missing' }>
}

/** What a page of downloads shows below its own words; a refusal is the answer's status too. */
export function DownloadsSection({ query: { locale, scope }, view }: DownloadsSectionProps) {
  if (view.kind !== 'refused') {
    return <Downloads view={view} locale={locale} addresses={downloadAddresses(locale, scope)} />
  }
  answerWithStatus(view.status)
  return <RefusedNotice status={view.status} loginHref={pathOf(locale, '/account/login')} />
}

/** The addresses of the same list or directory by language: slugs and ids are the same in all. */
export function downloadAlternates({ scope }: DownloadsQuery, view: DownloadsView): Record<Locale, string> {
  const addressIn = (locale: Locale) => {
    const addresses = downloadAddresses(locale, scope)
    if (view.kind === 'directory') return addresses.directory(view.directory)
    return view.kind === 'list' ? addresses.list(view.category, view.page) : addresses.list(null)
  }
  return { de: addressIn('de'), en: addressIn('en') }
}

/** The title of a list of one category or of a directory; null where the page's own says it. */
export async function downloadsTitle(
  { locale }: DownloadsQuery,
  view: DownloadsView,
): Promise<string | null> {
  const shown = view.kind === 'directory' ? view.directory : view.kind === 'list' && view.category
  if (!shown) return null
  const settings = await getSettings(locale)
  return settings.ok ? `${shown.title} – ${settings.value.short_name}` : shown.title
}
