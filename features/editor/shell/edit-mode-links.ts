import { findFollowedLink } from '@/components/behavior/links/followed-link'
import { findLinkInText } from '../page-elements/link-in-text'
import { toEditAddress } from '../ui/edit-address'

/** Marks elements whose links leave the edit mode on purpose. */
export const editExitAttributes = { 'data-leaves-editing': '' }

const isExitLink = (link: Element) => link.closest('[data-leaves-editing]') !== null

/**
 * Finds the target of a click in edit mode: links lead to the edit mode of their page. Null for
 * links that the browser follows.
 */
export function findEditTarget(event: MouseEvent, currentAddress: string): string | null {
  const link = findFollowedLink(event)
  return link && !isExitLink(link) ? toEditAddress(link.href, currentAddress) : null
}

/**
 * Finds the target of a click that opens a new tab (Ctrl, Cmd or the middle button). Pages open in
 * edit mode. In an edited text, this includes links that do not lead to a page. Null for links that
 * the browser opens.
 */
export function findNewTabTarget(event: MouseEvent, currentAddress: string): string | null {
  const isNewTabClick = event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey))
  if (!isNewTabClick || event.shiftKey || event.altKey || !(event.target instanceof Element)) return null
  const textLink = findLinkInText(event.target)
  // A prevented click has been handled already, except in an edited text, which prevents all clicks
  // on its links.
  const link = textLink ?? (event.defaultPrevented ? null : event.target.closest<HTMLAnchorElement>('a[href]'))
  if (!link || link.hasAttribute('download') || isExitLink(link)) return null
  return toEditAddress(link.href, currentAddress) ?? textLink?.href ?? null
}
