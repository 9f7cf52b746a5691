import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import { PasswordField } from '@/components/form/password-field'
import { ProblemList } from '@/components/form/problem-list'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import styles from './fields.module.css'

/** Form fields (empty, filled, with a hint, with an error) and messages of forms. */
export function Fields() {
  const t = useTranslations('styleguide.fields')
  const forms = useTranslations('forms')
  const passwordTexts = { show: forms('showPassword'), hide: forms('hidePassword') }
  const email = forms('email')
  const requiredMessage = forms('problems.required')
  const invalidText = forms('problems.invalid_email')
  const choices = (['members', 'jobs', 'both'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <div className={`shell ${styles.fields}`} data-example="fields">
      <ProblemList
        title={forms('summary')}
        problems={[
          { fieldId: 'specimen-wrong', message: `${email}: ${invalidText}` },
          { fieldId: null, message: forms('problems.too_many_attempts') },
        ]}
      />
      <TextField
        id="specimen-empty"
        label={email}
        isRequired
        input={{ type: 'email', autoComplete: 'off' }}
      />
      <TextField
        id="specimen-filled"
        label={forms('organization')}
        hint={forms('optional')}
        input={{ defaultValue: t('house') }}
      />
      <TextField
        id="specimen-wrong"
        label={email}
        isRequired
        error={invalidText}
        input={{ defaultValue: 'iphigenie@', autoComplete: 'off' }}
      />
      <PasswordField
        id="specimen-password"
        label={forms('newPassword')}
        hint={forms('passwordHint', { min: 10, max: 128 })}
        texts={passwordTexts}
        input={{ defaultValue: t('house'), autoComplete: 'off' }}
      />
      <ChoiceField
        id="specimen-choice"
        label={t('choice')}
        choices={choices}
        defaultValue="jobs"
        input={{ name: 'specimen-choice' }}
      />
      <ChoiceField
        id="specimen-choice-wrong"
        label={t('choice')}
        choices={choices}
        error={requiredMessage}
        input={{ name: 'specimen-choice-wrong' }}
      />
      <CheckField id="specimen-check" input={{ defaultChecked: true }}>
        {t('check')}
      </CheckField>
      <CheckField id="specimen-check-wrong" error={requiredMessage} input={{}}>
        {t('check')}
      </CheckField>
      <div className={styles.buttons}>
        <SubmitButton isSending={false}>{t('send')}</SubmitButton>
        <SubmitButton isSending>{forms('sending')}</SubmitButton>
      </div>
    </div>
  )
}
