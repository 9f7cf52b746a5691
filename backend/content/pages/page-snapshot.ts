import { listPicturesWithoutAlt } from '@/backend/library/media/pictures-without-alt'
import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { PageRow, PageTextRow } from '@/backend/platform/db/schema/content/pages'
import type { PageSnapshot } from '@/backend/platform/db/schema/content/publications'
import { toStorableLink } from '@/backend/platform/html/page-link'
import { loadPictures, type PictureLookup } from '@/backend/platform/images/load-pictures'
import type { Locale } from '@/lib/contract/common/locale'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { normalizeLink } from '@/lib/contract/pages/link-address'
import { openBarriers } from '../module-content/barriers'
import {
  listPictureIds,
  presentForEditors,
  presentForVisitors,
  type UndescribedPictures,
} from '../module-content/publish-modules'
import { findUndescribedPictures, toUndescribed } from '../module-content/undescribed-pictures'
import { filterVisibleRows } from '../module-content/visible-rows'

type ReadPage = [db: Queryable, page: PageRow, text: PageTextRow, rows: readonly ModuleRow[]]

/** A page in one language with its modules. */
interface ReadCopy {
  page: PageRow
  text: PageTextRow
  rows: readonly ModuleRow[]
}

type PresentModules = typeof presentForEditors

/**
 * Creates the content of a page for a version: all visible content that does not depend on other
 * pages.
 * @param all all modules of the page, including hidden ones
 * @param waivers findings that the editor accepted
 * @throws UnpublishableError
 */
export async function pageSnapshot(
  ...[db, page, text, all, waivers]: [...ReadPage, waivers: readonly Waiver[]]
): Promise<PageSnapshot> {
  const rows = filterVisibleRows(all)
  const pictureFields = listOwnPictures(page, text)
  const undescribedPictures = await findUndescribedPictures(db, {
    rows,
    locale: text.locale,
    own: pictureFields,
  })
  const picture = await loadPictures(
    db,
    [...Object.values(pictureFields), ...listPictureIds(rows)],
    text.locale,
  )
  return presentPage(toPublicTexts(rows, undescribedPictures, waivers), picture, { page, text, rows })
}

/**
 * Creates the snapshots of many pages in one language and loads their pictures together.
 * @throws UnpublishableError
 */
export async function pageSnapshots(
  db: Queryable,
  locale: Locale,
  all: readonly ReadCopy[],
): Promise<PageSnapshot[]> {
  const copies = all.map((copy) => ({ ...copy, rows: filterVisibleRows(copy.rows) }))
  const pictureIds = copies.flatMap(({ page, text, rows }) => [
    ...Object.values(listOwnPictures(page, text)),
    ...listPictureIds(rows),
  ])
  const picture = await loadPictures(db, pictureIds, locale)
  const undescribedImages = await listPicturesWithoutAlt(db, pictureIds, locale)
  const ids = new Set(undescribedImages.map(({ id }) => id))
  return copies.map((copy) => {
    const undescribedPictures = toUndescribed(ids, listOwnPictures(copy.page, copy.text))
    return presentPage(toPublicTexts(copy.rows, undescribedPictures, []), picture, copy)
  })
}

const listOwnPictures = (page: PageRow, text: PageTextRow) => ({
  hero_image: page.heroImageId,
  og_image: text.ogImageId,
})

function toPublicTexts(
  rows: readonly ModuleRow[],
  undescribedPictures: UndescribedPictures,
  waivers: readonly Waiver[],
): PresentModules {
  const barriers = openBarriers(rows, waivers)
  return (modules, picture) => presentForVisitors(modules, picture, undescribedPictures, barriers)
}

/** Creates a snapshot for editors, with incomplete data as they are. */
export async function draftSnapshot(...[db, page, text, rows]: ReadPage): Promise<PageSnapshot> {
  const ids = [...Object.values(listOwnPictures(page, text)), ...listPictureIds(rows)]
  const picture = await loadPictures(db, ids, text.locale)
  return presentPage(presentForEditors, picture, { page, text, rows })
}

function presentPage(
  presentModules: PresentModules,
  picture: PictureLookup,
  { page, text, rows }: ReadCopy,
): PageSnapshot {
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
    modules: presentModules(rows, picture),
    has_tab_navigation: page.hasTabNavigation,
    hero_image: hero,
    hero_link: toStorableLink(text.heroLink) ?? '',
    hero_text: text.heroText,
    hero_video: normalizeLink(page.heroVideo) ?? '',
    hero_thumbs: hero?.thumbs ?? null,
    page_area_class: page.pageAreaClass,
  }
}
