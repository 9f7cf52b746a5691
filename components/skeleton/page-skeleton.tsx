import type { ReactNode } from 'react'
import { Lines } from './lines'
import styles from './page-skeleton.module.css'
import { Skeleton, type SkeletonProps } from './skeleton'

export interface PageSkeletonProps extends SkeletonProps {
  /** Public pages begin with a picture, pages of the members' area without one. */
  layout: 'public' | 'account'
  /** A list that is shown below the headline instead of text. */
  children?: ReactNode
}

/** Placeholder for a page: its head and the text or list below. */
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
