import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { FieldGroup } from '@/components/form/field-group'
import formStyles from '@/components/form/form.module.css'
import { locales } from '@/lib/contract/common/locale'
import { localizedSchema } from '../../localized'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'
import type { Problems } from '../problems'

const RichTextBox = lazy(() =>
  import('@/components/rich-text/rich-text-box').then((module) => ({ default: module.RichTextBox })),
)

interface LocalizedHtmlInputProps extends GroupInputProps {
  isRequired: boolean
  problems: Problems
}

/** The input for a rich text in both languages. */
export function LocalizedHtmlInput({
  id,
  problems,
  value,
  onChange,
  isRequired,
  ...frame
}: LocalizedHtmlInputProps) {
  const t = useTranslations('administration.form')
  const texts = localizedSchema.safeParse(value).data ?? { de: '', en: '' }
  return (
    <FieldGroup id={`${id}-de`} isRequired={isRequired} {...frame}>
      <div className={styles.languages}>
        {locales.map((language) => (
          <FieldGroup
            key={language}
            id={`${id}-${language}`}
            label={t(`languages.${language}`)}
            error={problems[language]}
          >
            <Suspense fallback={<div className={formStyles.input} />}>
              <RichTextBox
                id={`${id}-${language}`}
                label={`${frame.label} (${t(`languages.${language}`)})`}
                language={language}
                text={texts[language]}
                isRequired={isRequired}
                isInvalid={problems[language] !== undefined}
                onChange={(html) => onChange({ ...texts, [language]: html })}
                onBlur={() => undefined}
              />
            </Suspense>
          </FieldGroup>
        ))}
      </div>
    </FieldGroup>
  )
}
