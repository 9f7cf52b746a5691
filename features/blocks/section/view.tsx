import { FramedPicture } from '@/components/media/framed-picture'
import { classNames } from '@/lib/class-names'
import type { SectionData } from '@/lib/contract/blocks/section'
import type { BlockViewProps } from '../block'
import { getBleedSizes, getListSizes, pageSizes, type SizeStep } from '../list-sizes'
import styles from './view.module.css'

const grounds = { red: 'on-crimson', green: 'on-green' } as const

/** The breakpoints of columns side by side (view.module.css), by number of columns. */
const steps: Record<'withoutPicture' | 'withPicture', SizeStep[][]> = {
  withoutPicture: [[], [{ fromEm: 48, columns: 2 }], [{ fromEm: 67, columns: 3 }]],
  withPicture: [
    [{ fromEm: 57, columns: 12 / 7 }],
    [
      { fromEm: 82, columns: 24 / 7 },
      { fromEm: 57, columns: 12 / 7 },
    ],
    [
      { fromEm: 120, columns: 36 / 7 },
      { fromEm: 57, columns: 12 / 7 },
    ],
  ],
}

/** Section block: columns of modules, and a picture, on a full-width colored area (spec §3). */
export function SectionView({ data, module, sizes, renderModules }: BlockViewProps<SectionData>) {
  const { href, image } = data
  const columns = module.columns.toSorted((a, b) => a.index - b.index)
  const filledColumns = columns.filter((column) => column.children.length > 0)
  if (!image && filledColumns.length === 0) return null
  const isSplit = image !== null && filledColumns.length > 0
  const columnsPerRow = Math.min(filledColumns.length, 3)
  const columnSizes = getListSizes(sizes, steps[isSplit ? 'withPicture' : 'withoutPicture'][columnsPerRow - 1] ?? [])
  return (
    <div className={classNames(styles.section, grounds[href])} data-bleed={grounds[href]}>
      <div
        className={styles.area}
        data-picture={isSplit ? 'beside' : undefined}
        data-parent={sizes === pageSizes ? 'page' : 'column'}
      >
        {filledColumns.length > 0 && (
          <div className={styles.text}>
            <div className={styles.columns} data-columns={columnsPerRow}>
              {filledColumns.map((column) => (
                <div key={column.index} className={styles.column}>
                  {renderModules(column.children, columnSizes)}
                </div>
              ))}
            </div>
          </div>
        )}
        {image && (
          <FramedPicture
            image={image}
            sizes={
              isSplit
                ? getBleedSizes(sizes, { fromEm: 57, columns: 12 / 5 })
                : getBleedSizes(sizes, { fromEm: 0, columns: 1 })
            }
            className={styles.picture}
          />
        )}
      </div>
    </div>
  )
}
