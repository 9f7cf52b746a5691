'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { OpenErrors } from '../accessibility-audit/open-errors'
import type { Audit } from '../accessibility-audit/use-audit'
import { openErrors } from '../accessibility-audit/waivers'
import type { SyncStatus } from '../core/sync'
import { isPanelRequested } from '../toolbar/requested-panel'
import styles from '../toolbar/toolbar.module.css'
import { closeDisclosure, Disclosure } from '../ui/disclosure'
import { publishPage, unpublishPage } from './calls'
import ownStyles from './publishing.module.css'
import { useWhenSaved } from './use-when-saved'

export interface PublishPanelProps {
  page: PageDraft
  locale: Locale
  /** How saving stands: publishing waits until everything that was written is saved. */
  status: SyncStatus | null
  check: Audit
  onResult: (result: Result<PageDraft>, done: 'published' | 'unpublished') => void
}

/** Publishing with a note for the list of versions, and taking the page away from visitors. */
export function PublishPanel({ page, locale, status, check, onResult }: PublishPanelProps) {
  const t = useTranslations('editor.publish')
  const saving = useTranslations('editor.saving')
  const panel = useRef<HTMLDetailsElement>(null)
  const [isSending, setSending] = useState(false)
  const { isWaiting, problem, whenSaved } = useWhenSaved(status)
  const isOpen = openErrors(check.findings ?? [], check.reason).length > 0

  useEffect(() => {
    if (!panel.current || !isPanelRequested('publish')) return
    panel.current.open = true
    panel.current.querySelector('input')?.focus()
  }, [])

  const send = async (work: Promise<Result<PageDraft>>, done: 'published' | 'unpublished') => {
    setSending(true)
    const result = await work
    setSending(false)
    if (result.ok && panel.current) closeDisclosure(panel.current)
    onResult(result, done)
    return result.ok
  }
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    whenSaved(() => {
      const note = String(new FormData(form).get('note') ?? '')
      const { open, waived } = check.settle()
      if (open.length > 0) return
      // A note whose page was refused is kept for the next time.
      void send(publishPage(locale, page.id, { note, waived }), 'published').then(
        (isDone) => isDone && form.reset(),
      )
    })
  }

  return (
    <Disclosure ref={panel}>
      <summary className={`${styles.control} ${styles.main}`}>{t('title')}</summary>
      <div className={styles.panel}>
        <form onSubmit={publish} className={styles.form}>
          <TextField
            id="publish-note"
            label={t('note')}
            hint={t('noteHint')}
            input={{ name: 'note', maxLength: 500, autoComplete: 'off' }}
          />
          <OpenErrors id="publish" check={check} />
          {isWaiting && <p role="status">{t('unsaved')}</p>}
          {problem && (
            <p role="alert" className={ownStyles.problem}>
              {t('stuck')} {saving(problem)}
            </p>
          )}
          <SubmitButton isSending={isSending || isWaiting || isOpen}>
            {isSending ? t('sending') : t('submit')}
          </SubmitButton>
        </form>
        {page.is_online && (
          <button
            type="button"
            className={styles.lead}
            onClick={() => void send(unpublishPage(locale, page.id), 'unpublished')}
          >
            {t('unpublish')}
          </button>
        )}
      </div>
    </Disclosure>
  )
}
