import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { languageTags, otherLocale } from '@/lib/contract/locale'
import { jobFieldId } from '../shown-problems'
import { useJobFormParts } from '../use-job-form'
import { JobFiles } from './job-files'
import styles from './job-form.module.css'
import { RichLine } from './rich-line'
import { Section } from './section'
import { TextLine } from './text-line'

/** The second step: what the work is, in one language or both, and its files. */
export function TextsStep() {
  const t = useTranslations('jobs.form')
  const { form } = useJobFormParts()
  const [language, isTranslated] = useWatch({ control: form.control, name: ['language', 'isTranslated'] })
  const other = otherLocale(language)
  return (
    <>
      <div className={styles.fields}>
        <RichLine name="description" language={language} hint={t('hints.description')} />
        <RichLine name="requirements" language={language} hint={t('hints.requirements')} />
        <RichLine name="offer" language={language} hint={t('hints.offer')} />
      </div>
      <Section title={t(`translateTitle.${other}`)}>
        <CheckField id={jobFieldId('isTranslated')} input={form.register('isTranslated')}>
          {t('translate', { language: t(`languages.${other}`) })}
        </CheckField>
        {isTranslated && (
          <>
            <TextLine name="translation.title" input={{ lang: languageTags[other] }} />
            <RichLine name="translation.description" language={other} />
            <RichLine name="translation.requirements" language={other} />
            <RichLine name="translation.offer" language={other} />
            <TextLine name="translation.salary" input={{ lang: languageTags[other] }} />
          </>
        )}
      </Section>
      <JobFiles />
    </>
  )
}
