import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The message for screen readers; omitted if a status nearby has it. */
  label?: string
}

/**
 * A placeholder of the size of the loading content (spec §2): visible bars, and one sentence for
 * screen readers.
 */
export function Skeleton({ label, children }: SkeletonProps & { children: ReactNode }) {
  return (
    <div className={styles.skeleton} data-skeleton="">
      {label !== undefined && (
        <p role="status" className="visually-hidden">
          {label}
        </p>
      )}
      <div aria-busy="true">{children}</div>
    </div>
  )
}

/** Returns the numbers of the rows to draw. */
export function createRows(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
