'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import { closeDisclosure, ToolDisclosure } from '@/components/ui/tool-disclosure'
import { type Failure, failureOf } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { OpenErrors } from '../accessibility-audit/open-errors'
import type { Audit } from '../accessibility-audit/use-audit'
import { openErrors } from '../accessibility-audit/waivers'
import { unpublishPage } from '../calls'
import type { Editor } from '../core/editor'
import { isPanelRequested } from '../toolbar/requested-panel'
import styles from '../toolbar/toolbar.module.css'
import { type Publishing, publishPage } from './calls'
import ownStyles from './publishing.module.css'
import { usePublishing } from './use-publishing'
import { useWhenSaved } from './use-when-saved'

export interface PublishPanelProps {
  page: PageDraft
  locale: Locale
  /** The editor, whose pending changes are saved before publishing; null while it is loading. */
  editor: Editor | null
  audit: Audit
  onDone: (page: PageDraft, done: 'published' | 'unpublished') => void
  onRefused: (failure: Failure) => void
}

/** Publishes the page with a note for the version list, or unpublishes it. */
export function PublishPanel({ page, locale, editor, audit, onDone, onRefused }: PublishPanelProps) {
  const t = useTranslations('editor.publish')
  const saving = useTranslations('editor.saving')
  const panel = useRef<HTMLDetailsElement>(null)
  const publishing = usePublishing((what: Publishing) => publishPage(locale, page.id, what))
  const unpublishing = usePublishing(() => unpublishPage(locale, page.id))
  const isSending = publishing.isPending || unpublishing.isPending
  const { isWaiting, problem, whenSaved } = useWhenSaved(editor)
  const isOpen = openErrors(audit.findings ?? [], audit.reason).length > 0

  useEffect(() => {
    if (!panel.current || !isPanelRequested('publish')) return
    panel.current.open = true
    panel.current.querySelector('input')?.focus()
  }, [])

  const settled = (done: 'published' | 'unpublished') => ({
    onSuccess(changed: PageDraft) {
      if (panel.current) closeDisclosure(panel.current)
      onDone(changed, done)
    },
    onError: ({ failure }: { failure: Failure }) => onRefused(failure),
  })
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    whenSaved(async () => {
      const note = String(new FormData(form).get('note') ?? '')
      const audited = await audit.auditPending()
      if (!audited) return onRefused(failureOf({ status: 0 }))
      const { open, waived } = audited
      if (open.length > 0) return
      const { onSuccess, onError } = settled('published')
      publishing.mutate(
        { note, waived },
        {
          onSuccess(changed) {
            // After a refusal the note is kept for the next attempt.
            form.reset()
            onSuccess(changed)
          },
          onError,
        },
      )
    })
  }

  return (
    <ToolDisclosure ref={panel} variant="main" label={t('title')}>
      <div className={styles.panel}>
        <form onSubmit={publish} className={styles.form}>
          <TextField
            id="publish-note"
            label={t('note')}
            hint={t('noteHint')}
            input={{ name: 'note', maxLength: 500, autoComplete: 'off' }}
          />
          <OpenErrors id="publish" audit={audit} />
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
          <ToolButton
            variant="link"
            isDisabled={isSending}
            onClick={() => unpublishing.mutate(undefined, settled('unpublished'))}
          >
            {t('unpublish')}
          </ToolButton>
        )}
      </div>
    </ToolDisclosure>
  )
}
