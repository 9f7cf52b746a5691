import type { Waiver } from '@/lib/contract/accessibility-audit'
import { linkAddress } from '@/lib/contract/link-address'
import { openBarriers } from '../content/barriers'
import { picturesOf, presentForEditors, presentForVisitors } from '../content/publish-modules'
import { undescribedPictures } from '../content/undescribed-pictures'
import type { Queryable } from '../db/client'
import type { ModuleRow } from '../db/schema/modules'
import type { PageRow, PageTextRow } from '../db/schema/pages'
import type { PageSnapshot } from '../db/schema/publications'
import { storableLink } from '../html/page-link'
import { loadPictures } from '../images/load-pictures'

type ReadPage = [db: Queryable, page: PageRow, text: PageTextRow, rows: readonly ModuleRow[]]
type Present = typeof presentForEditors

/**
 * The complete content of a page as a version stores it: everything that visitors read except what depends on other pages.
 * @param waived the barriers that the version is made with
 * @throws UnpublishableError
 */
export async function pageSnapshot(
  ...[db, page, text, rows, waived]: [...ReadPage, waived: readonly Waiver[]]
): Promise<PageSnapshot> {
  const { locale, ogImageId } = text
  const own = { hero_image: page.heroImageId, og_image: ogImageId }
  const undescribed = await undescribedPictures(db, { rows, locale, own })
  const barriers = openBarriers(rows, waived)
  const present: Present = (modules, picture) => presentForVisitors(modules, picture, undescribed, barriers)
  return snapshotWith(present, db, page, text, rows)
}

/** The same for editors: incomplete data are included as they are. */
export function draftSnapshot(...read: ReadPage): Promise<PageSnapshot> {
  return snapshotWith(presentForEditors, ...read)
}

async function snapshotWith(present: Present, ...[db, page, text, rows]: ReadPage): Promise<PageSnapshot> {
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
    modules: present(rows, picture),
    has_tab_navigation: page.hasTabNavigation,
    hero_image: hero,
    hero_link: storableLink(text.heroLink) ?? '',
    hero_text: text.heroText,
    hero_video: linkAddress(page.heroVideo) ?? '',
    hero_thumbs: hero?.thumbs ?? null,
    page_area_class: page.pageAreaClass,
  }
}
