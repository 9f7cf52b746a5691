import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A broken rule and its elements. */
export interface Finding {
  rule: string
  help: string
  where: string[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Finds the violations of axe on the current page.
 * @param rules the names of rules; default: WCAG 2.2 AA and best practices
 */
export async function findAxeViolations(page: Page, rules?: string[]): Promise<Finding[]> {
  // axe takes a third of the time if it reports only violations and opens no separate window.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')}: ${node.html}`),
  }))
}
