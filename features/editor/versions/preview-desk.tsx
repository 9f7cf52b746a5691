'use client'

import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { toEnteredTime } from '@/lib/datetime'
import { PageLink } from '@/lib/i18n/page-link'
import styles from '../desk/desk.module.css'
import { DayForm } from '../publishing/day-form'
import ownStyles from './preview-desk.module.css'
import { useRefusal } from './use-refusal'
import { useVersionFacts } from './use-version-facts'
import { useVersions } from './use-versions'
import { type PageView, viewAddress, workingCopy } from './views'

export interface PreviewDeskProps {
  view: Extract<PageView, { kind: 'version' | 'day' }>
  draft: PageDraft
  locale: Locale
  /** Whether the page can be seen in the state that was asked for. */
  isThere: boolean
  /** What the backend answered where it cannot. */
  status: number
}

/** Says which state of a page is shown, and leads back to editing it. */
export function PreviewDesk({ view, draft, locale, isThere, status }: PreviewDeskProps) {
  const t = useTranslations('editor.preview')
  const url = draft.urls[locale] ?? `/${locale}`
  return (
    <section
      aria-label={t('desk')}
      className={`on-dark ${styles.desk}`}
      data-empty={isThere ? undefined : ''}
    >
      <div className={styles.controls}>
        {view.kind === 'day' ? (
          <Day on={view.on} isThere={isThere} status={status} />
        ) : (
          <Version id={view.id} draft={draft} locale={locale} isThere={isThere} status={status} />
        )}
        {view.kind === 'day' ? (
          <details className={styles.disclosure} name="editor-desk">
            <summary className={styles.control}>{t('otherTime')}</summary>
            <div className={styles.panel}>
              <DayForm url={url} on={view.on} />
            </div>
          </details>
        ) : (
          isThere && (
            <PageLink
              href={viewAddress(url, { kind: 'compare', from: view.id, to: workingCopy })}
              className={styles.control}
            >
              {t('compare')}
            </PageLink>
          )
        )}
        <PageLink href={viewAddress(url, { kind: 'edit' })} className={`${styles.control} ${styles.main}`}>
          {t('back')}
        </PageLink>
      </div>
    </section>
  )
}

type StateProps = Pick<PreviewDeskProps, 'isThere' | 'status'>

function Day({ on, isThere, status }: StateProps & { on: string }) {
  const t = useTranslations('editor.preview')
  const clock = useTranslations('editor.schedule')
  const wordsFor = useRefusal()
  const time = clock('clock', { time: toEnteredTime(on) })
  if (!isThere && status !== 404)
    return <p className={ownStyles.what}>{wordsFor({ status, detail: null })}</p>
  return <p className={ownStyles.what}>{t(isThere ? 'day' : 'dayOffline', { time })}</p>
}

function Version({
  id,
  draft,
  locale,
  isThere,
  status,
}: StateProps & { id: string; draft: PageDraft; locale: Locale }) {
  const t = useTranslations('editor.preview')
  const wordsFor = useRefusal()
  const factsOf = useVersionFacts()
  const { versions } = useVersions(draft, locale, 100)
  const version = versions.find((known) => String(known.id) === id)
  if (!isThere) return <p className={ownStyles.what}>{wordsFor({ status, detail: null })}</p>
  return (
    <p className={ownStyles.what}>
      {version ? t('version', { number: version.number }) : t('aVersion')}
      {version && (
        <span className={styles.quiet}>{[factsOf(version), version.note].filter(Boolean).join(' · ')}</span>
      )}
    </p>
  )
}
