import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import type { ModuleProblem } from '../calls'
import { scrollToBlock } from '../page-elements/scroll-to-block'
import { type SettingName, settingNames } from '../settings/page-settings'
import styles from './publishing.module.css'

export interface ProblemPanelProps {
  problems: ModuleProblem[]
  getKey: (id: number) => string
  select: (key: string) => void
  /** Opens a setting of the page. */
  onSetting: (name: SettingName) => void
}

/** The problems that prevent publishing, with links to their blocks and settings. */
export function ProblemPanel({ problems, getKey, select, onSetting }: ProblemPanelProps) {
  const t = useTranslations('editor')
  if (problems.length === 0) return null
  const showBlock = (id: number) => {
    const key = getKey(id)
    select(key)
    scrollToBlock(key)
  }
  const getShowHandler = ({ module, field }: ModuleProblem) => {
    if (module !== null) return () => showBlock(module)
    const setting = settingNames.find((name) => name === field)
    return setting && (() => onSetting(setting))
  }
  return (
    <div className={styles.problems} role="alert">
      <h2>{t('problems.title')}</h2>
      <ul>
        {problems.map((problem) => {
          const { module, field, messages } = problem
          const show = getShowHandler(problem)
          return (
            <li key={`${module} ${field}`}>
              {show && (
                <ToolButton variant="link" onClick={show}>
                  {t('problems.show')}
                </ToolButton>
              )}
              {messages.map((message) => (
                <Fragment key={message}> {message}</Fragment>
              ))}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
