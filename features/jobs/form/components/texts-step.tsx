import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { languageTags, otherLocale } from '@/lib/contract/common/locale'
import { isRichText, jobFieldsWith } from '@/lib/contract/jobs/job-fields'
import { toJobFieldId } from '../displayed-problems'
import { useJobFormContext } from '../use-job-form'
import { JobFiles } from './job-files'
import styles from './job-form.module.css'
import { JobRichTextField } from './job-rich-text-field'
import { JobTextField } from './job-text-field'
import { Section } from './section'

const richTexts = jobFieldsWith({ format: 'rich' })

/** The second step of the job form: the description in one or two languages, and the files. */
export function TextsStep() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormContext()
  const [language, isTranslated] = useWatch({ control: form.control, name: ['language', 'isTranslated'] })
  const translationLanguage = otherLocale(language)
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
          jobFieldsWith({ isTranslated: true }).map((name) =>
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
