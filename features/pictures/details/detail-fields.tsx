import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/common/locale'
import { type MediaFolder, pictureTextLimits } from '@/lib/contract/media/media'
import type { PictureDetails } from '../calls'
import { toFolderChoices } from '../library/folder-tree'

export interface DetailFieldsProps {
  /** The language of the page; its fields come first. */
  locale: Locale
  mine: PictureDetails
  folders: MediaFolder[]
  onChange: (change: Partial<PictureDetails>) => void
}

const orders = { de: ['de', 'en'], en: ['en', 'de'] } as const

/** The fields of a picture's details. */
export function DetailFields({ locale, mine, folders, onChange }: DetailFieldsProps) {
  const t = useTranslations('editor.pictures.details')
  const order = orders[locale]
  return (
    <>
      <AltFields idPrefix="picture" languages={order} mine={mine} onChange={onChange} />
      {order.map((language) => (
        <LongField
          key={language}
          id={`picture-description-${language}`}
          label={t(`description.${language}`)}
          lang={language}
          limit={pictureTextLimits.description}
          value={mine[`description_${language}`]}
          onChange={(text) => onChange({ [`description_${language}`]: text })}
        />
      ))}
      <CopyrightField idPrefix="picture" mine={mine} onChange={onChange} />
      <Field id="picture-folder" label={t('folder')}>
        {(control) => (
          <select
            {...control}
            className={formStyles.input}
            value={mine.folder ?? ''}
            onChange={({ currentTarget }) => onChange({ folder: Number(currentTarget.value) || null })}
          >
            <option value="">{t('noFolder')}</option>
            {toFolderChoices(folders).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}

interface PartProps extends Pick<DetailFieldsProps, 'mine' | 'onChange'> {
  /** The prefix of the field ids. */
  idPrefix: string
}

/**
 * The field that marks a decorative picture, and for other pictures the alternative texts in some
 * languages.
 */
export function AltFields({
  idPrefix,
  languages,
  mine,
  onChange,
}: PartProps & { languages: readonly Locale[] }) {
  const t = useTranslations('editor.pictures.details')
  return (
    <>
      <CheckField
        id={`${idPrefix}-decorative`}
        input={{
          checked: mine.is_decorative,
          onChange: ({ currentTarget }) => onChange({ is_decorative: currentTarget.checked }),
        }}
      >
        {t('decorative')}
      </CheckField>
      {!mine.is_decorative &&
        languages.map((language) => (
          <LongField
            key={language}
            id={`${idPrefix}-alt-${language}`}
            label={t(`alt.${language}`)}
            hint={t('altHint')}
            lang={language}
            limit={pictureTextLimits.alt}
            value={mine[`alt_${language}`]}
            onChange={(text) => onChange({ [`alt_${language}`]: text })}
          />
        ))}
    </>
  )
}

/** The credit of a picture. */
export function CopyrightField({ idPrefix, mine, onChange }: PartProps) {
  const t = useTranslations('editor.pictures.details')
  return (
    <LongField
      id={`${idPrefix}-copyright`}
      label={t('copyright')}
      hint={t('copyrightHint')}
      limit={pictureTextLimits.copyright}
      value={mine.copyright}
      onChange={(text) => onChange({ copyright: text })}
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
  value: string
  onChange: (text: string) => void
}

function LongField({ id, label, hint, lang, limit, value, onChange }: LongFieldProps) {
  const t = useTranslations('editor.pictures.details')
  const count = t('count', { count: value.length, limit })
  return (
    <Field
      id={id}
      label={label}
      hint={hint ? `${hint} ${count}` : count}
      error={value.length > limit ? t('tooLong', { count: value.length - limit }) : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          lang={lang}
          className={formStyles.input}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}

/** Returns true if all texts respect their limits. */
export function isWithinLimits(mine: PictureDetails): boolean {
  const { alt, description, copyright } = pictureTextLimits
  return (
    [mine.alt_de, mine.alt_en].every((text) => text.length <= alt) &&
    [mine.description_de, mine.description_en].every((text) => text.length <= description) &&
    mine.copyright.length <= copyright
  )
}
