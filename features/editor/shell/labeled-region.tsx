import { type ReactNode, useId } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import styles from './labeled-region.module.css'

interface LabeledRegionProps {
  /** The heading of a page that shows nothing else. */
  title?: string
  /** What the region holds, in the language of the editor. */
  label: string
  language: Locale
  children?: ReactNode
}

/** A region of an edited page whose content is not among the blocks of that page, with a label for editors. */
export function LabeledRegion({ title, label, language, children }: LabeledRegionProps) {
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
