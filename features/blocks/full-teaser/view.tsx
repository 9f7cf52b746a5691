import { FramedPicture } from '@/components/media/framed-picture'
import { classNames } from '@/lib/class-names'
import type { FullTeaserData } from '@/lib/contract/blocks/full-teaser'
import type { BlockViewProps } from '../block'
import { TeaserText } from '../components/teaser-text'
import { getBleedSizes, getListSizes, pageSizes } from '../list-sizes'
import styles from './view.module.css'

const variants = {
  default: { ground: undefined, side: 'start' },
  'image-right-bg-red': { ground: 'on-crimson', side: 'end' },
  'image-left-bg-red': { ground: 'on-crimson', side: 'start' },
  'image-right-bg-green': { ground: 'on-green', side: 'end' },
  'image-left-bg-green': { ground: 'on-green', side: 'start' },
} as const satisfies Record<FullTeaserData['extra_class'], unknown>

/**
 * The `sizes` of the picture (view.module.css): seven columns of the page, or half the colored
 * area.
 */
const getPlainSizes = (sizes: string) => getListSizes(sizes, [{ fromEm: 53, columns: 12 / 7 }])
const getGroundSizes = (sizes: string) => getBleedSizes(sizes, { fromEm: 49, columns: 2 })

/**
 * Full teaser block: a large picture with a headline and a short text, optionally on a colored
 * area.
 */
export function FullTeaserView({ data, sizes, headingLevel, fieldAttributes }: BlockViewProps<FullTeaserData>) {
  const { image, extra_class, anchor } = data
  const { ground, side } = variants[extra_class]
  return (
    <div id={anchor || undefined} className={classNames(styles.root, ground)} data-bleed={ground}>
      <div
        className={styles.teaser}
        data-variant={ground ? 'ground' : 'plain'}
        data-parent={sizes === pageSizes ? 'page' : 'column'}
        data-picture={image ? side : 'none'}
      >
        <TeaserText
          teaser={data}
          headingLevel={headingLevel}
          className={styles.text}
          isLarge
          fieldAttributes={fieldAttributes}
        />
        {image && (
          <FramedPicture
            image={image}
            sizes={ground ? getGroundSizes(sizes) : getPlainSizes(sizes)}
            className={styles.picture}
          />
        )}
      </div>
    </div>
  )
}
