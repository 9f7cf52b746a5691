import { omitUndefined } from '@/backend/platform/db/omit-undefined'
import type { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { PageSettings } from '@/lib/contract/pages/page-settings'

/** Converts the settings of one language to columns of `page_texts`, except slug and path. */
export function toTextColumns(settings: PageSettings): Partial<typeof pageTexts.$inferInsert> {
  return omitUndefined({
    title: settings.title,
    menuName: settings.menu_name,
    headline: settings.headline,
    metaTitle: settings.meta_title,
    metaDescription: settings.meta_description,
    ogTitle: settings.og_title,
    ogDescription: settings.og_description,
    ogType: settings.og_type,
    ogImageId: settings.og_image,
    heroText: settings.hero_text,
    heroLink: settings.hero_link,
  }) as Partial<typeof pageTexts.$inferInsert>
}

/** Converts the settings shared by all languages to columns of `pages`. */
export function toSharedColumns(settings: PageSettings): Partial<typeof pages.$inferInsert> {
  return omitUndefined({
    isClickable: settings.is_clickable,
    inMenu: settings.in_menu,
    inFooter: settings.in_footer,
    isHighlight: settings.is_highlight,
    hasTabNavigation: settings.has_tab_navigation,
    menuImageId: settings.menu_image,
    heroImageId: settings.hero_image,
    heroVideo: settings.hero_video,
    pageAreaClass: settings.page_area_class,
    groups: settings.groups,
    isForUsers: settings.is_for_users,
  }) as Partial<typeof pages.$inferInsert>
}
