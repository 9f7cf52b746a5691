'use client'

import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import type { Locale } from '@/lib/contract/locale'
import { unpublishPage } from '../calls'
import { FailureNote } from './failure-note'
import { HubDialog } from './hub-dialog'
import type { PageTaskProps } from './tasks'
import { usePageMutation } from './use-page-mutation'

/** The dialog that unpublishes a page in one language. */
export function UnpublishPage({ page, language, onDone, onClose }: PageTaskProps & { language: Locale }) {
  const t = useTranslations('hub.unpublish')
  const { title = '', url = '' } = page.texts[language] ?? {}
  const { isSending, failure, attempt, send } = usePageMutation(
    () => unpublishPage(language, page.id),
    () => onDone(t('done', { title }), page.id),
  )

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      <form className={formStyles.form} onSubmit={submit}>
        <FailureNote failure={failure} attempt={attempt} />
        <p>
          {t('text')} <span>{decodeURI(url)}</span>
        </p>
        <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      </form>
    </HubDialog>
  )
}
