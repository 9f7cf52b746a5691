import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { ModuleProblem } from '../calls'
import styles from './editor-desk.module.css'

/** What keeps the page from being published, each problem leading to its module. */
export function ProblemPanel({ problems }: { problems: ModuleProblem[] }) {
  const t = useTranslations('editor')
  if (problems.length === 0) return null
  return (
    <div className={styles.problems} role="alert">
      <h2>{t('problems.title')}</h2>
      <ul>
        {problems.map(({ module, messages }) => (
          <li key={module}>
            <button type="button" className={styles.lead} onClick={() => show(module)}>
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

function show(module: number): void {
  const element = document.querySelector<HTMLElement>(`[data-module="${module}"]`)
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
