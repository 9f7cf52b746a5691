import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type PageSettings, pageSettingsSchema } from '@/lib/contract/pages/page-settings'
import type { Data } from '../core/document'

export type SettingName = keyof PageSettings

/** Every setting of a page, by the names in calls. */
export const settingNames = pageSettingsSchema.keyof().options

/** Whether a page is the home page, whose address cannot be changed. */
export function isHome(page: Pick<PageDraft, 'urls'>, locale: Locale): boolean {
  return page.urls[locale] === `/${locale}`
}

/** The settings of a page for the editor's document. */
export function settingsOf(draft: PageDraft, locale: Locale): Data {
  const names = settingNames.filter((name) => name !== 'slug' || !isHome(draft, locale))
  return Object.fromEntries(names.map((name) => [name, draft[name]]))
}

/** A page with edited settings, and the data derived from them. */
export function withSettings(page: PageDraft, settings: Data): PageDraft {
  const merged = { ...page, ...settings }
  return { ...merged, hero_thumbs: thumbsOf(merged.hero_image), og_image_thumbs: thumbsOf(merged.og_image) }
}

const thumbsOf = (image: Image | null) => image?.thumbs ?? null
