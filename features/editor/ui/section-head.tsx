import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface SectionHeadProps {
  /** The id of the heading, which names the section. */
  id: string
  title: string
  /** The button that adds something to the section. */
  children: ReactNode
}

/** The heading of a section of the hub, with the button that adds something to it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
