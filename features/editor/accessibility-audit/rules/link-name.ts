import { toSingleLine } from '../findings'

/** Returns the accessible name of a link from its content, without the note about new windows. */
export function getLinkName(link: Element): string {
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
export function isAddress(name: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(name)
}
