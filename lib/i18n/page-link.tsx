import type { ComponentProps } from 'react'

/**
 * A link to a complete address of this site, with the language prefix. The backend's content
 * contains such addresses. `components/behavior/links/link-navigation` handles clicks on it, and
 * `link-prefetch` decides if its page is prefetched.
 */
export function PageLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} />
}
