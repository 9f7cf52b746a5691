import { useTranslations } from 'next-intl'
import { useController, useWatch } from 'react-hook-form'
import { ChoiceField } from '@/components/form/choice-field'
import { DayField } from '@/components/ui/aria/day-field'
import { toJobFieldId } from '../displayed-problems'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'
import { useWordingAdvice } from '../use-wording-advice'
import { EarlierJobs } from './earlier-jobs'
import { JobChoiceField } from './job-choice-field'
import styles from './job-form.module.css'
import { JobTextField } from './job-text-field'
import { Section } from './section'

/** The third step: conditions, deadline, ways to apply, and the contact for questions. */
export function ConditionsStep() {
  const t = useTranslations('jobs.form')
  return (
    <>
      <Section title={t('groups.conditions')}>
        <div className={styles.pair}>
          <JobChoiceField name="employment_type" />
          <JobChoiceField name="contract_type" />
        </div>
        <JobTextField name="salary" hint={t('hints.salary')} />
        <EmploymentStartField />
      </Section>
      <Section title={t('groups.application')}>
        <JobDayField name="deadline" hint={t('hints.deadline')} />
        <JobTextField
          name="application_url"
          hint={t('hints.application_url')}
          input={{ type: 'url', autoComplete: 'url' }}
        />
        <JobTextField name="application_email" input={{ type: 'email', autoComplete: 'email' }} />
      </Section>
      <Section title={t('groups.contact')}>
        <JobTextField name="contact_name" input={{ autoComplete: 'name' }} />
        <JobTextField
          name="contact_email"
          hint={t('hints.contact_email')}
          input={{ type: 'email', autoComplete: 'email' }}
        />
        <JobTextField name="contact_phone" input={{ type: 'tel', autoComplete: 'tel' }} />
        <ContactFromEarlierJob />
      </Section>
    </>
  )
}

function ContactFromEarlierJob() {
  const t = useTranslations('jobs.form.older')
  const { form } = useJobFormContext()
  return (
    <EarlierJobs
      title={t('insertTitle')}
      submitLabel={t('insert')}
      hasContent={({ contact_email }) => contact_email !== ''}
      onChoose={({ contact_name, contact_email, contact_phone }) => {
        form.setValue('contact_name', contact_name)
        form.setValue('contact_email', contact_email)
        form.setValue('contact_phone', contact_phone)
      }}
    />
  )
}

function EmploymentStartField() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormContext()
  const start = useWatch({ control: form.control, name: 'start' })
  return (
    <>
      <ChoiceField
        id={toJobFieldId('start')}
        label={t('fields.start')}
        choices={[
          { value: 'open', label: t('starts.open') },
          { value: 'now', label: t('starts.now') },
          { value: 'date', label: t('starts.date') },
        ]}
        input={form.register('start')}
      />
      {start === 'date' && <JobDayField name="starts_on" />}
    </>
  )
}

function JobDayField({ name, hint }: { name: 'deadline' | 'starts_on'; hint?: string }) {
  const t = useTranslations('jobs.form.advice')
  const { form } = useJobFormContext()
  const advice = useWordingAdvice()[name]
  const { field: control } = useController({ control: form.control, name })
  return (
    <DayField
      {...useJobField(name)}
      {...(hint && { hint })}
      advice={advice && t(advice)}
      value={control.value}
      onChange={control.onChange}
      input={{ name, onBlur: control.onBlur }}
    />
  )
}
