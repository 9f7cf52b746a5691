import type { Locale } from '@/lib/contract/common/locale'
import type { RecordTypeView } from './record-type'

/** Returns the title of a record: the label of the choice if its title is one. */
export function titleText(
  { columns }: Pick<RecordTypeView, 'columns'>,
  title: string,
  locale: Locale,
): string {
  const column = Object.values(columns).find(({ isTitle }) => isTitle)
  return (column?.kind === 'choice' && column.choices?.[title]?.[locale]) || title
}
