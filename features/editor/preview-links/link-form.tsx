import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import formStyles from '@/components/form/form.module.css'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFailureText } from '@/components/ui/use-failure-text'
import { call } from '@/lib/api/call'
import { requireSuccess } from '@/lib/api/require-success'
import { type Locale, locales } from '@/lib/contract/common/locale'
import {
  newPreviewLinkSchema,
  type PreviewLinkCreation,
  previewLinkCreationSchema,
  previewLinkLimits,
} from '@/lib/contract/pages/preview-link'
import { getPreviewLinksPath, previewLinksQuery, type SharedDraft } from './queries'

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

const formSchema = previewLinkCreationSchema
  .omit({ type: true, target: true, is_fixed: true })
  .extend({ shows: z.enum(['newest', 'fixed']) })

export function LinkForm({ draft, locale, language, onCreated }: LinkFormProps) {
  const t = useTranslations('editor.previewLinks')
  const problems = useTranslations('forms.problems')
  const describeFailure = useFailureText()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (data: PreviewLinkCreation) =>
      requireSuccess(call(newPreviewLinkSchema, { method: 'POST', path: getPreviewLinksPath(language), data })),
    onSuccess({ key, link }) {
      void client.invalidateQueries({ queryKey: previewLinksQuery(language, draft).queryKey })
      onCreated({ key, locale: link.locale })
    },
  })
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { shows: 'newest', locale, days: 7, name: '', password: null, allows_comments: false },
    resolver: zodResolver(formSchema),
  })
  const fields = error?.failure.fields ?? {}
  const submit = handleSubmit(({ shows, ...values }) =>
    mutate(
      { ...values, type: draft.type, target: draft.id, is_fixed: shows === 'fixed' },
      { onSuccess: () => reset() },
    ),
  )
  return (
    <form className={formStyles.form} aria-label={t('create')} onSubmit={(event) => void submit(event)} noValidate>
      <ChoiceField
        id="preview-link-shows"
        label={t('shows')}
        choices={(['newest', 'fixed'] as const).map((value) => ({ value, label: t(value) }))}
        defaultValue="newest"
        input={register('shows')}
      />
      <div className={formStyles.row}>
        <SelectField
          id="preview-link-locale"
          label={t('language')}
          error={fields.locale?.join(' ')}
          choices={locales.map((value) => ({ value, name: t(`languages.${value}`) }))}
          input={register('locale')}
        />
        <SelectField
          id="preview-link-days"
          label={t('days')}
          error={fields.days?.join(' ')}
          choices={lifetimes.map((count) => ({ value: String(count), name: t('dayCount', { count }) }))}
          input={register('days', { valueAsNumber: true })}
        />
      </div>
      <TextField
        id="preview-link-name"
        label={t('name')}
        error={formState.errors.name ? problems('unsafe_characters') : fields.name?.join(' ')}
        input={{ ...register('name'), maxLength: previewLinkLimits.name, autoComplete: 'off' }}
      />
      <TextField
        id="preview-link-password"
        label={t('password')}
        hint={t('passwordHint')}
        error={
          formState.errors.password
            ? t('passwordShort', { count: previewLinkLimits.minPassword })
            : fields.password?.join(' ')
        }
        input={{
          ...register('password', { setValueAs: (value) => value || null }),
          maxLength: previewLinkLimits.maxPassword,
          autoComplete: 'off',
        }}
      />
      <CheckField id="preview-link-comments" hint={t('commentsHint')} input={register('allows_comments')}>
        {t('comments')}
      </CheckField>
      {error && Object.keys(fields).length === 0 && <p role="alert">{describeFailure(error.failure)}</p>}
      <SubmitButton isSending={isPending}>{t(isPending ? 'sending' : 'submit')}</SubmitButton>
    </form>
  )
}
