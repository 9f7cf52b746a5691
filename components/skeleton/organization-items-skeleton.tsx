import { Lines } from './lines'
import styles from './rows.module.css'
import { createRowNumbers, Skeleton, type SkeletonProps } from './skeleton'

/**
 * Placeholder for the organizations of a region: the region's name, and the name, kind and town of
 * each organization.
 */
export function OrganizationItemsSkeleton({ label, count = 4 }: SkeletonProps & { count?: number }) {
  return (
    <Skeleton label={label}>
      <Lines widths={['short']} className={styles.region} />
      <div className={styles.rows}>
        {createRowNumbers(count).map((row) => (
          <div key={row} className={`${styles.row} ${styles.organization}`}>
            <Lines widths={[row % 2 === 0 ? 'medium' : 'long']} className={styles.name} />
            <Lines widths={['short']} className={styles.facts} />
            <Lines widths={['medium']} className={styles.facts} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
