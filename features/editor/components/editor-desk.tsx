'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { PageLink } from '@/lib/i18n/page-link'
import type { ModuleProblem, PageResult } from '../calls'
import { useNotice } from '../use-notice'
import styles from './editor-desk.module.css'
import { ProblemPanel } from './problem-panel'
import { PublishPanel } from './publish-panel'
import { VersionsPanel } from './versions-panel'

export interface EditorDeskProps {
  page: PageDraft
  locale: Locale
  /** Told when the page has become another one. */
  onPage: (page: PageDraft) => void
  /** The page itself, as visitors would see it. */
  children: ReactNode
}

/** The desk below a page that is edited: how it stands, its versions, publishing. */
export function EditorDesk({ page, locale, onPage, children }: EditorDeskProps) {
  const t = useTranslations('editor')
  const [isEditView, setEditView] = useState(true)
  const [problems, setProblems] = useState<ModuleProblem[]>([])
  const { notice, tell } = useNotice()

  const settle = (result: PageResult, done: 'published' | 'unpublished') => {
    setProblems(result.ok ? [] : result.problems)
    if (result.ok) {
      onPage(result.page)
      return tell({ kind: 'save', text: t(`notices.${done}`) })
    }
    const reason = result.status === 401 ? t('notices.login') : result.detail
    tell({
      kind: 'error',
      text: reason ?? t(result.status === 400 ? 'notices.incomplete' : 'notices.failed'),
    })
  }

  return (
    <>
      <div data-edit-view={isEditView ? '' : undefined} className={styles.page}>
        {children}
      </div>
      <section aria-label={t('desk')} className={`on-dark ${styles.desk}`}>
        <p className={styles.notice} role="status" data-kind={notice?.kind}>
          {notice?.text}
        </p>
        <ProblemPanel problems={problems} />
        <div className={styles.controls}>
          <p className={styles.state} data-state={page.state}>
            {t(`states.${page.state}`)}
          </p>
          <button
            type="button"
            className={styles.control}
            aria-pressed={isEditView}
            onClick={() => setEditView(!isEditView)}
          >
            {t('editView')}
          </button>
          <VersionsPanel page={page} locale={locale} />
          <PublishPanel page={page} locale={locale} onResult={settle} />
          <PageLink href={page.urls[locale] ?? `/${locale}`} className={styles.control}>
            {t('end')}
          </PageLink>
        </div>
      </section>
    </>
  )
}
