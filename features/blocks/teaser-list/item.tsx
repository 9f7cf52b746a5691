import { FramedPicture } from '@/components/media/framed-picture'
import type { TeaserListItemData } from '@/lib/contract/blocks/teaser-list'
import type { BlockViewProps } from '../block'
import { TeaserText, type TeaserTextProps } from '../components/teaser-text'
import styles from './item.module.css'

/** The teasers of records have no attributes for the editor. */
type TeaserListItemProps = Pick<BlockViewProps<TeaserListItemData>, 'data' | 'sizes' | 'headingLevel'> &
  Partial<Pick<BlockViewProps<TeaserListItemData>, 'editAttributes' | 'fieldAttributes'>> &
  Pick<TeaserTextProps, 'headlineLanguage'>

/** A teaser of a list: a picture, or a line instead, above the text. */
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
