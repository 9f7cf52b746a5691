import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Says to screen readers what is on its way; left out where a status nearby says it. */
  label?: string
}

/** A placeholder of the size of what is loading (spec §2): visible bars, and one sentence for screen readers. */
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

/** As many numbers as there are rows to be drawn. */
export function rowsOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
