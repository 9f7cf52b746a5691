import type { Image } from '@/lib/contract/image'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { type PageSettings, pageSettingsSchema } from '@/lib/contract/page-tree'
import type { Data } from '../core/document'

export type SettingName = keyof PageSettings

/** Every setting of a page, named as its calls name them. */
export const settingNames = pageSettingsSchema.keyof().options

/** Whether a page is the site's home, which has no address of its own to choose. */
export function isHome(page: Pick<PageDraft, 'urls'>, locale: Locale): boolean {
  return page.urls[locale] === `/${locale}`
}

/** The settings of a page as they are edited together with its modules. */
export function settingsOf(draft: PageDraft, locale: Locale): Data {
  const names = settingNames.filter((name) => name !== 'slug' || !isHome(draft, locale))
  return Object.fromEntries(names.map((name) => [name, draft[name]]))
}

/** A page with the settings that are being written, with all that follows from them. */
export function withSettings(page: PageDraft, settings: Data): PageDraft {
  const merged = { ...page, ...settings }
  return { ...merged, hero_thumbs: thumbsOf(merged.hero_image), og_image_thumbs: thumbsOf(merged.og_image) }
}

const thumbsOf = (image: Image | null) => image?.thumbs ?? null
