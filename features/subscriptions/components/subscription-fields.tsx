import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes } from 'react'
import { ChoiceField } from '@/components/form/choice-field'
import { FieldGroup } from '@/components/form/field-group'
import styles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { alertFrequencies, listTopics, type MailingList } from '@/lib/contract/forms/subscription'
import type { FieldName, FieldTexts } from '../field-texts'

/** The initial values of the fields, by name. */
export type FieldValues = Readonly<Record<string, readonly string[]>>

export interface SubscriptionFieldsProps {
  list: MailingList
  texts: FieldTexts
  values: FieldValues
  /** The language of all mails; undefined if subscribers choose one. */
  mailLanguage?: Locale | undefined
  register: (name: FieldName) => InputHTMLAttributes<HTMLInputElement>
}

/** The data that subscribers enter and can change later: personal data, topics, language. */
export function SubscriptionFields({ list, texts, values, mailLanguage, register }: SubscriptionFieldsProps) {
  const t = useTranslations('subscriptions')
  const tForms = useTranslations('forms')
  const textProps = (name: FieldName, autoComplete: string) => ({
    ...texts.field(name),
    input: { ...register(name), defaultValue: values[name]?.[0] ?? '', autoComplete },
  })
  return (
    <>
      {list === 'newsletter' && <TextField {...textProps('name', 'name')} hint={tForms('optional')} />}
      {list === 'press' && (
        <>
          <TextField {...textProps('salutation', 'honorific-prefix')} hint={t('salutationHint')} />
          <div className={styles.row}>
            <TextField {...textProps('first_name', 'given-name')} isRequired />
            <TextField {...textProps('last_name', 'family-name')} isRequired />
          </div>
          <TextField {...textProps('medium', 'organization')} isRequired />
          <div className={styles.row}>
            <TextField {...textProps('function', 'organization-title')} hint={tForms('optional')} />
            <TextField {...textProps('phone', 'tel')} hint={tForms('optional')} />
          </div>
        </>
      )}
      {list === 'job-alerts' ? (
        <ChoiceField
          {...texts.field('frequency')}
          choices={alertFrequencies.map((name) => ({ value: name, label: t(`frequencies.${name}`) }))}
          defaultValue={values.frequency?.[0] ?? 'daily'}
          input={register('frequency')}
        />
      ) : (
        <FieldGroup {...texts.field('topics')} isRequired>
          {listTopics[list].map((topic, index) => {
            const id = index === 0 ? texts.field('topics').id : `${texts.field('topics').id}-${topic}`
            return (
              <div key={topic} className={styles.check}>
                <input
                  {...register('topics')}
                  id={id}
                  type="checkbox"
                  value={topic}
                  defaultChecked={values.topics?.includes(topic) ?? false}
                />
                <label htmlFor={id}>{t(`topics.${topic}`)}</label>
              </div>
            )
          })}
        </FieldGroup>
      )}
      {mailLanguage ? (
        <input {...register('language')} type="hidden" defaultValue={values.language?.[0] ?? mailLanguage} />
      ) : (
        <ChoiceField
          {...texts.field('language')}
          choices={locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
          defaultValue={values.language?.[0] ?? ''}
          input={register('language')}
        />
      )}
    </>
  )
}
