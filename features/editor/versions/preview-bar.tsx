'use client'

import { useLocale, useTranslations } from 'next-intl'
import { getToolButtonClass } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { useFailureText } from '@/components/ui/use-failure-text'
import { toFailure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { formatFieldTime } from '@/lib/datetime'
import { PageLink } from '@/lib/i18n/page-link'
import styles from '../toolbar/toolbar.module.css'
import { DayForm } from './day-form'
import previewStyles from './preview-bar.module.css'
import { useVersionFacts } from './use-version-facts'
import { useVersions } from './use-versions'
import { getViewAddress, type PageView, workingCopy } from './views'

export interface PreviewBarProps {
  view: Extract<PageView, { kind: 'version' | 'day' | 'offline' }>
  draft: PageDraft
  locale: Locale
  /** True if the requested state exists. */
  isFound: boolean
  /** The status of the backend's response. */
  status: number
}

/** The bar of a preview: describes the state and links back to the editor. */
export function PreviewBar(props: PreviewBarProps) {
  const { view, draft, locale, isFound } = props
  const t = useTranslations('editor.preview')
  const { description, facts } = useTexts(props)
  const url = draft.urls[locale] ?? `/${locale}`
  return (
    <>
      {!isFound && (
        <div className={previewStyles.nothing}>
          <h1>{description}</h1>
        </div>
      )}
      <section lang={useLocale()} aria-label={t('toolbar')} className={`on-dark ${styles.toolbar}`} data-editor-toolbar>
        <div className={styles.controls}>
          <p className={previewStyles.description}>
            {isFound && description}
            {facts && <span className={styles.quiet}>{facts}</span>}
          </p>
          {view.kind === 'day' && (
            <ToolDisclosure label={t('otherTime')}>
              <div className={styles.panel}>
                <DayForm url={url} previewTime={view.time} />
              </div>
            </ToolDisclosure>
          )}
          {view.kind === 'version' && isFound && (
            <PageLink
              href={getViewAddress(url, { kind: 'compare', from: view.id, to: workingCopy })}
              className={getToolButtonClass()}
            >
              {t('compare')}
            </PageLink>
          )}
          <PageLink href={getViewAddress(url, { kind: 'edit' })} className={getToolButtonClass('main')}>
            {t(view.kind === 'offline' ? 'edit' : 'back')}
          </PageLink>
        </div>
      </section>
    </>
  )
}

/** Describes the state, or the reason why it cannot be shown. */
function useTexts({ view, draft, locale, isFound, status }: PreviewBarProps): {
  description: string
  facts: string
} {
  const t = useTranslations('editor.preview')
  const tSchedule = useTranslations('editor.schedule')
  const describeFailure = useFailureText()
  const tStates = useTranslations('editor.states')
  const formatFacts = useVersionFacts()
  const versions = useVersions(locale, draft, view.kind === 'version' ? [view.id] : [])
  if (view.kind === 'day') {
    const time = tSchedule('clock', { time: formatFieldTime(view.time) })
    if (isFound) return { description: t('day', { time }), facts: '' }
    return {
      description: status === 404 ? t('dayOffline', { time }) : describeFailure(toFailure({ status })),
      facts: '',
    }
  }
  if (view.kind === 'offline') return { description: t('offline'), facts: tStates(draft.state) }
  if (!isFound) return { description: describeFailure(toFailure({ status })), facts: '' }
  const version = versions.find(({ id }) => String(id) === view.id)
  if (!version) return { description: t('aVersion'), facts: '' }
  const facts = [formatFacts(version), version.note].filter(Boolean).join(' · ')
  return { description: t('version', { number: version.number }), facts }
}
