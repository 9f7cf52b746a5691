import { Lines } from './lines'
import styles from './rows.module.css'
import { createRowNumbers, Skeleton, type SkeletonProps } from './skeleton'

export function DownloadDirectoriesSkeleton({ label, count = 5 }: SkeletonProps & { count?: number }) {
  return (
    <Skeleton label={label}>
      <div className={styles.rows}>
        {createRowNumbers(count).map((row) => (
          <div key={row} className={styles.row}>
            <Lines widths={[row % 2 === 0 ? 'long' : 'medium']} className={styles.name} />
            <Lines widths={['short']} className={styles.facts} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
