import type { ComponentProps } from 'react'

/**
 * A link within the site whose address is complete, language and all, as the backend's content names it. The router
 * follows it by components/behavior/links/link-navigation; what is worth fetching ahead link-prefetch decides.
 */
export function PageLink(props: ComponentProps<'a'> & { href: string }) {
  return <a {...props} />
}
