import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/form/field-group'
import { LazyRichTextBox } from '@/components/rich-text/lazy-rich-text-box'
import { locales } from '@/lib/contract/common/locale'
import { localizedSchema } from '../../localized'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'
import type { Problems } from '../problems'

interface LocalizedHtmlInputProps extends GroupInputProps {
  isRequired: boolean
  problems: Problems
}

export function LocalizedHtmlInput({
  id,
  problems,
  value,
  onChange,
  isRequired,
  ...groupProps
}: LocalizedHtmlInputProps) {
  const t = useTranslations('administration.form')
  const texts = localizedSchema.safeParse(value).data ?? { de: '', en: '' }
  return (
    <FieldGroup id={`${id}-de`} isRequired={isRequired} {...groupProps}>
      <div className={styles.languages}>
        {locales.map((language) => (
          <FieldGroup
            key={language}
            id={`${id}-${language}`}
            label={t(`languages.${language}`)}
            error={problems[language]}
          >
            <LazyRichTextBox
              id={`${id}-${language}`}
              label={`${groupProps.label} (${t(`languages.${language}`)})`}
              language={language}
              text={texts[language]}
              isRequired={isRequired}
              isInvalid={problems[language] !== undefined}
              onChange={(html) => onChange({ ...texts, [language]: html })}
              onBlur={() => undefined}
            />
          </FieldGroup>
        ))}
      </div>
    </FieldGroup>
  )
}
