import { oneLine } from '../findings'

/** The accessible name of a link from its own content, without the hint on new windows. */
export function linkName(link: Element): string {
  const label = link.getAttribute('aria-label')
  if (label) return oneLine(label)
  const copy = link.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  for (const hint of copy.querySelectorAll('.visually-hidden')) {
    if (hint.textContent.trim().startsWith('(')) hint.remove()
  }
  for (const picture of copy.querySelectorAll('img')) picture.replaceWith(picture.alt)
  return oneLine(copy.textContent)
}

/** Whether a name is the address itself. */
export function isAddress(name: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(name)
}
