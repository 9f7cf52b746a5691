import { toLanguage } from '@/components/rich-text/page-language'
import type { Locale } from '@/lib/contract/common/locale'
import { isVagueLinkName } from '@/lib/text/vague-link-names'
import { createFinding, type Finding, findVisibleElements, type TextRule, toSingleLine } from '../findings'

/**
 * Returns false for a link in the placeholder of embedded media, because no editor wrote that link.
 */
const isEditorContent = (link: Element) => !link.closest('[data-shape]')?.querySelector('button')

/**
 * Finds links that are empty, vague or spell out a URL, and links with the same name but different
 * targets (WCAG 2.4.4).
 */
export const checkLinks: TextRule = ({ root }) => {
  const findings: Finding[] = []
  const targets = new Map<string, string>()
  for (const link of findVisibleElements(root, 'a[href]').filter(isEditorContent)) {
    const name = getLinkName(link)
    const target = link.getAttribute('href') ?? ''
    if (name === '') findings.push(createFinding(link, 'link-empty', target))
    else if (isVagueLinkName(name)) findings.push(createFinding(link, 'link-vague', name))
    else if (isAddress(name)) findings.push(createFinding(link, 'link-address', name))
    else {
      const knownTarget = targets.get(name.toLowerCase())
      if (knownTarget === undefined) targets.set(name.toLowerCase(), target)
      else if (knownTarget !== target) findings.push(createFinding(link, 'link-ambiguous', name))
    }
  }
  return findings
}

/** Returns true for a link to a page in the other language without the `lang` of that language. */
function isMissingLanguageMark(link: Element, target: string, locale: Locale): boolean {
  const language = /^\/(de|en)(?![^/?#])/.exec(target)?.[1] ?? locale
  const markedElement = link.querySelector('[lang]') ?? link.closest('[lang]')
  return language !== locale && toLanguage(markedElement?.getAttribute('lang') ?? locale) !== language
}

/** Finds links to pages in the other language. */
export const checkLinkLanguages: TextRule = ({ root, locale }) =>
  findVisibleElements(root, 'a[href]')
    .filter((link) => isEditorContent(link) && isMissingLanguageMark(link, link.getAttribute('href') ?? '', locale))
    .map((link) => createFinding(link, 'link-language', getLinkName(link)))

/** Returns the accessible name of a link from its content, without the note about new windows. */
function getLinkName(link: Element): string {
  const label = link.getAttribute('aria-label')
  if (label) return toSingleLine(label)
  const copy = link.cloneNode(true) as Element
  for (const element of copy.querySelectorAll('[aria-hidden="true"]')) element.remove()
  for (const hint of copy.querySelectorAll('.visually-hidden')) {
    if (hint.textContent.trim().startsWith('(')) hint.remove()
  }
  for (const picture of copy.querySelectorAll('img')) picture.replaceWith(picture.alt)
  return toSingleLine(copy.textContent)
}

/** Returns true if the name is a URL. */
function isAddress(name: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(name)
}
