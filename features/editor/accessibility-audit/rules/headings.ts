import { elementsOf, type Finding, findingAt, oneLine, type Rule } from '../findings'

/** Headings that skip a level, duplicate level 1, or are empty (WCAG 1.3.1, 2.4.6). */
export const checkHeadings: Rule = ({ root }) => {
  const findings: Finding[] = []
  let last = 0
  let isTitled = false
  for (const heading of elementsOf(root, 'h1, h2, h3, h4, h5, h6')) {
    const text = oneLine(heading.textContent)
    if (text === '') {
      findings.push(findingAt(heading, 'heading-empty'))
      continue
    }
    const level = Number(heading.tagName.slice(1))
    if (level === 1 && isTitled) findings.push(findingAt(heading, 'heading-second-h1', text))
    if (level > last + 1 && last > 0) findings.push(findingAt(heading, 'heading-skipped', text))
    isTitled ||= level === 1
    last = level
  }
  return findings
}
