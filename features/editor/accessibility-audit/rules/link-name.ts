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

const vague = new Set(
  [
    ['hier', 'hier klicken', 'klicken sie hier', 'klick hier', 'klicke hier', 'bitte hier klicken', 'mehr'],
    ['mehr lesen', 'mehr erfahren', 'mehr dazu', 'mehr infos', 'mehr informationen', 'weiter', 'weiterlesen'],
    ['weitere infos', 'weitere informationen', 'details', 'link', 'zum link', 'diese seite', 'dieser link'],
    ['here', 'click here', 'click', 'more', 'read more', 'learn more', 'find out more', 'see more', 'go'],
    ['more info', 'more information', 'further information', 'this', 'this page', 'this link', 'continue'],
  ].flat(),
)

/** Whether a link's name does not describe its target. */
export function isVague(name: string): boolean {
  return vague.has(
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  )
}

/** Whether a name is the address itself. */
export function isAddress(name: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(name)
}
