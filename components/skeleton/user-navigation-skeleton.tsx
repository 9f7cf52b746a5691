import { Lines } from './lines'
import { createRowNumbers, Skeleton, type SkeletonProps } from './skeleton'
import styles from './user-navigation-skeleton.module.css'

/**
 * Placeholder for the self-service menu: its heading, the entries of the members' area, and the
 * entries of the account below them.
 */
export function UserNavigationSkeleton({ label, count = 5 }: SkeletonProps & { count?: number }) {
  return (
    <Skeleton label={label}>
      <div className={styles.menu}>
        <Lines widths={['medium']} className={styles.heading} />
        <div>
          {createRowNumbers(count).map((row) => (
            <div key={row} className={styles.entry}>
              <Lines widths={[row % 2 === 0 ? 'short' : 'medium']} />
            </div>
          ))}
        </div>
        <div className={styles.meta}>
          {createRowNumbers(3).map((row) => (
            <div key={row} className={styles.metaEntry}>
              <Lines widths={['medium']} />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
