import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule that is broken, and at which elements. */
export interface Finding {
  rule: string
  help: string
  where: string[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now (WCAG 2.2 AA and its good practices). */
export async function findAxeViolations(page: Page): Promise<Finding[]> {
  // Without a report of all that is well, and without a window of its own, it takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.withTags(tags).analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.html}`),
  }))
}
