import type { ReactNode } from 'react'
import styles from './line-title.module.css'

export interface LineTitleProps {
  level: 2 | 3
  isSmall?: boolean
  /** The link to the record. */
  children: ReactNode
}

/**
 * The title of a line in a list. The area of its link extends over the nearest positioned ancestor,
 * so that the whole line can be clicked.
 */
export function LineTitle({ level, isSmall = false, children }: LineTitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading className={styles.title} data-small={isSmall ? '' : undefined}>
      {children}
    </Heading>
  )
}
