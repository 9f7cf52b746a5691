import type { PageLink as PageLinkData } from '@/lib/contract/pages/page'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './neighbor-links.module.css'

export interface NeighborLinksProps {
  label: string
  /** The words for the two directions, which differ by list: for example “newer” and “older”. */
  texts: Readonly<Record<'previous' | 'next', string>>
  previous: PageLinkData | null
  next: PageLinkData | null
}

/** Links to the previous and next page in a list. Renders nothing if both are null. */
export function NeighborLinks({ label, texts, previous, next }: NeighborLinksProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbors} aria-label={label}>
      {previous && (
        <PageLink href={previous.url} rel="prev">
          <span>{texts.previous}</span> {previous.title}
        </PageLink>
      )}
      {next && (
        <PageLink href={next.url} rel="next">
          <span>{texts.next}</span> {next.title}
        </PageLink>
      )}
    </nav>
  )
}
