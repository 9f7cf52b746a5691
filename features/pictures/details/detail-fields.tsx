import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { CheckField } from '@/components/form/check-field'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { SelectField } from '@/components/form/select-field'
import type { Locale } from '@/lib/contract/common/locale'
import { type MediaFolder, pictureTextLimits } from '@/lib/contract/media/media'
import { toFolderChoices } from '../library/folder-tree'
import type { DetailsForm } from './use-details'

export interface DetailFieldsProps {
  /** The language of the page; its fields come first. */
  locale: Locale
  form: DetailsForm
  folders: MediaFolder[]
}

const orders = { de: ['de', 'en'], en: ['en', 'de'] } as const

export function DetailFields({ locale, form, folders }: DetailFieldsProps) {
  const t = useTranslations('editor.pictures.details')
  const order = orders[locale]
  const folder = useWatch({ control: form.control, name: 'folder' })
  return (
    <>
      <AltFields idPrefix="picture" languages={order} form={form} />
      {order.map((language) => (
        <LongField
          key={language}
          id={`picture-description-${language}`}
          label={t(`description.${language}`)}
          lang={language}
          limit={pictureTextLimits.description}
          name={`description_${language}`}
          form={form}
        />
      ))}
      <CopyrightField idPrefix="picture" form={form} />
      <SelectField
        id="picture-folder"
        label={t('folder')}
        emptyLabel={t('noFolder')}
        choices={toFolderChoices(folders).map(({ id, name }) => ({ value: String(id), name }))}
        // Controlled, because the choices may arrive later than the value.
        input={{
          value: folder ?? '',
          onChange: ({ currentTarget }) => form.setValue('folder', Number(currentTarget.value) || null),
        }}
      />
    </>
  )
}

interface PartProps extends Pick<DetailFieldsProps, 'form'> {
  idPrefix: string
}

/**
 * The field that marks a decorative picture, and for other pictures the alternative texts in some
 * languages.
 */
export function AltFields({ idPrefix, languages, form }: PartProps & { languages: readonly Locale[] }) {
  const t = useTranslations('editor.pictures.details')
  const isDecorative = useWatch({ control: form.control, name: 'is_decorative' })
  return (
    <>
      <CheckField id={`${idPrefix}-decorative`} input={form.register('is_decorative')}>
        {t('decorative')}
      </CheckField>
      {!isDecorative &&
        languages.map((language) => (
          <LongField
            key={language}
            id={`${idPrefix}-alt-${language}`}
            label={t(`alt.${language}`)}
            hint={t('altHint')}
            lang={language}
            limit={pictureTextLimits.alt}
            name={`alt_${language}`}
            form={form}
          />
        ))}
    </>
  )
}

export function CopyrightField({ idPrefix, form }: PartProps) {
  const t = useTranslations('editor.pictures.details')
  return (
    <LongField
      id={`${idPrefix}-copyright`}
      label={t('copyright')}
      hint={t('copyrightHint')}
      limit={pictureTextLimits.copyright}
      name="copyright"
      form={form}
    />
  )
}

interface LongFieldProps {
  id: string
  label: string
  hint?: string
  lang?: Locale
  /**
   * The maximum length. The field accepts a longer text and reports it as an error, so that no
   * pasted text is lost.
   */
  limit: number
  name: `alt_${Locale}` | `description_${Locale}` | 'copyright'
  form: DetailsForm
}

function LongField({ id, label, hint, lang, limit, name, form }: LongFieldProps) {
  const t = useTranslations('editor.pictures.details')
  const { length } = useWatch({ control: form.control, name })
  const count = t('count', { count: length, limit })
  return (
    <Field
      id={id}
      label={label}
      hint={hint ? `${hint} ${count}` : count}
      error={form.formState.errors[name] && t('tooLong', { count: length - limit })}
    >
      {(control) => (
        <textarea {...form.register(name)} {...control} rows={2} lang={lang} className={formStyles.input} />
      )}
    </Field>
  )
}
