import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { mergeWords } from '@/components/word-merge/merge-words'
import { WordDiff } from '@/components/word-merge/word-diff'
import { useRecordsName } from '../block-names/use-records-name'
import styles from './conflicts.module.css'
import { MergedText } from './merged-text'
import { describeValue, textsOf } from './value-text'

export type Version = 'yours' | 'theirs' | 'merged'

/** A field that both editors changed. */
export interface ContestedField {
  label: string
  base: unknown
  yours: unknown
  theirs: unknown
  /** The full name of the other editor. */
  by: string
}

interface FieldChoiceProps {
  field: ContestedField
  selected: Version
  /** The merged text; unused for other values. */
  merged: string
  onChoose: (version: Version) => void
  onEdit: (text: string) => void
}

/** The base, both versions with changed words marked, and for texts the merge, to select one of them. */
export function FieldChoice({ field, selected, merged, onChoose, onEdit }: FieldChoiceProps) {
  const t = useTranslations('editor.conflict')
  const recordsName = useRecordsName()
  const name = useId()
  const { label, base, yours, theirs, by } = field
  const texts = textsOf([base, yours, theirs])
  const labels = { added: t('added'), removed: t('removed') }
  const described = { yes: t('yes'), no: t('no'), none: t('none') }
  const versionOf = (value: unknown) =>
    texts ? (
      <WordDiff before={String(base ?? '')} after={String(value ?? '')} labels={labels} />
    ) : (
      <p className={styles.text}>{recordsName(value) ?? describeValue(value, described)}</p>
    )
  const choice = (version: Version, title: string, content: ReactNode) => (
    <div className={styles.version} data-checked={selected === version ? '' : undefined}>
      <label className={styles.choice}>
        <input type="radio" name={name} checked={selected === version} onChange={() => onChoose(version)} />
        {title}
      </label>
      {content}
    </div>
  )

  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.version}>
        <p className={styles.choice}>{t('before')}</p>
        {texts ? (
          <WordDiff before={texts[0] ?? ''} after={texts[0] ?? ''} labels={labels} />
        ) : (
          versionOf(base)
        )}
      </div>
      {choice('yours', t('yours'), versionOf(yours))}
      {choice('theirs', t('theirs', { by }), versionOf(theirs))}
      {texts &&
        choice(
          'merged',
          t('merged'),
          <MergedText
            label={label}
            text={merged}
            onChange={(text) => {
              onEdit(text)
              onChoose('merged')
            }}
          />,
        )}
    </fieldset>
  )
}

/** The merge of both versions of a text. */
export function mergedOf({ base, yours, theirs }: Pick<ContestedField, 'base' | 'yours' | 'theirs'>): string {
  const [before = '', mine = '', other = ''] = textsOf([base, yours, theirs]) ?? []
  return mergeWords(before, mine, other).text
}
