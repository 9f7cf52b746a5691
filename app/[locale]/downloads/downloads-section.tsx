import { getDownloadAddresses } from '@/features/downloads/addresses'
import { Downloads } from '@/features/downloads/components/downloads'
import { DownloadsRefusalNotice } from '@/features/downloads/components/downloads-refusal-notice'
import type { DownloadsQuery, DownloadsView } from '@/features/downloads/load-view'
import { readSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import { setResponseStatus } from '@/lib/render-context'

export interface DownloadsSectionProps {
  query: DownloadsQuery
  view: Exclude<DownloadsView, { kind: 'missing' }>
}

/**
 * The downloads, which appear below the content of a page. If the backend refuses access, the page
 * responds with the same status.
 */
export function DownloadsSection({ query: { locale, scope }, view }: DownloadsSectionProps) {
  if (view.kind !== 'refused') {
    return <Downloads view={view} locale={locale} addresses={getDownloadAddresses(locale, scope)} />
  }
  setResponseStatus(view.status)
  return <DownloadsRefusalNotice status={view.status} loginHref={buildPath(locale, '/account/login')} />
}

/** Returns the addresses of a list or directory by language; slug and id are the same. */
export function toDownloadAlternates({ scope }: DownloadsQuery, view: DownloadsView): Record<Locale, string> {
  const toAddress = (locale: Locale) => {
    const addresses = getDownloadAddresses(locale, scope)
    if (view.kind === 'directory') return addresses.directory(view.directory)
    return addresses.list(view.kind === 'list' ? view : { category: null })
  }
  return { de: toAddress('de'), en: toAddress('en') }
}

/**
 * Returns the title of a category or directory. Returns undefined for the list of all downloads,
 * which has the title of its content page.
 */
export function getViewTitle(view: DownloadsView): string | undefined {
  if (view.kind === 'directory') return view.directory.title
  return view.kind === 'list' ? view.category?.title : undefined
}

/** Loads the `<title>` of the page of a category or directory; null for all downloads. */
export async function loadDownloadsTitle({ locale }: DownloadsQuery, view: DownloadsView): Promise<string | null> {
  const title = getViewTitle(view)
  if (title === undefined) return null
  const settings = await readSettings(locale)
  return settings.ok ? `${title} – ${settings.value.short_name}` : title
}
