import type { ReactNode } from 'react'
import { Lines } from './lines'
import styles from './page-skeleton.module.css'
import { Skeleton, type SkeletonProps } from './skeleton'

export interface PageSkeletonProps extends SkeletonProps {
  /** The public pages open with a picture, the members' area without. */
  layout: 'public' | 'account'
  /** A list below its headline, in place of text. */
  children?: ReactNode
}

/** Placeholder for a page: its opening and the text or list that follows. */
export function PageSkeleton({ layout, label, children }: PageSkeletonProps) {
  return (
    <Skeleton label={label}>
      {layout === 'public' && <div className={styles.stage} />}
      <div className={`shell ${styles.page}`} data-layout={layout}>
        {children ?? (
          <>
            <Lines widths={['full', 'short']} className={styles.headline} />
            <Lines widths={['full', 'full', 'long']} className={styles.lead} />
            <Lines widths={['full', 'full', 'full', 'full', 'long']} className={styles.text} />
          </>
        )}
      </div>
    </Skeleton>
  )
}
