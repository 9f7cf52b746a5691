import { FramedPicture } from '@/components/media/framed-picture'
import type { TeaserListItemData } from '@/lib/contract/blocks/teaser-list'
import type { BlockViewProps } from '../block'
import { TeaserText, type TeaserTextProps } from '../components/teaser-text'
import styles from './item.module.css'

/** Of records there is nothing to be edited. */
type TeaserListItemProps = Pick<BlockViewProps<TeaserListItemData>, 'data' | 'sizes' | 'headingLevel'> &
  Partial<Pick<BlockViewProps<TeaserListItemData>, 'editAttributes' | 'fieldAttributes'>> &
  Pick<TeaserTextProps, 'headlineLanguage'>

/** A teaser of a list: its picture, or a line instead, above its text. */
export function TeaserListItemView({
  data,
  headlineLanguage,
  sizes,
  headingLevel,
  editAttributes,
  fieldAttributes,
}: TeaserListItemProps) {
  return (
    <div className={styles.teaser} data-picture={data.image ? 'above' : 'none'} {...editAttributes}>
      <TeaserText
        teaser={data}
        headlineLanguage={headlineLanguage}
        headingLevel={headingLevel}
        className={styles.text}
        fieldAttributes={fieldAttributes}
      />
      {data.image && <FramedPicture image={data.image} sizes={sizes} className={styles.picture} />}
    </div>
  )
}
