import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { ModuleProblem } from '../calls'
import styles from '../desk/desk.module.css'

export interface ProblemPanelProps {
  problems: ModuleProblem[]
  /** What a module is called on the page. */
  keyOf: (id: number) => string
}

/** What keeps the page from being published, each problem leading to its module. */
export function ProblemPanel({ problems, keyOf }: ProblemPanelProps) {
  const t = useTranslations('editor')
  if (problems.length === 0) return null
  return (
    <div className={styles.problems} role="alert">
      <h2>{t('problems.title')}</h2>
      <ul>
        {problems.map(({ module, messages }) => (
          <li key={module}>
            <button type="button" className={styles.lead} onClick={() => show(keyOf(module))}>
              {t('problems.show')}
            </button>
            {messages.map((message) => (
              <Fragment key={message}> {message}</Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function show(key: string): void {
  const element = document.querySelector<HTMLElement>(`[data-module="${CSS.escape(key)}"]`)
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
