import styles from './headline-skeleton.module.css'
import { Lines } from './lines'
import { Skeleton, type SkeletonProps } from './skeleton'

/** Placeholder for a headline of two lines. */
export function HeadlineSkeleton({ label }: SkeletonProps) {
  return (
    <Skeleton label={label}>
      <Lines widths={['long', 'medium']} className={styles.headline} />
    </Skeleton>
  )
}
