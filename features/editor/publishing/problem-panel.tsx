import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import type { ModuleProblem } from '../calls'
import { scrollToBlock } from '../page-elements/scroll-to-block'
import styles from '../toolbar/toolbar.module.css'

export interface ProblemPanelProps {
  problems: ModuleProblem[]
  /** The display name of a module. */
  keyOf: (id: number) => string
  /** Selects a block. */
  select: (key: string) => void
}

/** The problems that prevent publishing, with links to their blocks. */
export function ProblemPanel({ problems, keyOf, select }: ProblemPanelProps) {
  const t = useTranslations('editor')
  if (problems.length === 0) return null
  const show = (id: number) => {
    const key = keyOf(id)
    select(key)
    scrollToBlock(key)
  }
  return (
    <div className={styles.problems} role="alert">
      <h2>{t('problems.title')}</h2>
      <ul>
        {problems.map(({ module, field, messages }) => (
          <li key={`${module} ${field}`}>
            {module !== null && (
              <ToolButton variant="link" onClick={() => show(module)}>
                {t('problems.show')}
              </ToolButton>
            )}
            {messages.map((message) => (
              <Fragment key={message}> {message}</Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
