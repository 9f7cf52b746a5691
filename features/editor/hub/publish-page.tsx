'use client'

import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { publishPage, unpublishPage } from './calls'
import { FailureNote } from './failure-note'
import { HubDialog } from './hub-dialog'
import type { PageTaskProps } from './tasks'
import { useSending } from './use-sending'

export interface PublishPageProps extends PageTaskProps {
  language: Locale
  kind: 'publish' | 'unpublish'
}

/** Publishes a page in one language with a note, or takes it from visitors. */
export function PublishPage({ kind, page, language, onStale, onDone, onClose }: PublishPageProps) {
  const t = useTranslations(`hub.${kind}`)
  const publishing = useTranslations('hub.publish')
  const { isSending, failure, attempt, send } = useSending(onStale)
  const { title = '', url = '' } = page.texts[language] ?? {}

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    const result = await send(() =>
      kind === 'publish' ? publishPage(language, page.id, note) : unpublishPage(language, page.id),
    )
    if (result.ok) onDone(t('done', { title }), page.id)
  }

  return (
    <HubDialog title={t('title', { title })} onClose={onClose}>
      <form className={formStyles.form} onSubmit={(event) => void submit(event)}>
        <FailureNote failure={failure} attempt={attempt} />
        {failure?.kind === 'invalid' && (
          <p>
            <PageLink href={`${url}?edit`}>{publishing('mend')}</PageLink>
          </p>
        )}
        <p>
          {t('text')} <span>{decodeURI(url)}</span>
        </p>
        {kind === 'publish' && (
          <TextField
            id="publish-note"
            label={publishing('note')}
            hint={publishing('noteHint')}
            input={{ name: 'note', maxLength: 500, autoComplete: 'off' }}
          />
        )}
        <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      </form>
    </HubDialog>
  )
}
