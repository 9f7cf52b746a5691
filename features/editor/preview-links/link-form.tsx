import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import formStyles from '@/components/form/form.module.css'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import { call } from '@/lib/api/call'
import { orThrow } from '@/lib/api/or-throw'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { newPreviewLinkSchema, previewLinkLimits } from '@/lib/contract/pages/preview-link'
import { previewLinksPath, previewLinksQuery, type SharedDraft } from './queries'

/** A link with its key, which the backend returns once. */
export interface NewLink {
  key: string
  locale: Locale
}

interface LinkFormProps {
  draft: SharedDraft
  /** The language that the link shows by default. */
  locale: Locale
  /** The language of the user. */
  language: string
  onCreated: (link: NewLink) => void
}

/** The lifetimes offered, in days. */
const lifetimes = [1, 7, 30, previewLinkLimits.days]

function toCreation(form: FormData, { type, id }: SharedDraft) {
  const password = String(form.get('password'))
  return {
    type,
    target: id,
    locale: form.get('locale'),
    name: form.get('name'),
    is_fixed: form.get('shows') === 'fixed',
    days: Number(form.get('days')),
    allows_comments: form.has('comments'),
    password: password === '' ? null : password,
  }
}

/** Creates a preview link. */
export function LinkForm({ draft, locale, language, onCreated }: LinkFormProps) {
  const t = useTranslations('editor.previewLinks')
  const failureText = useFailureText()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (data: ReturnType<typeof toCreation>) =>
      orThrow(call(newPreviewLinkSchema, { method: 'POST', path: previewLinksPath(language), data })),
    onSuccess({ key, link }) {
      void client.invalidateQueries({ queryKey: previewLinksQuery(language, draft).queryKey })
      onCreated({ key, locale: link.locale })
    },
  })
  const fields = error?.failure.fields ?? {}
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    mutate(toCreation(new FormData(form), draft), { onSuccess: () => form.reset() })
  }
  return (
    <form className={formStyles.form} aria-label={t('create')} onSubmit={submit} noValidate>
      <ChoiceField
        id="preview-link-shows"
        label={t('shows')}
        choices={(['newest', 'fixed'] as const).map((value) => ({ value, label: t(value) }))}
        defaultValue="newest"
        input={{ name: 'shows' }}
      />
      <div className={formStyles.row}>
        <SelectField
          id="preview-link-locale"
          label={t('language')}
          error={fields.locale?.join(' ')}
          choices={locales.map((value) => ({ value, name: t(`languages.${value}`) }))}
          input={{ name: 'locale', defaultValue: locale }}
        />
        <SelectField
          id="preview-link-days"
          label={t('days')}
          error={fields.days?.join(' ')}
          choices={lifetimes.map((count) => ({ value: String(count), name: t('dayCount', { count }) }))}
          input={{ name: 'days', defaultValue: '7' }}
        />
      </div>
      <TextField
        id="preview-link-name"
        label={t('name')}
        error={fields.name?.join(' ')}
        input={{ name: 'name', maxLength: previewLinkLimits.name, autoComplete: 'off' }}
      />
      <TextField
        id="preview-link-password"
        label={t('password')}
        hint={t('passwordHint')}
        error={fields.password?.join(' ')}
        input={{ name: 'password', maxLength: previewLinkLimits.maxPassword, autoComplete: 'off' }}
      />
      {draft.type === 'page' && (
        <CheckField id="preview-link-comments" hint={t('commentsHint')} input={{ name: 'comments' }}>
          {t('comments')}
        </CheckField>
      )}
      {error && Object.keys(fields).length === 0 && <p role="alert">{failureText(error.failure)}</p>}
      <SubmitButton isSending={isPending}>{t(isPending ? 'sending' : 'submit')}</SubmitButton>
    </form>
  )
}
