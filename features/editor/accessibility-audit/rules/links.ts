import { isVagueLinkName } from '@/lib/text/vague-link-names'
import { elementsOf, type Finding, findingAt, type Rule } from '../findings'
import { isAddress, linkName } from './link-name'

/** Placeholders of embedded media have links of their own, which no editor wrote. */
const isWritten = (link: Element) => !link.closest('[data-shape]')?.querySelector('button')

/** Links that are empty, vague, spell out an address, or share a name but not the target (WCAG 2.4.4). */
export const checkLinks: Rule = ({ root }) => {
  const findings: Finding[] = []
  const goals = new Map<string, string>()
  for (const link of elementsOf(root, 'a[href]').filter(isWritten)) {
    const name = linkName(link)
    const goal = link.getAttribute('href') ?? ''
    if (name === '') findings.push(findingAt(link, 'link-empty', goal))
    else if (isVagueLinkName(name)) findings.push(findingAt(link, 'link-vague', name))
    else if (isAddress(name)) findings.push(findingAt(link, 'link-address', name))
    else {
      const known = goals.get(name.toLowerCase())
      if (known === undefined) goals.set(name.toLowerCase(), goal)
      else if (known !== goal) findings.push(findingAt(link, 'link-ambiguous', name))
    }
  }
  return findings
}
