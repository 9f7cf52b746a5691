import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type PageSettings, pageSettingsSchema } from '@/lib/contract/pages/page-settings'
import type { Data } from '../core/document'

export type SettingName = keyof PageSettings

/** The names of all settings of a page, as in calls. */
export const settingNames = pageSettingsSchema.keyof().options

/** Returns true for the home page, whose address cannot be changed. */
export function isHome(page: Pick<PageDraft, 'urls'>, locale: Locale): boolean {
  return page.urls[locale] === `/${locale}`
}

/** Extracts the settings of a page for the editor's document. */
export function extractSettings(draft: PageDraft, locale: Locale): Data {
  const names = settingNames.filter((name) => name !== 'slug' || !isHome(draft, locale))
  return Object.fromEntries(names.map((name) => [name, draft[name]]))
}

/** Returns a page with edited settings, and the data derived from them. */
export function withSettings(page: PageDraft, settings: Data): PageDraft {
  const mergedPage = { ...page, ...settings }
  return {
    ...mergedPage,
    hero_thumbs: getThumbs(mergedPage.hero_image),
    og_image_thumbs: getThumbs(mergedPage.og_image),
  }
}

const getThumbs = (image: Image | null) => image?.thumbs ?? null
