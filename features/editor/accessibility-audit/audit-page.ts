import { createMainThreadPause } from '@/lib/yield-to-main'
import { isHidden } from '../block-marks/block-marks'
import { type CheckedPage, type Finding, type Rule, toUniqueFindings } from './findings'
import { checkContrast } from './rules/contrast'
import { checkHeadings } from './rules/headings'
import { checkLinkLanguages, checkLinks } from './rules/links'
import { checkFrames, checkPictures } from './rules/pictures'
import { checkTables, checkVideos } from './rules/tables-and-videos'
import { checkCapitals, checkLanguage } from './rules/text'

const rules: readonly Rule[] = [
  checkHeadings,
  checkLinks,
  checkLinkLanguages,
  checkPictures,
  checkFrames,
  checkTables,
  checkContrast,
  checkVideos,
  checkCapitals,
  checkLanguage,
]

/**
 * Audits the page as visitors see it. Returns the findings without duplicates, errors first. Yields
 * regularly, so that typing stays responsive.
 */
export async function auditPage(page: CheckedPage): Promise<Finding[]> {
  const pause = createMainThreadPause()
  const allFindings: Finding[] = []
  for (const rule of rules) {
    allFindings.push(...(await rule(page, pause)))
    await pause()
  }
  return toUniqueFindings(allFindings.filter(({ key }) => !isHidden(page.document, key)))
}
