import { loadEvent } from '@/features/events/loaders'
import { toPageAppearance } from '@/features/pages/metadata'
import { toPageGraph } from '@/features/structured-data/page-graph'
import { readSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import { env } from '@/lib/env'
import { GraphScript } from './graph-script'
import { toPreviewPicture } from './preview-picture'

/** The description of a public page for search engines (JSON-LD). */
export async function StructuredData({ page, locale }: { page: Page; locale: Locale }) {
  const settings = await readSettings(locale)
  if (!settings.ok) return null
  const { SITE_URL } = env()
  const site = { settings: settings.value, locale, url: SITE_URL }
  const drawnPicture = toPreviewPicture(page, settings.value, locale)
  const { picture } = toPageAppearance(page, settings.value, drawnPicture).linkPreview
  const occurrence = await loadNextOccurrence(page, locale)
  const graph = toPageGraph(page, site, [new URL(picture.url, SITE_URL).href], occurrence)
  return <GraphScript graph={graph} />
}

async function loadNextOccurrence({ id, record }: Page, locale: Locale) {
  if (record?.type !== 'event' || record.rrule === '') return undefined
  const event = await loadEvent(locale, id)
  return event.ok ? event.value.occurrences[0] : undefined
}
