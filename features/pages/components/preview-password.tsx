import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'

/**
 * The form for the password of a preview link. Works without scripts.
 * @param isWrong true after a wrong password
 */
export function PreviewPassword({ isWrong }: { isWrong: boolean }) {
  const t = useTranslations('preview.password')
  return (
    <form method="post" className={formStyles.form}>
      <p>{t('text')}</p>
      <TextField
        id="preview-password"
        label={t('label')}
        error={isWrong ? t('wrong') : undefined}
        isRequired
        input={{ name: 'password', type: 'password', autoComplete: 'off' }}
      />
      <SubmitButton isSending={false} worksWithoutScript>
        {t('submit')}
      </SubmitButton>
    </form>
  )
}
