import { classNames } from '@/lib/class-names'
import type { DisplayedTextData } from '@/lib/contract/blocks/text'
import type { FieldViewProps } from '../block'
import { RichText } from './rich-text'
import styles from './view.module.css'

/** Text block: running text in a column of readable width. */
export function TextView({ data, fieldAttributes }: FieldViewProps<DisplayedTextData>) {
  return (
    <div
      id={data.anchor || undefined}
      className={classNames(styles.text, data.add_additional_space && styles.spacious)}
      {...fieldAttributes?.('content')}
    >
      <RichText content={data.content} />
    </div>
  )
}
