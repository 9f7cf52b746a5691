import { useTranslations } from 'next-intl'
import { useController, useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { FieldGroup } from '@/components/form/field-group'
import { LazyRichTextBox } from '@/components/rich-text/lazy-rich-text-box'
import { getOtherLocale, type Locale, languageTags } from '@/lib/contract/common/locale'
import { isRichText, type JobFieldWith, listJobFields } from '@/lib/contract/jobs/job-fields'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { toJobFieldId } from '../displayed-problems'
import type { JobTexts } from '../job-values'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'
import { EarlierJobs } from './earlier-jobs'
import { JobFiles } from './job-files'
import styles from './job-form.module.css'
import { JobTextField } from './job-text-field'
import { Section } from './section'

/** Repeats the limit in lib/contract/jobs/jobs.ts, which is not loaded with the page. */
const maxLength = 10_000
/** From this length on, the number of remaining characters is announced. */
const announcedLength = 9000

const richTexts = listJobFields({ format: 'rich' })

/** The second step of the job form: the description in one or two languages, and the files. */
export function TextsStep() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormContext()
  const [language, isTranslated] = useWatch({ control: form.control, name: ['language', 'isTranslated'] })
  const translationLanguage = getOtherLocale(language)
  return (
    <>
      <div className={styles.fields}>
        {richTexts.map((name) => (
          <JobRichTextField key={name} name={name} language={language} hint={t(`hints.${name}`)} />
        ))}
      </div>
      <Section title={t(`translateTitle.${translationLanguage}`)}>
        <CheckField id={toJobFieldId('isTranslated')} input={form.register('isTranslated')}>
          {t('translate', { language: t(`languages.${translationLanguage}`) })}
        </CheckField>
        {isTranslated &&
          listJobFields({ isTranslated: true }).map((name) =>
            isRichText(name) ? (
              <JobRichTextField key={name} name={`translation.${name}`} language={translationLanguage} />
            ) : (
              <JobTextField
                key={name}
                name={`translation.${name}`}
                input={{ lang: languageTags[translationLanguage] }}
              />
            ),
          )}
      </Section>
      <JobFiles />
    </>
  )
}

type RichTextName = JobFieldWith<{ format: 'rich' }>

interface JobRichTextFieldProps {
  name: RichTextName | `translation.${RichTextName}`
  language: Locale
  hint?: string
}

/** A rich-text field of the ad, with the number of remaining characters. */
function JobRichTextField({ name, language, hint }: JobRichTextFieldProps) {
  const t = useTranslations('jobs.form')
  const { form, locale } = useJobFormContext()
  const { id, label, error, isRequired } = useJobField(name)
  const { field } = useController({ control: form.control, name })
  const numberFormat = new Intl.NumberFormat(languageTags[locale])
  const { length } = field.value
  const countText = t('count', { count: numberFormat.format(length), max: numberFormat.format(maxLength) })
  return (
    <FieldGroup id={id} label={label} error={error} isRequired={isRequired} {...(hint && { hint })}>
      <LazyRichTextBox
        id={id}
        label={label}
        language={language}
        text={field.value}
        isRequired={isRequired}
        isInvalid={error !== undefined}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <div className={styles.below}>
        <InsertEarlierText
          language={language}
          name={toTextName(name)}
          onInsert={(text) => field.onChange(field.value + text)}
        />
        <p className={styles.count} data-over={length > maxLength ? '' : undefined}>
          <span role={length > announcedLength ? 'status' : undefined}>{countText}</span>
        </p>
      </div>
    </FieldGroup>
  )
}

/** Returns the input name of a text in a language. */
const toTextName = (name: JobRichTextFieldProps['name']) =>
  richTexts.find((text) => name.endsWith(text)) ?? 'description'

interface InsertEarlierTextProps {
  name: keyof JobTexts
  language: Locale
  onInsert: (text: string) => void
}

/** Inserts a text of an earlier ad into the current one. */
function InsertEarlierText({ name, language, onInsert }: InsertEarlierTextProps) {
  const t = useTranslations('jobs.form.older')
  const getText = (job: OwnJob) => (job.language === language ? job : job.translation)?.[name] ?? ''
  return (
    <EarlierJobs
      title={t('insertTitle')}
      submitLabel={t('insert')}
      hasContent={(job) => getText(job) !== ''}
      onChoose={(job) => onInsert(getText(job))}
    />
  )
}
