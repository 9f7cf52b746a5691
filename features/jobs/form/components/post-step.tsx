import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { ChoiceField } from '@/components/form/choice-field'
import { locales } from '@/lib/contract/common/locale'
import { useJobField } from '../use-job-field'
import { useJobFormParts } from '../use-job-form'
import { useWordingHints } from '../use-wording-hints'
import { ChoiceLine } from './choice-line'
import { CopyOlder } from './copy-older'
import styles from './job-form.module.css'
import { OrganizationLine } from './organization-line'
import { Section } from './section'
import { TextLine } from './text-line'

/** The first step of the form: employer, position and place. */
export function PostStep() {
  const t = useTranslations('jobs.form')
  const { state } = useJobFormParts()
  return (
    <>
      {state.job === null && <CopyOlder />}
      <Section title={t('groups.post')}>
        <TitleLine />
        <div className={styles.pair}>
          <ChoiceLine name="category" />
          <ChoiceLine name="occupation" />
        </div>
        <ChoiceLine name="specialization" />
        <LanguageLine />
      </Section>
      <Section title={t('groups.employer')}>
        <OrganizationLine />
        <TextLine name="employer" input={{ autoComplete: 'organization' }} />
      </Section>
      <PlaceSection />
    </>
  )
}

function TitleLine() {
  const t = useTranslations('jobs.form')
  const { title } = useWordingHints()
  return <TextLine name="title" hint={t('hints.title')} advice={title && t(`advice.${title}`)} />
}

function LanguageLine() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormParts()
  const { id, label, error } = useJobField()('language')
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
  const { form } = useJobFormParts()
  const field = useJobField()('is_remote')
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <Section title={t('groups.place')}>
      <TextLine name="place" hint={t('hints.place')} />
      <div className={styles.pair}>
        {country === 'DE' && <ChoiceLine name="region" />}
        <ChoiceLine name="country" />
      </div>
      <CheckField id={field.id} error={field.error} input={form.register('is_remote')}>
        {t('remote')}
      </CheckField>
    </Section>
  )
}
