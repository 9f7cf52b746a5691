import { type ReactNode, useId } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import styles from './labeled-region.module.css'

interface LabeledRegionProps {
  /** The heading of a page without other content. */
  title?: string
  /** Describes the content, in the language of the editor. */
  label: string
  language: Locale
  children?: ReactNode
}

/**
 * A region of an edited page whose content is not part of the page's blocks, with a label for
 * editors.
 */
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
