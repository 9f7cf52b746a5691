import { createFinding, type Finding, findVisibleElements, type TextRule, toSingleLine } from '../findings'

/** Finds headings that skip a level, duplicate level 1 or are empty (WCAG 1.3.1, 2.4.6). */
export const checkHeadings: TextRule = ({ root, writtenText }) => {
  const findings: Finding[] = []
  let lastLevel = 0
  let hasTitle = false
  for (const heading of findVisibleElements(root, 'h1, h2, h3, h4, h5, h6')) {
    const text = toSingleLine(heading.textContent)
    if (text === '') {
      if (!writtenText || !heading.contains(writtenText)) findings.push(createFinding(heading, 'heading-empty'))
      continue
    }
    const level = Number(heading.tagName.slice(1))
    if (level === 1 && hasTitle) findings.push(createFinding(heading, 'heading-second-h1', text))
    if (level > lastLevel + 1 && lastLevel > 0) findings.push(createFinding(heading, 'heading-skipped', text))
    hasTitle ||= level === 1
    lastLevel = level
  }
  return findings
}
