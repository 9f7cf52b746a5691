import type { Locale } from '@/lib/contract/common/locale'
import type { RecordTypeView } from './record-type'

/** What a record is called: the name of the choice where its title is one. */
export function titleText(
  { columns }: Pick<RecordTypeView, 'columns'>,
  title: string,
  locale: Locale,
): string {
  const column = Object.values(columns).find(({ isTitle }) => isTitle)
  return (column?.kind === 'choice' && column.choices?.[title]?.[locale]) || title
}
