'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { toolButtonClass } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useFailureText } from '@/components/ui/use-failure-text'
import { toFailure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { toEnteredTime } from '@/lib/datetime'
import { PageLink } from '@/lib/i18n/page-link'
import styles from '../toolbar/toolbar.module.css'
import { DayForm } from './day-form'
import ownStyles from './preview-bar.module.css'
import { versionsQuery } from './queries'
import { useVersionFacts } from './use-version-facts'
import { type PageView, viewAddress, workingCopy } from './views'

export interface PreviewBarProps {
  view: Extract<PageView, { kind: 'version' | 'day' | 'offline' }>
  draft: PageDraft
  locale: Locale
  /** Whether the requested state exists. */
  isThere: boolean
  /** The status of the backend's response. */
  status: number
}

/** The bar above a preview: names the state and links back to the editor. */
export function PreviewBar(props: PreviewBarProps) {
  const { view, draft, locale, isThere } = props
  const t = useTranslations('editor.preview')
  const { what, facts } = useTexts(props)
  const url = draft.urls[locale] ?? `/${locale}`
  return (
    <>
      {!isThere && (
        <div className={ownStyles.nothing}>
          <h1>{what}</h1>
        </div>
      )}
      <section
        lang={useLocale()}
        aria-label={t('toolbar')}
        className={`on-dark ${styles.toolbar}`}
        data-editor-toolbar
      >
        <div className={styles.controls}>
          <p className={ownStyles.what}>
            {isThere && what}
            {facts && <span className={styles.quiet}>{facts}</span>}
          </p>
          {view.kind === 'day' && (
            <ToolDisclosure label={t('otherTime')}>
              <div className={styles.panel}>
                <DayForm url={url} on={view.on} />
              </div>
            </ToolDisclosure>
          )}
          {view.kind === 'version' && isThere && (
            <PageLink
              href={viewAddress(url, { kind: 'compare', from: view.id, to: workingCopy })}
              className={toolButtonClass()}
            >
              {t('compare')}
            </PageLink>
          )}
          <PageLink href={viewAddress(url, { kind: 'edit' })} className={toolButtonClass('main')}>
            {t(view.kind === 'offline' ? 'edit' : 'back')}
          </PageLink>
        </div>
      </section>
    </>
  )
}

/** The description of the state, or why it cannot be shown. */
function useTexts({ view, draft, locale, isThere, status }: PreviewBarProps): {
  what: string
  facts: string
} {
  const t = useTranslations('editor.preview')
  const clock = useTranslations('editor.schedule')
  const failureText = useFailureText()
  const states = useTranslations('editor.states')
  const factsOf = useVersionFacts()
  const { data: versions } = useInfiniteQuery({
    ...versionsQuery(locale, draft, 100),
    enabled: view.kind === 'version',
  })
  if (view.kind === 'day') {
    const time = clock('clock', { time: toEnteredTime(view.on) })
    if (isThere) return { what: t('day', { time }), facts: '' }
    return {
      what: status === 404 ? t('dayOffline', { time }) : failureText(toFailure({ status })),
      facts: '',
    }
  }
  if (view.kind === 'offline') return { what: t('offline'), facts: states(draft.state) }
  if (!isThere) return { what: failureText(toFailure({ status })), facts: '' }
  const version = versions?.find(({ id }) => String(id) === view.id)
  if (!version) return { what: t('aVersion'), facts: '' }
  const facts = [factsOf(version), version.note].filter(Boolean).join(' · ')
  return { what: t('version', { number: version.number }), facts }
}
