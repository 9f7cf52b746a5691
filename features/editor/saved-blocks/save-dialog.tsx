import { useTranslations } from 'next-intl'
import { type SubmitEvent, useId, useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import form from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Dialog } from '@/components/ui/dialog'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import type { Locale } from '@/lib/contract/common/locale'
import type { Tree } from '../core/document'
import { toNestedModules } from '../core/trees'
import { saveBlocks, type TemplateNames } from './calls'
import { useSavedBlocksMutation } from './use-saved-blocks-mutation'

interface SaveDialogProps {
  locale: Locale
  trees: readonly Tree[]
  onSaved: (name: string) => void
  onClose: () => void
}

/** Saves blocks as a template; the inserter and new pages offer it by its name. */
export function SaveDialog({ locale, trees, onSaved, onClose }: SaveDialogProps) {
  const t = useTranslations('editor.template')
  const describeFailure = useFailureText()
  const id = useId()
  const [name, setName] = useState('')
  const [isPage, setPage] = useState(false)
  const { send, isSending, failure } = useSavedBlocksMutation(
    (names: TemplateNames) => saveBlocks(locale, { ...names, blocks: toNestedModules(trees) }),
    (names) => onSaved(names.name),
  )
  const nameErrors = failure?.fields.name
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ name: name.trim(), is_page: isPage })
  }
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form onSubmit={submit} className={form.form}>
        <p>{t('text', { count: trees.length })}</p>
        <TextField
          id={`${id}-name`}
          label={t('name')}
          isRequired
          error={Array.isArray(nameErrors) ? nameErrors.join(' ') : undefined}
          input={{
            value: name,
            maxLength: 100,
            autoComplete: 'off',
            onChange: ({ currentTarget }) => setName(currentTarget.value),
          }}
        />
        <CheckField
          id={`${id}-page`}
          hint={t('isPageHint')}
          input={{ checked: isPage, onChange: ({ currentTarget }) => setPage(currentTarget.checked) }}
        >
          {t('isPage')}
        </CheckField>
        {failure && !nameErrors && <p role="alert">{describeFailure(failure)}</p>}
        <p className={form.actions}>
          <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
          <ToolButton onClick={onClose}>{t('cancel')}</ToolButton>
        </p>
      </form>
    </Dialog>
  )
}
