/** Properties of a click that determine how it follows a link. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>

/**
 * Returns the link that a plain click follows in this window; null for other clicks, downloads and
 * new tabs.
 */
export function findFollowedLink(click: Click): HTMLAnchorElement | null {
  const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey
  if (!isPlain || click.defaultPrevented || !(click.target instanceof Element)) return null
  const link = click.target.closest('a')
  if (!link?.href || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return null
  return link
}

/** Returns true if two addresses differ at most in the fragment. */
export function isSamePage(left: URL, right: URL): boolean {
  return left.origin === right.origin && left.pathname === right.pathname && left.search === right.search
}
