import axe from 'axe-core'
import { expect } from 'vitest'

// Rules about whole pages and about layout run in the browser (e2e/screens.spec.ts).
const rules = Object.fromEntries(
  ['color-contrast', 'region', 'landmark-one-main', 'page-has-heading-one', 'target-size'].map((rule) => [
    rule,
    { enabled: false },
  ]),
)

/** Asserts that axe finds no violation in an element (WCAG 2.2 AA and best practices). */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules })
  const problems = violations.map(({ id, help, nodes }) => ({ rule: id, help, where: nodes.map((node) => node.html) }))
  expect(problems).toEqual([])
}
