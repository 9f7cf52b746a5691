import { type ReactNode, useId } from 'react'
import type { Locale } from '@/lib/contract/locale'
import styles from './place-frame.module.css'

interface PlaceFrameProps {
  /** The heading of a page that shows nothing else. */
  title?: string
  /** What stands here, in the language of the editor. */
  label: string
  language: Locale
  children?: ReactNode
}

/** A part of an edited page that is no block of that page, named for editors. */
export function PlaceFrame({ title, label, language, children }: PlaceFrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      <p id={id} lang={language} className={styles.label}>
        {label}
      </p>
      {children}
    </section>
  )
}
