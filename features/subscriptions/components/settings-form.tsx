import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { ProblemList } from '@/components/form/problem-list'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFieldTexts } from '../field-texts'
import { SubscriptionFields, type SubscriptionFieldsProps } from './subscription-fields'

export interface SettingsFormProps extends Omit<SubscriptionFieldsProps, 'texts' | 'register'> {
  problems: Readonly<Record<string, string>>
}

/** The form of the settings of a subscription, submitted to the address of the page. */
export function SettingsForm({ list, values, problems, mailLanguage }: SettingsFormProps) {
  const t = useTranslations('subscriptions.settings')
  const tForms = useTranslations('forms')
  const texts = useFieldTexts('settings', problems)
  return (
    <form method="post" className={styles.form} aria-label={t('title')}>
      {texts.summary.length > 0 && <ProblemList title={tForms('summary')} problems={texts.summary} />}
      <SubscriptionFields
        list={list}
        texts={texts}
        values={values}
        mailLanguage={mailLanguage}
        register={(name) => ({ name })}
      />
      <SubmitButton isSending={false} worksWithoutScript>
        {t('save')}
      </SubmitButton>
    </form>
  )
}
