'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef, useState } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { type PageResult, publishPage, unpublishPage } from '../calls'
import styles from '../desk/desk.module.css'

export interface PublishPanelProps {
  page: PageDraft
  locale: Locale
  /** Whether everything that was written is saved: only then it can be published. */
  isReady: boolean
  onResult: (result: PageResult, done: 'published' | 'unpublished') => void
}

/** Publishing with a note for the list of versions, and taking the page away from visitors. */
export function PublishPanel({ page, locale, isReady, onResult }: PublishPanelProps) {
  const t = useTranslations('editor')
  const panel = useRef<HTMLDetailsElement>(null)
  const [isSending, setSending] = useState(false)
  const isOnline = page.is_online

  const send = async (work: Promise<PageResult>, done: 'published' | 'unpublished') => {
    setSending(true)
    const result = await work
    setSending(false)
    if (result.ok && panel.current) panel.current.open = false
    onResult(result, done)
  }
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    void send(publishPage(locale, page.id, note), 'published')
  }

  return (
    <details ref={panel} className={styles.disclosure} name="editor-desk">
      <summary className={`${styles.control} ${styles.main}`}>{t('publish.title')}</summary>
      <div className={styles.panel}>
        <form onSubmit={publish} className={styles.form}>
          <TextField
            id="publish-note"
            label={t('publish.note')}
            hint={t('publish.noteHint')}
            input={{ name: 'note', maxLength: 500, autoComplete: 'off' }}
          />
          {!isReady && <p className={styles.quiet}>{t('publish.unsaved')}</p>}
          <SubmitButton isSending={isSending || !isReady}>
            {isSending ? t('publish.sending') : t('publish.submit')}
          </SubmitButton>
        </form>
        {isOnline && (
          <button
            type="button"
            className={styles.lead}
            onClick={() => void send(unpublishPage(locale, page.id), 'unpublished')}
          >
            {t('publish.unpublish')}
          </button>
        )}
      </div>
    </details>
  )
}
