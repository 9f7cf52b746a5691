import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Finding } from '../support/axe'
import { acceptedFindings } from './equal-access-accepted'

/** The methods of the engine used here. `npm test -- equal-access` installs the package. */
interface Checker {
  check(document: Document, guidelines: string[]): Promise<{ results: Issue[] }>
}

interface Issue {
  ruleId: string
  value: string[]
  message: string
  node: Node
  path: { dom: string }
  snippet: string
}

declare const ace: { Checker: new () => Checker }

let engine: string | undefined

/** Reads the source code of the engine once. @throws Error without its package */
function readEngine(): string {
  engine ??= readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')
  return engine
}

/**
 * Finds the failures of WCAG 2.2 by IBM Equal Access on the current page, except the accepted ones.
 */
export async function findEqualAccessViolations(page: Page): Promise<Finding[]> {
  // Evaluated for each check, because a navigation removes the engine.
  await page.evaluate(readEngine())
  return page.evaluate(async (accepted) => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    const isAccepted = (rule: string, node: Node) =>
      accepted.some(({ rules, where }) => rules.includes(rule) && node instanceof Element && node.matches(where))
    // Frames contain pages of other services.
    const isForeign = (node: Node) => node.ownerDocument !== document
    const findings = new Map<string, Finding>()
    for (const { ruleId, value, message, node, path, snippet } of results) {
      if (value.join() !== 'VIOLATION,FAIL' || isForeign(node) || isAccepted(ruleId, node)) continue
      const finding = findings.get(ruleId) ?? { rule: ruleId, help: message, elements: [] }
      finding.elements.push(`${path.dom}: ${snippet}`)
      findings.set(ruleId, finding)
    }
    return [...findings.values()]
  }, acceptedFindings)
}
