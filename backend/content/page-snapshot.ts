import type { Queryable } from '../db/client'
import type { ModuleRow } from '../db/schema/modules'
import type { PageRow, PageTextRow } from '../db/schema/pages'
import type { PageSnapshot } from '../db/schema/publications'
import { linkAddress } from './local-path'
import { loadPictures } from './pictures'
import { picturesOf, presentForVisitors } from './publish-modules'

/**
 * A page whole, as its version keeps it: everything visitors read except what depends on other pages.
 * @throws InvalidModuleError
 */
export async function pageSnapshot(
  db: Queryable,
  page: PageRow,
  text: PageTextRow,
  rows: readonly ModuleRow[],
): Promise<PageSnapshot> {
  const ids = [page.heroImageId, text.ogImageId, ...picturesOf(rows)]
  const picture = await loadPictures(db, ids, text.locale)
  const hero = picture(page.heroImageId)
  const ogImage = picture(text.ogImageId)
  return {
    content_type: page.contentType,
    title: text.title,
    headline: text.headline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    meta_title: text.metaTitle,
    meta_description: text.metaDescription,
    og_title: text.ogTitle,
    og_description: text.ogDescription,
    og_image: ogImage,
    og_type: text.ogType,
    og_image_thumbs: ogImage?.thumbs ?? null,
    modules: presentForVisitors(rows, picture),
    has_tab_navigation: page.hasTabNavigation,
    hero_image: hero,
    hero_link: linkAddress(text.heroLink) ?? '',
    hero_text: text.heroText,
    hero_video: linkAddress(page.heroVideo) ?? '',
    hero_thumbs: hero?.thumbs ?? null,
    page_area_class: page.pageAreaClass,
  }
}
