import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The message for screen readers; omitted if another status nearby announces it. */
  label?: string
}

/**
 * A placeholder with the size of the content that is loading (spec §2). Shows bars and has one
 * sentence for screen readers.
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

/** Returns the numbers from 0 to `count` - 1, for a placeholder with `count` rows. */
export function createRowNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
