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
  const tForms = useTranslations('forms')
  const passwordTexts = { show: tForms('showPassword'), hide: tForms('hidePassword') }
  const email = tForms('email')
  const requiredMessage = tForms('problems.required')
  const invalidText = tForms('problems.invalid_email')
  const choices = (['members', 'jobs', 'both'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <div className={`shell ${styles.fields}`} data-example="fields">
      <ProblemList
        title={tForms('summary')}
        problems={[
          { fieldId: 'specimen-wrong', message: `${email}: ${invalidText}` },
          { fieldId: null, message: tForms('problems.too_many_attempts') },
        ]}
      />
      <TextField id="specimen-empty" label={email} isRequired input={{ type: 'email', autoComplete: 'off' }} />
      <TextField
        id="specimen-filled"
        label={tForms('organization')}
        hint={tForms('optional')}
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
        label={tForms('newPassword')}
        hint={tForms('passwordHint', { min: 10, max: 128 })}
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
        <SubmitButton isSending>{tForms('sending')}</SubmitButton>
      </div>
    </div>
  )
}
