import { yieldToMain } from '@/lib/yield-to-main'
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

/** The accessibility findings of what visitors get of a page: errors first, without duplicates. It can be written on meanwhile. */
export async function auditPage(page: CheckedPage): Promise<Finding[]> {
  const pause = yieldToMain()
  const all: Finding[] = []
  for (const rule of rules) {
    all.push(...(await rule(page, pause)))
    await pause()
  }
  const shown = all.filter(({ key }) => !isHidden(page.document, key))
  const unique = [...new Map(shown.map((finding) => [idOf(finding), finding])).values()]
  return unique.toSorted((one, other) => Number(isError(other)) - Number(isError(one)))
}
