import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link within the site whose address is complete, language and all, as the backend's content names it. What is worth
 * fetching ahead is decided by components/behaviour/link-prefetch, not by each link.
 */
export function PageLink(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />
}
