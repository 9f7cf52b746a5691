import { isHidden } from '../block-marks/block-marks'
import { type CheckedPage, type Finding, idOf, isError, type Rule } from './findings'
import { checkContrast } from './rules/contrast'
import { checkHeadings } from './rules/headings'
import { checkLinks } from './rules/links'
import { checkFrames, checkPictures } from './rules/pictures'
import { checkTables, checkVideos } from './rules/tables-and-videos'
import { checkCapitals, checkLanguage } from './rules/text'

const rules: readonly Rule[] = [
  checkHeadings,
  checkLinks,
  checkPictures,
  checkFrames,
  checkTables,
  checkContrast,
  checkVideos,
  checkCapitals,
  checkLanguage,
]

/** The accessibility findings of what visitors get of a page: errors first, without duplicates. */
export function auditPage(page: CheckedPage): Finding[] {
  const all = rules.flatMap((rule) => rule(page)).filter(({ key }) => !isHidden(page.document, key))
  const unique = [...new Map(all.map((finding) => [idOf(finding), finding])).values()]
  return unique.toSorted((one, other) => Number(isError(other)) - Number(isError(one)))
}
