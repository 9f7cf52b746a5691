import type { Locale } from '../contract/common/locale'
import { buildPath } from './paths'

/** The parts of a category of downloads in its address. They are the same in all languages. */
export interface AddressedCategory {
  id: number
  slug: string
}

/** Returns the address of a category of public downloads (spec §2). */
export function toDownloadCategoryAddress(locale: Locale, { id, slug }: AddressedCategory): string {
  return buildPath(locale, '/downloads/[category]/[id]', { category: slug, id: String(id) })
}

/** Returns the address of a directory of public downloads, a part of its category's page. */
export function toDownloadDirectoryAddress(
  locale: Locale,
  { id, category }: { id: number; category: AddressedCategory },
): string {
  return `${toDownloadCategoryAddress(locale, category)}?directory=${id}`
}
