import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** A broken rule and its elements. */
export interface Finding {
  rule: string
  help: string
  elements: string[]
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Finds the violations of axe on the current page.
 * @param rules the names of rules; default: WCAG 2.2 AA and best practices
 * @param skippedRules the names of rules that are not checked
 */
export async function findAxeViolations(page: Page, rules?: string[], skippedRules: string[] = []): Promise<Finding[]> {
  // A navigation removes axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(skippedRules.map((rule) => [rule, { enabled: false }])),
    // Takes less time.
    resultTypes: ['violations'],
    // Frames contain pages of other services.
    iframes: false,
  }
  return page.evaluate(async (runOptions) => {
    const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, runOptions)
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      elements: nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`),
    }))
  }, options)
}
