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
import { findOpenBarriers } from '../module-content/barriers'
import { findPicturesWithoutAlt, toPicturesWithoutAlt } from '../module-content/find-pictures-without-alt'
import {
  listPictureIds,
  type PicturesWithoutAlt,
  presentForEditors,
  presentForVisitors,
} from '../module-content/present-modules'
import { filterVisibleRows } from '../module-content/visible-rows'

/** A page in one language, with its modules. */
interface PageWithModules {
  page: PageRow
  text: PageTextRow
  rows: readonly ModuleRow[]
}

type PresentModules = typeof presentForEditors

/**
 * Creates the snapshot of a page for a version. It contains all visible content that does not
 * depend on other pages. The rows may include hidden modules.
 * @param waivers findings that the editor accepted
 * @throws UnpublishableError
 */
export async function createPageSnapshot(
  db: Queryable,
  { page, text, rows: allRows }: PageWithModules,
  waivers: readonly Waiver[],
): Promise<PageSnapshot> {
  const rows = filterVisibleRows(allRows)
  const pictureFields = toPictureFields(page, text)
  const picturesWithoutAlt = await findPicturesWithoutAlt(db, { rows, locale: text.locale, pictureFields })
  const findPicture = await loadPictures(db, [...Object.values(pictureFields), ...listPictureIds(rows)], text.locale)
  return presentPage(createPublicPresenter(rows, picturesWithoutAlt, waivers), findPicture, { page, text, rows })
}

/**
 * Creates the snapshots of many pages in one language. Loads their pictures together to save
 * queries.
 * @throws UnpublishableError
 */
export async function createPageSnapshots(
  db: Queryable,
  locale: Locale,
  pages: readonly PageWithModules[],
): Promise<PageSnapshot[]> {
  const copies = pages.map((copy) => ({ ...copy, rows: filterVisibleRows(copy.rows) }))
  const pictureIds = copies.flatMap(({ page, text, rows }) => [
    ...Object.values(toPictureFields(page, text)),
    ...listPictureIds(rows),
  ])
  const findPicture = await loadPictures(db, pictureIds, locale)
  const unlabeledPictures = await listPicturesWithoutAlt(db, pictureIds, locale)
  const idsWithoutAlt = new Set(unlabeledPictures.map(({ id }) => id))
  return copies.map((copy) => {
    const picturesWithoutAlt = toPicturesWithoutAlt(idsWithoutAlt, toPictureFields(copy.page, copy.text))
    return presentPage(createPublicPresenter(copy.rows, picturesWithoutAlt, []), findPicture, copy)
  })
}

/** Returns the picture ids of the page settings by field. */
const toPictureFields = (page: PageRow, text: PageTextRow) => ({
  hero_image: page.heroImageId,
  og_image: text.ogImageId,
})

function createPublicPresenter(
  rows: readonly ModuleRow[],
  picturesWithoutAlt: PicturesWithoutAlt,
  waivers: readonly Waiver[],
): PresentModules {
  const barriers = findOpenBarriers(rows, waivers)
  return (modules, findPicture) => presentForVisitors(modules, findPicture, picturesWithoutAlt, barriers)
}

/** Creates the snapshot of a working copy for editors. Accepts incomplete and invalid data. */
export async function createDraftSnapshot(db: Queryable, copy: PageWithModules): Promise<PageSnapshot> {
  const { page, text, rows } = copy
  const ids = [...Object.values(toPictureFields(page, text)), ...listPictureIds(rows)]
  return presentPage(presentForEditors, await loadPictures(db, ids, text.locale), copy)
}

function presentPage(
  presentModules: PresentModules,
  findPicture: PictureLookup,
  { page, text, rows }: PageWithModules,
): PageSnapshot {
  const hero = findPicture(page.heroImageId)
  const ogImage = findPicture(text.ogImageId)
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
    modules: presentModules(rows, findPicture),
    has_tab_navigation: page.hasTabNavigation,
    hero_image: hero,
    hero_link: toStorableLink(text.heroLink) ?? '',
    hero_text: text.heroText,
    hero_video: normalizeLink(page.heroVideo) ?? '',
    hero_thumbs: hero?.thumbs ?? null,
    page_area_class: page.pageAreaClass,
  }
}
