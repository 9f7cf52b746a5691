import type { ComponentProps } from 'react'

/**
 * A link to a complete address of the site, with language prefix, as in the backend's content.
 * components/behavior/links/link-navigation routes its clicks; link-prefetch decides about
 * prefetching.
 */
export function PageLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} />
}
