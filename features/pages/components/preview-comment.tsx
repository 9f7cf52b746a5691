import { useTranslations } from 'next-intl'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { previewLinkLimits } from '@/lib/contract/pages/preview-link'
import type { ReturnedForm } from '@/lib/returned-form'
import styles from './preview-comment.module.css'

/**
 * The form for a comment on the draft of a preview link. Works without scripts.
 * @param returnedForm the sent form; without problems, its comment is stored
 */
export function PreviewComment({ returnedForm }: { returnedForm: ReturnedForm | null }) {
  const t = useTranslations('preview.comment')
  const values: ReturnedForm['values'] = returnedForm?.values ?? {}
  const problems: ReturnedForm['problems'] = returnedForm?.problems ?? {}
  const { name, text, non_field_errors: failure } = problems
  const hasFailed = Object.keys(problems).length > 0
  const isSent = values.text !== undefined && !hasFailed
  const password = values.password?.[0]
  return (
    <section aria-labelledby="preview-comment" className={styles.comment} data-no-print>
      <h2 id="preview-comment">{t('title')}</h2>
      <form method="post" action="#preview-comment" className={formStyles.form}>
        <p>{t('hint')}</p>
        {isSent && <p role="status">{t('sent')}</p>}
        {failure !== undefined && <p role="alert">{t(failure === 'too_many_attempts' ? 'many' : 'failed')}</p>}
        {password !== undefined && <input type="hidden" name="password" value={password} />}
        <TextField
          id="preview-comment-name"
          label={t('name')}
          error={name}
          isRequired
          input={{
            name: 'name',
            maxLength: previewLinkLimits.name,
            autoComplete: 'name',
            defaultValue: values.name?.[0],
          }}
        />
        <Field id="preview-comment-text" label={t('text')} error={text} isRequired>
          {(control) => (
            <textarea
              {...control}
              name="text"
              rows={4}
              className={formStyles.input}
              maxLength={previewLinkLimits.comment}
              defaultValue={isSent ? '' : values.text?.[0]}
            />
          )}
        </Field>
        <SubmitButton isSending={false} worksWithoutScript>
          {t('submit')}
        </SubmitButton>
      </form>
    </section>
  )
}
