import axe from 'axe-core'
import { expect } from 'vitest'

// What only a whole page has, and what needs a layout, is checked in the browser (e2e/screens.spec.ts).
const rules = Object.fromEntries(
  ['color-contrast', 'region', 'landmark-one-main', 'page-has-heading-one', 'target-size'].map((rule) => [
    rule,
    { enabled: false },
  ]),
)

/** Fails when axe finds anything in a part of the site that stands in the document (WCAG 2.2 AA and good practice). */
export async function expectAccessible(part: Element): Promise<void> {
  const { violations } = await axe.run(part, { rules })
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => node.html),
  }))
  expect(found).toEqual([])
}
