import type { Locale } from '@/lib/contract/common/locale'
import type { RecordTypeView } from './record-type'

/** Returns the title of a record. If the title is a choice, returns the label of the choice. */
export function toTitleText({ columns }: Pick<RecordTypeView, 'columns'>, title: string, locale: Locale): string {
  const column = Object.values(columns).find(({ isTitle }) => isTitle)
  const label = column?.kind === 'choice' ? column.choices?.[title]?.[locale] : undefined
  return label ?? title
}
