import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { ChoiceField } from '@/components/form/choice-field'
import { jobFieldId } from '../shown-problems'
import { useJobFormParts } from '../use-job-form'
import { useWordingHints } from '../use-wording-hints'
import { ChoiceLine } from './choice-line'
import { DayLine } from './day-line'
import styles from './job-form.module.css'
import { OlderJobs } from './older-jobs'
import { Section } from './section'
import { TextLine } from './text-line'

/** The third step: conditions, deadline, ways to apply, and the contact for questions. */
export function ConditionsStep() {
  const t = useTranslations('jobs.form')
  return (
    <>
      <Section title={t('groups.conditions')}>
        <div className={styles.pair}>
          <ChoiceLine name="employment_type" />
          <ChoiceLine name="contract_type" />
        </div>
        <SalaryLine />
        <StartLine />
      </Section>
      <Section title={t('groups.application')}>
        <DeadlineLine />
        <TextLine
          name="application_url"
          hint={t('hints.application_url')}
          input={{ type: 'url', autoComplete: 'url' }}
        />
        <TextLine name="application_email" input={{ type: 'email', autoComplete: 'email' }} />
      </Section>
      <Section title={t('groups.contact')}>
        <TextLine name="contact_name" input={{ autoComplete: 'name' }} />
        <TextLine
          name="contact_email"
          hint={t('hints.contact_email')}
          input={{ type: 'email', autoComplete: 'email' }}
        />
        <TextLine name="contact_phone" input={{ type: 'tel', autoComplete: 'tel' }} />
        <ContactOfOlder />
      </Section>
    </>
  )
}

function ContactOfOlder() {
  const t = useTranslations('jobs.form.older')
  const { form } = useJobFormParts()
  return (
    <OlderJobs
      title={t('insertTitle')}
      submit={t('insert')}
      offers={({ contact_email }) => contact_email !== ''}
      onChoose={({ contact_name, contact_email, contact_phone }) => {
        form.setValue('contact_name', contact_name)
        form.setValue('contact_email', contact_email)
        form.setValue('contact_phone', contact_phone)
      }}
    />
  )
}

function SalaryLine() {
  const t = useTranslations('jobs.form')
  const { salary } = useWordingHints()
  return <TextLine name="salary" hint={t('hints.salary')} advice={salary && t(`advice.${salary}`)} />
}

function DeadlineLine() {
  const t = useTranslations('jobs.form')
  const { deadline } = useWordingHints()
  return <DayLine name="deadline" hint={t('hints.deadline')} advice={deadline && t(`advice.${deadline}`)} />
}

function StartLine() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormParts()
  const start = useWatch({ control: form.control, name: 'start' })
  return (
    <>
      <ChoiceField
        id={jobFieldId('start')}
        label={t('fields.start')}
        choices={[
          { value: 'open', label: t('starts.open') },
          { value: 'now', label: t('starts.now') },
          { value: 'date', label: t('starts.date') },
        ]}
        input={form.register('start')}
      />
      {start === 'date' && <DayLine name="starts_on" />}
    </>
  )
}
