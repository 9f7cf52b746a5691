import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { WordDiff } from '@/components/word-merge/word-diff'
import { locales } from '@/lib/contract/locale'
import { useAdministration } from '../administration-context'
import { localizedSchema } from '../localized'
import type { Field } from '../record-type'
import { ValueText } from '../value-text'
import styles from './form.module.css'
import type { ContestedValues } from './merged-value'

export type Version = 'yours' | 'theirs' | 'merged'

export interface ContestedFieldProps {
  field: Field
  values: ContestedValues
  /** Both changes as one; null where that is not possible. */
  merged: unknown
  chosen: Version
  /** Who made the other change. */
  by: string
  onChoose: (version: Version) => void
}

/** A field that two people changed: what it was, what each made of it with the changed words marked, and which of it is to stay. */
export function ContestedField({ field, values, merged, chosen, by, onChoose }: ContestedFieldProps) {
  const t = useTranslations('administration.conflict')
  const { locale } = useAdministration()
  const name = useId()
  const option = (version: Version, title: string, value: unknown): ReactNode => (
    <label className={styles.option}>
      <input type="radio" name={name} checked={chosen === version} onChange={() => onChoose(version)} />
      <span>
        {title}: <ChangedValue field={field} before={values.base} after={value} />
      </span>
    </label>
  )
  return (
    <fieldset className={styles.row}>
      <legend>{field.label[locale]}</legend>
      <p className={styles.before}>
        {t('before')}: <ValueText field={field} value={values.base} />
      </p>
      {merged !== null && option('merged', t('merged'), merged)}
      {option('yours', t('yours'), values.yours)}
      {option('theirs', t('theirs', { by }), values.theirs)}
    </fieldset>
  )
}

/** A value, of a text with the words marked that were added and removed. */
function ChangedValue({ field, before, after }: { field: Field; before: unknown; after: unknown }) {
  const t = useTranslations('administration.conflict')
  const labels = { added: t('added'), removed: t('removed') }
  if (field.kind === 'line' || field.kind === 'text' || field.kind === 'html') {
    return <WordDiff before={String(before ?? '')} after={String(after ?? '')} labels={labels} />
  }
  if (field.kind !== 'localizedLine' && field.kind !== 'localizedText')
    return <ValueText field={field} value={after} />
  const [old, text] = [before, after].map((value) => localizedSchema.safeParse(value).data)
  return locales.map((language) => (
    <span key={language} lang={language}>
      {language.toUpperCase()}:{' '}
      <WordDiff before={old?.[language] ?? ''} after={text?.[language] ?? ''} labels={labels} />
    </span>
  ))
}
