import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import { requireSuccess } from '@/lib/api/require-success'
import { locales } from '@/lib/contract/common/locale'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'
import { EarlierJobs } from './earlier-jobs'
import { EmployerField } from './employer-field'
import { JobChoiceField } from './job-choice-field'
import styles from './job-form.module.css'
import { JobTextField } from './job-text-field'
import { Section } from './section'

/** The first step of the form: employer, position and place. */
export function PostStep() {
  const t = useTranslations('jobs.form')
  const { state } = useJobFormContext()
  return (
    <>
      {state.job === null && <CopyEarlierJob />}
      <Section title={t('groups.post')}>
        <JobTextField name="title" hint={t('hints.title')} />
        <div className={styles.pair}>
          <JobChoiceField name="category" />
          <JobChoiceField name="occupation" />
        </div>
        <JobChoiceField name="specialization" />
        <LanguageField />
      </Section>
      <Section title={t('groups.employer')}>
        <EmployerField />
        <JobTextField name="employer" input={{ autoComplete: 'organization' }} />
      </Section>
      <PlaceSection />
    </>
  )
}

function LanguageField() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormContext()
  const { id, label, error } = useJobField('language')
  return (
    <ChoiceField
      id={id}
      label={label}
      error={error}
      choices={locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
      input={form.register('language')}
    />
  )
}

function PlaceSection() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormContext()
  const field = useJobField('is_remote')
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <Section title={t('groups.place')}>
      <JobTextField name="place" hint={t('hints.place')} />
      <div className={styles.pair}>
        {country === 'DE' && <JobChoiceField name="region" />}
        <JobChoiceField name="country" />
      </div>
      <CheckField id={field.id} error={field.error} input={form.register('is_remote')}>
        {t('remote')}
      </CheckField>
    </Section>
  )
}

/**
 * Starts a new ad as a copy of an earlier one. The deadline is not copied. Values that were already
 * entered remain a draft: the form saves them when it closes, or they stay in this browser.
 */
function CopyEarlierJob() {
  const t = useTranslations('jobs.form.older')
  const { locale, callWithLogin, onOpen } = useJobFormContext()
  const copyMutation = useMutation({
    mutationFn: ({ id }: OwnJob) =>
      requireSuccess(
        callWithLogin(async () => (await import('../../own-jobs/own-job-calls')).postJob(locale, id, 'copy')),
      ),
    onSuccess: onOpen,
  })
  return (
    <EarlierJobs
      title={t('copyTitle')}
      submitLabel={t('copy')}
      hasContent={() => true}
      onChoose={(job) => copyMutation.isPending || copyMutation.mutate(job)}
    >
      <p>{t('copyText')}</p>
      {copyMutation.isError && <p role="alert">{t('failed')}</p>}
    </EarlierJobs>
  )
}
