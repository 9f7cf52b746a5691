import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Module } from '@/lib/contract/blocks/module'
import type { Example } from '../example'
import styles from './example-view.module.css'

export interface ExampleViewProps {
  /** The id of the example, for links and visual tests. */
  name: string
  example: Example
  renderModules: (modules: Module[]) => ReactNode
}

/** A block's variant with its name above it. */
export function ExampleView({ name, example, renderModules }: ExampleViewProps) {
  const t = useTranslations('styleguide.shows')
  return (
    <div id={name}>
      <div className="shell">
        <p className={styles.caption}>
          <code className={styles.variant}>{example.variant}</code>
          <span>{t(example.amount)}</span>
        </p>
      </div>
      <div data-example={name}>{renderModules(example.modules)}</div>
    </div>
  )
}
