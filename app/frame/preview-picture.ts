import { toCard } from '@/components/link-preview/card'
import { getPreviewPicture } from '@/components/link-preview/preview-address'
import type { PreviewPicture } from '@/features/pages/metadata'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { Settings } from '@/lib/contract/site/settings'

/**
 * Returns the generated preview picture for links to a page; null if the page has no address or its
 * title contains characters that the font lacks.
 */
export function toPreviewPicture(page: Page, settings: Settings, locale: Locale): PreviewPicture | null {
  const address = page.urls[locale]
  const card = toCard(page, settings, locale)
  return address && card ? getPreviewPicture(address, card) : null
}
