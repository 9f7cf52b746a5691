import { type ReactNode, useId } from 'react'
import styles from './job-form.module.css'

/** A group of fields with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
