import { cardOf } from '@/components/link-preview/card'
import { drawnPreview } from '@/components/link-preview/preview-address'
import type { PreviewPicture } from '@/features/pages/metadata'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { Settings } from '@/lib/contract/site/settings'

/** The picture that is drawn for links to a page; null where it has no address, or letters that cannot be drawn. */
export function drawnPictureOf(page: Page, settings: Settings, locale: Locale): PreviewPicture | null {
  const address = page.urls[locale]
  const card = cardOf(page, settings, locale)
  return address && card ? drawnPreview(address, card) : null
}
