import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Finding } from '../support/axe'
import { acceptedFindings } from './equal-access-accepted'

/** The part of the engine that is used here. Its package is only installed for `npm test -- equal-access`. */
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

/** The engine's source code, read once. @throws Error where its package is not installed */
function readEngine(): string {
  engine ??= readFileSync(
    createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
    'utf8',
  )
  return engine
}

/** What IBM Equal Access calls a failure of WCAG 2.2 on the page as it is now, but for what is accepted with a reason. */
export async function findEqualAccessViolations(page: Page): Promise<Finding[]> {
  // In the page for a moment only: evaluated anew after each navigation.
  await page.evaluate(readEngine())
  return page.evaluate(async (accepted) => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    const isAccepted = (rule: string, node: Node) =>
      accepted.some(
        ({ rules, where }) => rules.includes(rule) && node instanceof Element && node.matches(where),
      )
    // Frames are pages of other services.
    const isForeign = (node: Node) => node.ownerDocument !== document
    const findings = new Map<string, Finding>()
    for (const { ruleId, value, message, node, path, snippet } of results) {
      if (value.join() !== 'VIOLATION,FAIL' || isForeign(node) || isAccepted(ruleId, node)) continue
      const finding = findings.get(ruleId) ?? { rule: ruleId, help: message, where: [] }
      finding.where.push(`${path.dom}: ${snippet}`)
      findings.set(ruleId, finding)
    }
    return [...findings.values()]
  }, acceptedFindings)
}
