import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/form/field-group'
import { TextField } from '@/components/form/text-field'
import { languageTags, locales } from '@/lib/contract/common/locale'
import { localizedSchema } from '../../localized'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'
import type { Problems } from '../problems'
import { TextArea } from './text-area'

interface LocalizedInputProps extends GroupInputProps {
  isRequired: boolean
  problems: Problems
  isLong: boolean
}

/** The input for a text in both languages, side by side. A missing translation is marked. */
export function LocalizedInput({ id, problems, isLong, value, onChange, ...groupProps }: LocalizedInputProps) {
  const t = useTranslations('administration.form')
  const texts = localizedSchema.safeParse(value).data ?? { de: '', en: '' }
  const isWritten = locales.some((language) => texts[language].trim() !== '')
  return (
    <FieldGroup id={`${id}-de`} {...groupProps}>
      <div className={styles.languages}>
        {locales.map((language) => {
          const isMissing = isWritten && texts[language].trim() === ''
          const field = {
            id: `${id}-${language}`,
            label: t(`languages.${language}`),
            error: problems[language],
            ...(isMissing && { advice: t('missing') }),
          }
          const write = (text: string) => onChange({ ...texts, [language]: text })
          return isLong ? (
            <TextArea
              key={language}
              {...field}
              value={texts[language]}
              lang={languageTags[language]}
              onChange={write}
            />
          ) : (
            <TextField
              key={language}
              {...field}
              input={{
                value: texts[language],
                lang: languageTags[language],
                autoComplete: 'off',
                onChange: (event) => write(event.currentTarget.value),
              }}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
