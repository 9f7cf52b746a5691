'use client'

import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import { locales } from '@/lib/contract/common/locale'
import { type HubPage, isHome } from '../page-list/page-list'
import type { Task } from '../page-list/tasks'
import { findNeighborPosition, type TreePosition } from '../page-list/tree-position'
import { LanguageTools } from './language-tools'
import styles from './page-tools.module.css'

export interface PageToolsProps {
  page: HubPage
  onTask: (task: Task) => void
  onMove: (target: TreePosition) => void
  isMoving: boolean
}

/** The actions of a page: those of each language, and those that change its position. */
export function PageTools({ page, onTask, onMove, isMoving }: PageToolsProps) {
  const t = useTranslations('hub.tools')
  const tVersions = useTranslations('hub.versions')
  const renderStep = (label: string, offset: -1 | 1) => {
    const target = findNeighborPosition(page, offset)
    return (
      <BaseButton isDisabled={target === null || isMoving} onClick={() => target && onMove(target)}>
        {label}
      </BaseButton>
    )
  }
  return (
    <div className={styles.tools}>
      {locales.map((language) => (
        <fieldset key={language}>
          <legend>{tVersions(language)}</legend>
          <LanguageTools page={page} language={language} onTask={onTask} />
        </fieldset>
      ))}
      <fieldset>
        <legend>{t('tree')}</legend>
        <BaseButton onClick={() => onTask({ kind: 'create', initialParent: page })}>{t('create')}</BaseButton>
        {renderStep(t('up'), -1)}
        {renderStep(t('down'), 1)}
        {!isHome(page) && <BaseButton onClick={() => onTask({ kind: 'move', page })}>{t('move')}</BaseButton>}
        <BaseButton onClick={() => onTask({ kind: 'copy', page })}>{t('copy')}</BaseButton>
        {!isHome(page) && (
          <BaseButton data-danger="" onClick={() => onTask({ kind: 'remove', page })}>
            {t('remove')}
          </BaseButton>
        )}
      </fieldset>
    </div>
  )
}
